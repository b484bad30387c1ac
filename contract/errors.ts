/**
 * Every error code the product's own API can answer with. The status of each is in server/http/errors.ts;
 * the words a reader sees are in the web features' messages.ts. Branch on the code, never on the message.
 */
export const errorCodes = [
  'bad_json',
  'validation_failed',
  'payload_too_large',
  'not_found',
  'no_authorization',
  'bad_jwt',
  'session_not_found',
  'forbidden',
  'unknown_book',
  'ideas_unavailable',
  'username_taken',
  'over_request_rate_limit',
  'unavailable',
  'internal_error',
] as const;

export type ErrorCode = (typeof errorCodes)[number];
