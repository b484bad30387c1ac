import { hc } from 'hono/client';
import type { Api } from '../contract/api.ts';
import type { ErrorCode } from '../contract/errors.ts';

/** A refusal of the server, by code; `status` 0 means that it could not be reached. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly code: ErrorCode | 'unreachable';

  constructor(status: number, code: ErrorCode | 'unreachable', message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

let accessToken: () => Promise<string | null> = async () => null;
let onSessionGone: () => void = () => {};

/** Where the calls get the reader's access token from, and whom they tell that its session was ended from elsewhere. */
export function authorizeWith(source: typeof accessToken, sessionGone: typeof onSessionGone): void {
  accessToken = source;
  onSessionGone = sessionGone;
}

/** The server's operations, typed by the contract. A signed-in reader's token goes along. */
export const server = hc<Api>('/', {
  headers: async () => {
    const token = await accessToken();
    return token ? { Authorization: `Bearer ${token}` } : ({} as Record<string, string>);
  },
});

interface Reply<T> {
  ok: boolean;
  status: number;
  json(): Promise<T>;
}

/** The body of a reply. Throws an ApiError for a refusal, and for a server that cannot be reached. */
export async function call<T>(request: Promise<Reply<T>>): Promise<T> {
  let reply: Reply<T>;
  try {
    reply = await request;
  } catch (error) {
    throw new ApiError(0, 'unreachable', error instanceof Error ? error.message : 'The server cannot be reached');
  }
  if (reply.ok) return reply.json();
  const body = (await reply.json().catch(() => ({}))) as { code?: ErrorCode; message?: string };
  if (body.code === 'session_not_found') onSessionGone();
  throw new ApiError(reply.status, body.code ?? 'internal_error', body.message ?? `HTTP ${reply.status}`);
}
