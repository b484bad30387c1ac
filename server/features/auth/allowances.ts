import { limitKey } from '../../http/limit-key.ts';
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
      const account = limitKey(email, address);
      const client = limitKey(address);
      await spend(signInAddress, client);
      await spend(signInAccount, account);
      return async () => {
        await signInAccount.giveBack(account);
        await signInAddress.giveBack(client);
      };
    },
    signUp: (address: string) => spend(signUp, limitKey(address)),
    refresh: (address: string) => spend(refresh, limitKey(address)),
    link: (address: string) => spend(link, limitKey(address)),
    passwordChange: (userId: string) => spend(passwordChange, userId),
    async mail(email: string, address: string): Promise<void> {
      await spend(mailAddress, limitKey(address), 'over_email_send_rate_limit');
      await spend(mailAccount, limitKey(email), 'over_email_send_rate_limit');
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
