import type { z } from 'zod';
import type { RecoverBody, VerifyBody, WireSession } from '../../../contract/auth.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/open.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Allowances } from './allowances.ts';
import type { CheckCaptcha } from './captcha.ts';
import { tokenHash } from './derived-tokens.ts';
import { recoveryMail } from './mail-jobs.ts';
import * as queries from './queries.ts';
import type { Sessions } from './sessions.ts';
import { WireError } from './wire-errors.ts';

export type Links = ReturnType<typeof createLinks>;

const e164 = /^\+?[1-9]\d{1,14}$/;
const expired = () => new WireError('otp_expired', 'Token has expired or is invalid');

/** What is mailed as a link, and opens a session once. */
export function createLinks({
  database: { db },
  clock,
  jobs,
  sessions,
  allowances,
  checkCaptcha,
  publicUrl,
}: {
  database: Database;
  clock: Clock;
  jobs: Jobs;
  sessions: Sessions;
  allowances: Allowances;
  checkCaptcha: CheckCaptcha;
  publicUrl: string;
}) {
  async function open(body: VerifyBody, address: string): Promise<WireSession> {
    const purpose = purposeOf(body);
    const token = body.token_hash ?? body.token;
    if (!token) throw new WireError('validation_failed', 'Verify requires a token or a token hash');
    if (!body.token_hash && !body.email) {
      throw new WireError('validation_failed', 'Only the token hash can be verified without an email');
    }
    await allowances.link(address);
    const now = clock();
    const opened = await db.transaction(async (tx) => {
      // A token sent with an address must be that account's; asked first, so that a wrong address uses nothing up.
      const owner = body.token_hash ? undefined : await queries.findUserByEmail(tx, body.email ?? '');
      if (!body.token_hash && !owner) return null;
      const userId = await queries.redeemToken(tx, tokenHash(token), purpose, now, owner?.id);
      const before = userId && (await queries.lockUser(tx, userId));
      if (!before) return null;
      // Whoever opens either kind of link has the mailbox.
      const user = await queries.updateUser(tx, before.id, {
        emailConfirmedAt: before.emailConfirmedAt ?? now,
        lastSignInAt: now,
      });
      return user && { user, session: await sessions.open(tx, user.id, 'otp') };
    });
    if (!opened) throw expired();
    return sessions.toWire(opened.user, opened.session);
  }

  return {
    open,

    /** The same for known and unknown addresses: the account is looked up where the mail is written. */
    async recover({ email, gotrue_meta_security }: z.output<typeof RecoverBody>, address: string): Promise<void> {
      await checkCaptcha(gotrue_meta_security?.captcha_token, address);
      await allowances.mail(email, address);
      await jobs.transaction((_tx, enqueue) => enqueue(recoveryMail, { email, requestedAt: clock().toISOString() }));
    },

    /** As `open`, for a browser that follows the link: where to send it, with the session or the refusal in the fragment. */
    async redirect(body: VerifyBody, redirectTo: string | undefined, address: string): Promise<string> {
      const target = ownAddress(redirectTo, publicUrl);
      try {
        const { access_token, expires_at, expires_in, refresh_token, token_type } = await open(body, address);
        const fragment = {
          access_token,
          expires_at: `${expires_at}`,
          expires_in: `${expires_in}`,
          refresh_token,
          token_type,
        };
        return withFragment(target, { ...fragment, type: body.type });
      } catch (error) {
        if (!(error instanceof WireError) || error.retryAfterSeconds !== undefined) throw error;
        return withFragment(target, {
          error: 'access_denied',
          error_code: error.code,
          error_description: error.code === 'otp_expired' ? 'Email link is invalid or has expired' : error.message,
        });
      }
    },
  };
}

function purposeOf({ type, phone }: VerifyBody): queries.Purpose {
  if (phone !== null && phone !== undefined && !e164.test(phone)) {
    throw new WireError('validation_failed', 'Invalid phone number format (E.164 required)');
  }
  if (type === 'signup' || type === 'email') return 'signup';
  if (type === 'recovery') return 'recovery';
  throw expired();
}

/** A link never leads to another site, whatever it asks for. */
function ownAddress(wanted: string | undefined, publicUrl: string): URL {
  const own = new URL(publicUrl);
  const url = wanted && URL.canParse(wanted, own) ? new URL(wanted, own) : own;
  return url.origin === own.origin ? url : own;
}

function withFragment(target: URL, parameters: Record<string, string>): string {
  const url = new URL(target);
  url.hash = new URLSearchParams(parameters).toString();
  return url.href;
}
