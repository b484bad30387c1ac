import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Limit, MakeLimit } from '../../http/limits.ts';
import { WireError } from './wire-errors.ts';

const minute = 60;
const hour = 3600;

/** What one client address, or one account from one address, may do before it is told to wait. */
export function createAllowances(limits: MakeLimit) {
  const signInAccount = limits('sign-in-account', { points: 10, seconds: 10 * minute });
  const signInAddress = limits('sign-in-address', { points: 40, seconds: 10 * minute });
  const signUp = limits('sign-up', { points: 30, seconds: hour });
  const refresh = limits('refresh', { points: 300, seconds: 5 * minute });
  const link = limits('verify', { points: 60, seconds: 5 * minute });
  const passwordChange = limits('password-change', { points: 20, seconds: hour });
  const mailAccount = limits('mail-account', { points: 5, seconds: hour });
  const mailAddress = limits('mail-address', { points: 30, seconds: hour });

  return {
    /**
     * Counts wrong passwords. An account is counted apart for each address, so that nobody can lock its owner out; a right
     * password gives back what was taken, through the function that is answered.
     */
    async signIn(email: string, address: string): Promise<() => Promise<void>> {
      const account = keyOf(email, address);
      const client = keyOf(address);
      await spend(signInAddress, client);
      await spend(signInAccount, account);
      return async () => {
        await signInAccount.giveBack(account);
        await signInAddress.giveBack(client);
      };
    },
    signUp: (address: string) => spend(signUp, keyOf(address)),
    refresh: (address: string) => spend(refresh, keyOf(address)),
    link: (address: string) => spend(link, keyOf(address)),
    passwordChange: (userId: string) => spend(passwordChange, userId),
    async mail(email: string, address: string): Promise<void> {
      await spend(mailAddress, keyOf(address), 'over_email_send_rate_limit');
      await spend(mailAccount, keyOf(email), 'over_email_send_rate_limit');
    },
  };
}

export type Allowances = ReturnType<typeof createAllowances>;

async function spend(
  limit: Limit,
  key: string,
  code: 'over_request_rate_limit' | 'over_email_send_rate_limit' = 'over_request_rate_limit',
): Promise<void> {
  const retryAfterSeconds = await limit.consume(key);
  if (retryAfterSeconds === null) return;
  const what = code === 'over_request_rate_limit' ? 'Request rate limit reached' : 'Email rate limit exceeded';
  throw new WireError(code, `${what}, try again in ${retryAfterSeconds} seconds`, { retryAfterSeconds });
}

/** Hashed: the table of counts needs to name nobody, and its keys are short. */
function keyOf(...parts: string[]): string {
  const text = parts.map(network).join('\n');
  return createHash('sha256').update(text).digest('base64url');
}

/** Whoever has one IPv6 address has the whole /64 that it is in. */
function network(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? [];
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const zeros = address.includes('::') ? Array(Math.max(0, 8 - left.length - right.length)).fill('0') : [];
  const groups = [...left, ...zeros, ...right].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}
