import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ErrorBody } from '../../contract/endpoint.ts';
import type { ErrorCode } from '../../contract/errors.ts';

/** The one table from code to status. */
const statusOf: Record<ErrorCode, ContentfulStatusCode> = {
  bad_json: 400,
  validation_failed: 400,
  payload_too_large: 413,
  not_found: 404,
  no_authorization: 401,
  bad_jwt: 403,
  session_not_found: 403,
  forbidden: 403,
  unknown_book: 404,
  ideas_unavailable: 404,
  username_taken: 409,
  over_request_rate_limit: 429,
  unavailable: 503,
  internal_error: 500,
};

/** A refusal that the caller can act on. Anything else that is thrown is a fault of ours: 500, logged whole. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: ErrorCode;
  readonly issues: ErrorBody['issues'];
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    details: { issues?: NonNullable<ErrorBody['issues']>; retryAfterSeconds?: number } = {},
  ) {
    super(message);
    this.code = code;
    this.issues = details.issues;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

export function errorReply(c: Context, error: ApiError): Response {
  if (error.retryAfterSeconds !== undefined) c.header('Retry-After', String(error.retryAfterSeconds));
  c.header('Cache-Control', 'no-store');
  const body: ErrorBody = { code: error.code, message: error.message, ...(error.issues && { issues: error.issues }) };
  return c.json(body, statusOf[error.code]);
}

/** What was thrown, as the refusal to answer with. */
export function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  if (thrown instanceof HTTPException && thrown.status === 413) {
    return new ApiError('payload_too_large', 'The request body is too large.');
  }
  if (thrown instanceof HTTPException && thrown.status < 500) {
    return new ApiError('bad_json', 'The request body is not valid JSON.');
  }
  return new ApiError('internal_error', 'Something went wrong on our side.');
}
