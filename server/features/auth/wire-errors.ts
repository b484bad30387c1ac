import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

export const apiVersionHeader = 'X-Supabase-Api-Version';
const apiVersion = '2024-01-01';

/** The one table from the wire's codes to their status. No fault of the client's is a 5xx: the client would retry it. */
const statusOf = {
  invalid_credentials: 400,
  email_not_confirmed: 400,
  user_already_exists: 422,
  weak_password: 422,
  same_password: 422,
  validation_failed: 400,
  bad_json: 400,
  captcha_failed: 400,
  phone_provider_disabled: 422,
  anonymous_provider_disabled: 422,
  provider_disabled: 400,
  web3_provider_disabled: 422,
  saml_provider_disabled: 404,
  manual_linking_disabled: 404,
  no_authorization: 401,
  bad_jwt: 403,
  session_not_found: 403,
  user_not_found: 403,
  refresh_token_not_found: 400,
  refresh_token_already_used: 400,
  session_expired: 400,
  otp_expired: 403,
  not_found: 404,
  request_entity_too_large: 413,
  over_request_rate_limit: 429,
  over_email_send_rate_limit: 429,
  unexpected_failure: 500,
} as const satisfies Record<string, ContentfulStatusCode>;

export type WireCode = keyof typeof statusOf;
export type Weakness = 'length' | 'characters' | 'pwned';

/** A refusal on the authentication wire. */
export class WireError extends Error {
  override name = 'WireError';
  readonly code: WireCode;
  readonly reasons: Weakness[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: WireCode, message: string, details: { reasons?: Weakness[]; retryAfterSeconds?: number } = {}) {
    super(message);
    this.code = code;
    this.reasons = details.reasons;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

/** Clients that name a version get the code as a string; those that do not get the older shape. */
export function wireErrorReply(c: Context, error: WireError): Response {
  const status = statusOf[error.code];
  const weak = error.reasons && { weak_password: { reasons: error.reasons } };
  c.header('Cache-Control', 'no-store');
  if (error.retryAfterSeconds !== undefined) c.header('Retry-After', String(error.retryAfterSeconds));
  if ((c.req.header(apiVersionHeader) ?? '') < apiVersion) {
    return c.json({ code: status, error_code: error.code, msg: error.message, ...weak }, status);
  }
  c.header(apiVersionHeader, apiVersion);
  return c.json({ code: error.code, message: error.message, ...weak }, status);
}
