import type { OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { Caller, Endpoint } from '../../contract/endpoint.ts';
import { Compressed } from './compressed.ts';
import { ApiError } from './errors.ts';

/** The signed-in person of a request, as the access token and its session vouch for. */
export interface Reader {
  id: string;
  email: string;
  sessionId: string;
}

export type Env = {
  Variables: {
    requestId: string;
    /** Resolves the Bearer token; throws an ApiError where there is none or it is no longer good. */
    authenticate: () => Promise<Reader>;
  };
};
export type App = OpenAPIHono<Env>;

type Output<S> = S extends z.ZodType ? z.output<S> : undefined;

interface Call<C extends Caller, B, Q, V> {
  reader: C extends 'reader' ? Reader : undefined;
  body: Output<B>;
  query: Output<Q>;
  params: Output<V>;
  context: Context<Env>;
}

const compressedHeaders = { 'Content-Type': 'application/json', Vary: 'Accept-Encoding' };

/** Serves one line of the table of endpoints: who may call and what goes in are settled before `handle` runs. */
export function mount<
  C extends Caller,
  R extends z.ZodType,
  B extends z.ZodType | undefined,
  Q extends z.ZodType | undefined,
  V extends z.ZodType | undefined,
>(
  app: App,
  endpoint: Endpoint<'get' | 'post' | 'put' | 'delete', string, C, R, B, Q, V>,
  handle: (call: Call<C, B, Q, V>) => Promise<z.input<R>> | z.input<R> | Compressed<z.input<R>>,
): void {
  app.openAPIRegistry.registerPath(endpoint.route);
  const path = endpoint.path.replace(/\{(\w+)\}/g, ':$1');
  app.on(endpoint.method.toUpperCase(), path, async (context) => {
    const reader = endpoint.caller === 'reader' ? await context.get('authenticate')() : undefined;
    const call = {
      reader,
      body: endpoint.body && parse(endpoint.body, await readJson(context), 'body'),
      query: endpoint.query && parse(endpoint.query, context.req.query(), 'query'),
      params: endpoint.params && parse(endpoint.params, context.req.param(), 'path'),
      context,
    } as Call<C, B, Q, V>;
    const reply = await handle(call);
    if (endpoint.caller === 'reader') context.header('Cache-Control', 'private, no-store');
    if (reply instanceof Compressed) return reply.send(context, compressedHeaders);
    return context.json(reply as object);
  });
}

async function readJson(context: Context<Env>): Promise<unknown> {
  const text = await context.req.text();
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError('bad_json', 'The request body is not valid JSON.');
  }
}

function parse(schema: z.ZodType, value: unknown, where: string): unknown {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issues = result.error.issues.map((issue) => ({
    path: [where, ...issue.path].join('.'),
    message: issue.message,
  }));
  throw new ApiError('validation_failed', `The ${where} of the request is not valid.`, { issues });
}
