import type { Context } from 'hono';

/** The storage wire's refusals: the status in the body, the reply itself a 400. */
const refusals = {
  AccessDenied: { statusCode: '403', error: 'AccessDenied' },
  BucketNotFound: { statusCode: '404', error: 'Bucket not found' },
  ObjectNotFound: { statusCode: '404', error: 'not_found' },
  Duplicate: { statusCode: '409', error: 'Duplicate' },
  TooLarge: { statusCode: '413', error: 'Payload too large' },
  InvalidMimeType: { statusCode: '415', error: 'invalid_mime_type' },
  InvalidKey: { statusCode: '400', error: 'InvalidKey' },
  InvalidRequest: { statusCode: '400', error: 'InvalidRequest' },
  TooManyRequests: { statusCode: '429', error: 'TooManyRequests' },
  InternalError: { statusCode: '500', error: 'InternalError' },
} as const;

export class StorageError extends Error {
  override name = 'StorageError';
  readonly refusal: keyof typeof refusals;
  readonly retryAfterSeconds: number | undefined;

  constructor(refusal: keyof typeof refusals, message: string, retryAfterSeconds?: number) {
    super(message);
    this.refusal = refusal;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export function storageErrorReply(c: Context, { refusal, message, retryAfterSeconds }: StorageError): Response {
  if (retryAfterSeconds !== undefined) c.header('Retry-After', String(retryAfterSeconds));
  c.header('Cache-Control', 'no-store');
  return c.json({ ...refusals[refusal], message }, refusal === 'InternalError' ? 500 : 400);
}
