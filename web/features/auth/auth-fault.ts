import { authMessages } from './messages.ts';

/** What the auth client hands back for a refusal, as far as we read it. */
export interface AuthFault {
  name: string;
  message: string;
  status?: number | undefined;
  code?: string | undefined;
}

/** The words for a refusal: the provider's own, unless we know kinder ones; `fallback` where it gives none. */
export function faultMessage(fault: AuthFault, fallback: string): string {
  if (fault.name === 'AuthRetryableFetchError' && !fault.status) return authMessages.offline;
  if (fault.status === 429) return authMessages.tooMany;
  // Without a body to read, the client's message is a serialised nothing.
  return fault.message === '' || fault.message.startsWith('{') ? fallback : fault.message;
}

/** The words for what was thrown instead of answered. */
export function thrownMessage(): string {
  return navigator.onLine ? authMessages.unexpected : authMessages.offline;
}

/** Whether a mail's link was used before, is too old, or is no link at all. */
export function isStaleLink(fault: AuthFault): boolean {
  return fault.code === 'otp_expired' || fault.code === 'validation_failed' || fault.code === 'user_not_found';
}
