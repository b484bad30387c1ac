import { z } from 'zod';
import type { Mailer } from '../../adapters/mailer/mailer.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/open.ts';
import type { Job, Jobs } from '../../jobs/jobs.ts';
import { type DerivedTokens, tokenHash } from './derived-tokens.ts';
import * as letters from './letters.ts';
import * as queries from './queries.ts';

/** When the mail was asked for: of two links for one purpose the later request counts. */
const requestedAt = z.iso.datetime();

export const verificationMail = {
  name: 'verification-mail',
  data: z.object({ email: z.string(), requestedAt }),
} satisfies Job;
export const recoveryMail = { name: 'recovery-mail', data: z.object({ email: z.string(), requestedAt }) } satisfies Job;
export const welcomeMail = {
  name: 'welcome-mail',
  data: z.object({ email: z.string(), name: z.string() }),
} satisfies Job;
export const passwordChangedMail = {
  name: 'password-changed-mail',
  data: z.object({ email: z.string() }),
} satisfies Job;
const cleanAccounts = { name: 'clean-accounts', data: z.object({}) } satisfies Job;

/**
 * Sends the mails that accounts lead to. Each names the account by its address and looks it up only here, so that asking
 * for a mail costs the same whether or not there is an account.
 */
export async function handleMailJobs({
  jobs,
  mailer,
  database: { db },
  clock,
  derivedTokens,
  publicUrl,
  linkSeconds,
  idleDays,
}: {
  jobs: Jobs;
  mailer: Mailer;
  database: Database;
  clock: Clock;
  derivedTokens: DerivedTokens;
  publicUrl: string;
  linkSeconds: Record<queries.Purpose, number>;
  idleDays: number;
}): Promise<void> {
  /** The page's address with a link's token, or null where the link is used or overtaken. */
  async function link(user: queries.UserRow, purpose: queries.Purpose, page: string, jobId: string, asked: string) {
    const token = derivedTokens.linkToken(jobId, purpose);
    const now = clock();
    const kept = await db.transaction(async (tx) => {
      const counts = await queries.keepToken(tx, {
        userId: user.id,
        purpose,
        tokenHash: tokenHash(token),
        requestedAt: new Date(asked),
        expiresAt: new Date(now.getTime() + linkSeconds[purpose] * 1000),
      });
      const sentAt = purpose === 'signup' ? { confirmationSentAt: now } : { recoverySentAt: now };
      if (counts) await queries.updateUser(tx, user.id, sentAt);
      return counts;
    });
    return kept ? `${publicUrl}/account/${page}?token_hash=${token}` : null;
  }

  await jobs.handle(verificationMail, async ({ email, requestedAt }, { id }) => {
    const user = await queries.findUserByEmail(db, email);
    if (!user || user.emailConfirmedAt) return;
    const url = await link(user, 'signup', 'verify-email', id, requestedAt);
    if (url)
      await mailer.send({ id, to: email, ...letters.verification(letters.nameOf(user), url, linkSeconds.signup) });
  });

  await jobs.handle(recoveryMail, async ({ email, requestedAt }, { id }) => {
    const user = await queries.findUserByEmail(db, email);
    if (!user) return;
    const url = await link(user, 'recovery', 'new-password', id, requestedAt);
    if (url) await mailer.send({ id, to: email, ...letters.recovery(letters.nameOf(user), url, linkSeconds.recovery) });
  });

  await jobs.handle(welcomeMail, async ({ email, name }, { id }) => {
    await mailer.send({ id, to: email, ...letters.welcome(name, `${publicUrl}/`) });
  });

  await jobs.handle(passwordChangedMail, async ({ email }, { id }) => {
    const user = await queries.findUserByEmail(db, email);
    if (!user) return;
    const url = `${publicUrl}/account/new-password`;
    await mailer.send({ id, to: email, ...letters.passwordChanged(letters.nameOf(user), url) });
  });

  await jobs.handleDaily(cleanAccounts, async () => {
    const now = clock();
    await queries.deleteStale(db, now, new Date(now.getTime() - idleDays * 86_400_000));
  });
}
