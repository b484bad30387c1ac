import { expect, test } from 'vitest';
import { type AuthFault, faultMessage, isStaleLink } from './auth-fault.ts';
import { authMessages } from './messages.ts';

const fault = (change: Partial<AuthFault>): AuthFault => ({
  name: 'AuthApiError',
  message: 'Said by the provider',
  ...change,
});

test.each<[string, AuthFault, string]>([
  ['a refusal', fault({ status: 400, code: 'invalid_credentials' }), 'Said by the provider'],
  ['no words', fault({ message: '', status: 500 }), 'fallback'],
  ['a serialised nothing', fault({ message: '{}', status: 502, name: 'AuthRetryableFetchError' }), 'fallback'],
  ['a limit', fault({ status: 429, code: 'over_request_rate_limit' }), authMessages.tooMany],
  [
    'no network',
    fault({ name: 'AuthRetryableFetchError', status: 0, message: 'Failed to fetch' }),
    authMessages.offline,
  ],
])('the words for %s', (_case, given, words) => {
  expect(faultMessage(given, 'fallback')).toBe(words);
});

test('only a link that will never work again is stale', () => {
  expect(isStaleLink(fault({ status: 403, code: 'otp_expired' }))).toBe(true);
  expect(isStaleLink(fault({ status: 429, code: 'over_request_rate_limit' }))).toBe(false);
  expect(isStaleLink(fault({ name: 'AuthRetryableFetchError', status: 0 }))).toBe(false);
});
