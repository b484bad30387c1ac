import type { z } from 'zod';
import type * as contract from '../../../contract/auth.ts';
import type { WireSession, WireUser } from '../../../contract/auth.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/open.ts';
import type { Enqueue, Jobs } from '../../jobs/jobs.ts';
import type { Identity } from './access-tokens.ts';
import type { Allowances } from './allowances.ts';
import type { CheckCaptcha } from './captcha.ts';
import { passwordChangedMail, verificationMail } from './mail-jobs.ts';
import { type Passwords, refuseWeak } from './passwords.ts';
import * as queries from './queries.ts';
import type { Sessions } from './sessions.ts';
import { mergeMetadata } from './user-metadata.ts';
import { WireError } from './wire-errors.ts';
import { toWireUser } from './wire-user.ts';

export type Accounts = ReturnType<typeof createAccounts>;

export function createAccounts({
  database: { db },
  clock,
  jobs,
  sessions,
  passwords,
  allowances,
  checkCaptcha,
  requireVerification,
}: {
  database: Database;
  clock: Clock;
  jobs: Jobs;
  sessions: Sessions;
  passwords: Passwords;
  allowances: Allowances;
  checkCaptcha: CheckCaptcha;
  requireVerification: boolean;
}) {
  const askForVerification = (enqueue: Enqueue, email: string) =>
    enqueue(verificationMail, { email, requestedAt: clock().toISOString() });

  return {
    /** A session at once, or the bare account where its address has to be verified first. */
    async signUp(body: z.output<typeof contract.SignUpBody>, address: string): Promise<WireSession | WireUser> {
      const { email, password } = body;
      refuseWeak(password);
      await allowances.signUp(address);
      await checkCaptcha(body.gotrue_meta_security?.captcha_token, address);
      const passwordHash = await passwords.hash(password);
      const now = clock();
      const account = {
        email,
        passwordHash,
        userMetadata: mergeMetadata({}, body.data ?? {}),
        lastSignInAt: requireVerification ? null : now,
        createdAt: now,
        updatedAt: now,
      };
      const made = await jobs.transaction(async (tx, enqueue) => {
        const user = await queries.insertUser(tx, account);
        // With verification required nobody learns from here who has an account: the mail goes where it is needed.
        if (user || requireVerification) await askForVerification(enqueue, email);
        return user && { user, session: requireVerification ? null : await sessions.open(tx, user.id, 'password') };
      });
      if (made?.session) return sessions.toWire(made.user, made.session);
      if (made) return toWireUser(made.user, true);
      if (!requireVerification) throw new WireError('user_already_exists', 'User already registered');
      return toWireUser(unsavedRow(account), true);
    },

    async signIn(body: z.output<typeof contract.SignInBody>, address: string): Promise<WireSession> {
      const { email, password } = body;
      const giveBack = await allowances.signIn(email, address);
      await checkCaptcha(body.gotrue_meta_security?.captcha_token, address);
      const found = await queries.findUserByEmail(db, email);
      const right = await passwords.matches(password, found?.passwordHash);
      if (!found || !right) throw new WireError('invalid_credentials', 'Invalid login credentials');
      await giveBack();
      if (requireVerification && !found.emailConfirmedAt) {
        throw new WireError('email_not_confirmed', 'Email not confirmed');
      }
      const opened = await db.transaction(async (tx) => {
        const user = await queries.markSignedIn(tx, found, clock());
        return user && { user, session: await sessions.open(tx, user.id, 'password') };
      });
      if (!opened) throw new WireError('invalid_credentials', 'Invalid login credentials');
      return sessions.toWire(opened.user, opened.session);
    },

    async find({ id }: Identity): Promise<WireUser> {
      return toWireUser(present(await queries.findUser(db, id)), requireVerification);
    },

    /** A changed password ends the account's other sessions and unopened recovery links, and its owner is told. */
    async update(identity: Identity, body: z.output<typeof contract.UpdateUserBody>): Promise<WireUser> {
      if (body.email && body.email !== identity.email) {
        throw new WireError('validation_failed', 'Email cannot be changed');
      }
      const passwordHash = body.password ? await changedHash(identity, body.password) : undefined;
      const user = await jobs.transaction(async (tx, enqueue) => {
        const now = clock();
        const { userMetadata } = present(await queries.lockUser(tx, identity.id));
        if (passwordHash) {
          await queries.deleteOtherSessions(tx, identity.id, identity.sessionId);
          await queries.voidTokens(tx, identity.id, 'recovery', now);
          await enqueue(passwordChangedMail, { email: identity.email });
        }
        return queries.updateUser(tx, identity.id, {
          ...(passwordHash && { passwordHash }),
          ...(body.data && { userMetadata: mergeMetadata(userMetadata, body.data) }),
          updatedAt: now,
        });
      });
      return toWireUser(present(user), requireVerification);
    },

    async resendVerification(
      { type, email, gotrue_meta_security }: z.output<typeof contract.ResendBody>,
      address: string,
    ) {
      await checkCaptcha(gotrue_meta_security?.captcha_token, address);
      await allowances.mail(email, address);
      if (type === 'signup') await jobs.transaction((_tx, enqueue) => askForVerification(enqueue, email));
    },
  };

  async function changedHash({ id }: Identity, password: string): Promise<string> {
    refuseWeak(password);
    await allowances.passwordChange(id);
    const { passwordHash } = present(await queries.findUser(db, id));
    if (await passwords.matches(password, passwordHash)) {
      throw new WireError('same_password', 'New password should be different from the old password.');
    }
    return passwords.hash(password);
  }
}

/** What a sign-up for a taken address is answered with: an account like any other, which is nowhere. */
function unsavedRow(
  account: Pick<
    queries.UserRow,
    'email' | 'passwordHash' | 'userMetadata' | 'lastSignInAt' | 'createdAt' | 'updatedAt'
  >,
): queries.UserRow {
  return {
    ...account,
    id: crypto.randomUUID(),
    emailConfirmedAt: null,
    confirmationSentAt: null,
    recoverySentAt: null,
    welcomedAt: null,
  };
}

function present(user: queries.UserRow | undefined): queries.UserRow {
  if (!user) throw new WireError('user_not_found', 'User from sub claim in JWT does not exist');
  return user;
}
