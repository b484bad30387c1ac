import { userMetadataMaxBytes } from '../../../contract/auth.ts';
import { WireError } from './wire-errors.ts';

/** Says who an account is; it is told by the server and nobody else. */
const reserved = 'email_verified';

/** The wire's rule: what is new replaces, null removes, the rest stays. */
export function mergeMetadata(old: Record<string, unknown>, changes: Record<string, unknown>): Record<string, unknown> {
  const merged = Object.fromEntries(
    Object.entries({ ...old, ...changes }).filter(([key, value]) => value !== null && key !== reserved),
  );
  if (Buffer.byteLength(JSON.stringify(merged)) > userMetadataMaxBytes) {
    throw new WireError('validation_failed', `data is larger than ${userMetadataMaxBytes} bytes`);
  }
  return merged;
}
