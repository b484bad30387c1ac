import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { SendWelcomeEmail } from '../../../contract/auth.ts';
import type { Mailer } from '../../adapters/mailer/mailer.ts';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/open.ts';
import { ApiError } from '../../http/errors.ts';
import type { MakeLimit } from '../../http/limits.ts';
import type { Reader } from '../../http/mount.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { createAccessTokens } from './access-tokens.ts';
import { createAccounts } from './accounts.ts';
import { createAllowances } from './allowances.ts';
import { createCaptcha } from './captcha.ts';
import { createDerivedTokens } from './derived-tokens.ts';
import { createLinks } from './links.ts';
import { handleMailJobs } from './mail-jobs.ts';
import { createPasswords } from './passwords.ts';
import { authRoutes, basePath } from './routes.ts';
import { createSessions } from './sessions.ts';
import { openSigningKeys } from './signing-keys.ts';
import { createWelcome } from './welcome.ts';
import { WireError } from './wire-errors.ts';

export interface Auth {
  /** The person of an Authorization header whose session lives; throws an ApiError otherwise. */
  authenticate(authorizationHeader: string | undefined): Promise<Reader>;
  /** The authentication wire, under /auth/v1, and the public keys. */
  routes: Hono;
  sendWelcomeEmail(reader: Reader, body: SendWelcomeEmail): Promise<{ sent: boolean }>;
}

/** Accounts and sessions, put together. */
export async function createAuth({
  config,
  database,
  clock,
  log,
  limits,
  jobs,
  mailer,
}: {
  config: Config;
  database: Database;
  clock: Clock;
  log: Logger;
  limits: MakeLimit;
  jobs: Jobs;
  mailer: Mailer;
}): Promise<Auth> {
  const { publicUrl, requireVerification, linkSeconds, sessionIdleDays: idleDays } = config;
  const keys = await openSigningKeys(database.db, clock, config);
  const derivedTokens = createDerivedTokens(keys.derivationSecret);
  const accessTokens = createAccessTokens(keys, clock, {
    issuer: `${publicUrl}${basePath}`,
    lifetimeSeconds: config.accessTokenSeconds,
  });
  const sessions = createSessions({ database, clock, accessTokens, derivedTokens, requireVerification, idleDays });
  const passwords = await createPasswords();
  const allowances = createAllowances(limits);
  const checkCaptcha = createCaptcha(config.captcha, log);
  const shared = { database, clock, jobs, sessions, allowances, checkCaptcha };
  const accounts = createAccounts({ ...shared, passwords, requireVerification });
  const links = createLinks({ ...shared, publicUrl });
  const welcome = createWelcome({ clock, jobs });
  await handleMailJobs({ jobs, mailer, database, clock, derivedTokens, publicUrl, linkSeconds, idleDays });

  return {
    async authenticate(authorization) {
      try {
        return await sessions.authenticate(authorization);
      } catch (error) {
        throw error instanceof WireError ? toApiError(error) : error;
      }
    },
    routes: authRoutes({ accounts, links, sessions, allowances, keys, log, config }),
    sendWelcomeEmail: welcome.send,
  };
}

/** The product's own API knows fewer codes: that an account is gone, its session is too. */
function toApiError({ code, message }: WireError): ApiError {
  if (code === 'user_not_found') return new ApiError('session_not_found', message);
  if (code === 'no_authorization' || code === 'session_not_found') return new ApiError(code, message);
  return new ApiError('bad_jwt', message);
}
