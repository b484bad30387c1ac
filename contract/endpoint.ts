import { createRoute, type RouteConfig, z } from '@hono/zod-openapi';
import { type ErrorCode, errorCodes } from './errors.ts';

/** The body of every error of the product's own API. `issues` names the fields at fault, where fields are. */
export const ErrorBody = z
  .object({
    code: z.enum(errorCodes),
    message: z.string(),
    issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  })
  .openapi('Error');
export type ErrorBody = z.infer<typeof ErrorBody>;

export type Caller = 'anyone' | 'reader';
type Method = 'get' | 'post' | 'put' | 'delete';
type Part = z.ZodType | undefined;

export interface Endpoint<
  M extends Method,
  P extends string,
  C extends Caller,
  R extends z.ZodType,
  B extends Part,
  Q extends Part,
  V extends Part,
> {
  method: M;
  path: P;
  /** `anyone`: signed out too. `reader`: with the Bearer access token of a live session. */
  caller: C;
  body: B;
  query: Q;
  params: V;
  reply: R;
  /** The same line as the OpenAPI document and the router read it. */
  route: RouteConfig;
}

/**
 * One line of the table of endpoints: from it the server mounts the handler, the browser types its calls
 * and the OpenAPI document is written. `errors` are the codes beyond those that any endpoint may answer.
 */
export function endpoint<
  M extends Method,
  P extends string,
  C extends Caller,
  R extends z.ZodType,
  B extends Part = undefined,
  Q extends z.ZodObject | undefined = undefined,
  V extends z.ZodObject | undefined = undefined,
>(line: {
  method: M;
  path: P;
  caller: C;
  summary: string;
  body?: B;
  query?: Q;
  params?: V;
  reply: R;
  errors?: readonly ErrorCode[];
}): Endpoint<M, P, C, R, B, Q, V> {
  const { method, path, caller, summary, body, query, params, reply, errors = [] } = line;
  const codes: ErrorCode[] = ['validation_failed', 'over_request_rate_limit', 'internal_error', ...errors];
  if (caller === 'reader') codes.push('no_authorization', 'bad_jwt', 'session_not_found');
  const route = createRoute({
    method,
    path,
    summary,
    security: caller === 'reader' ? [{ bearer: [] }] : [],
    request: {
      ...(body && { body: { required: true, content: { 'application/json': { schema: body } } } }),
      ...(query && { query }),
      ...(params && { params }),
    },
    responses: {
      200: { description: 'OK', content: { 'application/json': { schema: reply } } },
      default: {
        description: `Error: ${codes.join(', ')}`,
        content: { 'application/json': { schema: ErrorBody } },
      },
    },
  });
  return { method, path, caller, body: body as B, query: query as Q, params: params as V, reply, route };
}
