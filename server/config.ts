import { resolve } from 'node:path';
import { z } from 'zod';

const flag = z.stringbool();
const port = z.coerce.number().int().min(0).max(65535);
const seconds = z.coerce.number().int().min(30);

const SigningKey = z.looseObject({
  kty: z.enum(['EC', 'RSA']),
  kid: z.string(),
  alg: z.enum(['ES256', 'RS256']),
  d: z.string(),
});

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Everything an operator can set, with its meaning; `.env.example` is checked against it. */
export const Environment = z.object({
  PORT: port.default(3000).describe('Port to listen on'),
  HOST: z.string().default('0.0.0.0').describe('Address to listen on'),
  PUBLIC_URL: z.url().optional().describe('The address that readers use; links in mail start with it'),
  DATA_DIR: z.string().default('./data').describe('Folder of the embedded database, the outbox and the files'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('A PostgreSQL to use instead of the embedded one'),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10).describe('Connections to that PostgreSQL'),
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development').describe('production checks secrets'),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .describe('Least level that is logged'),
  TRUST_PROXY: z.coerce
    .number()
    .int()
    .min(0)
    .default(0)
    .describe('How many proxies in front append to X-Forwarded-For; 0 trusts the socket only'),
  RATE_LIMITS: flag.default(true).describe('Limits per client and per account; off only for tests and load runs'),
  SESSION_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe('Key that refresh tokens are derived with; made and kept in the database when absent'),
  SIGNING_KEYS: z
    .string()
    .transform(parseJson)
    .pipe(z.array(SigningKey).min(1))
    .optional()
    .describe(
      'Private keys of access tokens, a JSON array of JWKs, newest last; made and kept in the database when absent',
    ),
  ACCESS_TOKEN_SECONDS: seconds.default(3600).describe('Life of an access token; clients refresh it by themselves'),
  SESSION_IDLE_DAYS: z.coerce.number().int().min(1).default(180).describe('A session unused for so long has ended'),
  REQUIRE_VERIFICATION: flag.default(false).describe('No session before the link in the verification mail was opened'),
  VERIFICATION_LINK_SECONDS: seconds.default(86_400).describe('Life of the link in a verification mail'),
  RECOVERY_LINK_SECONDS: seconds.default(3600).describe('Life of the link in a password mail'),
  CAPTCHA_PROVIDER: z
    .enum(['turnstile', 'hcaptcha'])
    .optional()
    .describe('Asks for a captcha at sign-up, sign-in and recovery'),
  CAPTCHA_SECRET: z.string().optional().describe('Secret key that the provider gave you'),
  CAPTCHA_VERIFY_URL: z.url().optional().describe("Another address than the provider's own to check answers at"),
  BOOK_SEARCH: flag.default(true).describe('Asks book services for books that Pith does not have'),
  GOOGLE_BOOKS_KEY: z.string().optional().describe('Your key of the Google Books API; it answers a little without one'),
  GOOGLE_BOOKS_URL: z.url().default('https://www.googleapis.com/books/v1').describe('Where the Google Books API is'),
  OPEN_LIBRARY_URL: z.url().default('https://openlibrary.org').describe('Where Open Library is, asked after Google'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('Mail server, smtp://user:password@host:587; mails go to DATA_DIR/outbox when absent'),
  MAIL_FROM: z.string().default('Pith <hello@localhost>').describe('Sender of all mails'),
});

export type Config = {
  port: number;
  host: string;
  /** Without a trailing slash. */
  publicUrl: string;
  dataDir: string;
  database: { url: string; pool: number } | 'embedded';
  production: boolean;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  trustedProxies: number;
  rateLimits: boolean;
  sessionSecret: string | undefined;
  signingKeys: z.output<typeof SigningKey>[] | undefined;
  accessTokenSeconds: number;
  sessionIdleDays: number;
  requireVerification: boolean;
  linkSeconds: { signup: number; recovery: number };
  captcha: { provider: 'turnstile' | 'hcaptcha'; secret: string; verifyUrl: string | undefined } | undefined;
  /** Undefined where no book service may be asked. */
  bookSearch: { googleBooksKey: string | undefined; googleBooksUrl: string; openLibraryUrl: string } | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
};

export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Reads the environment. Throws a ConfigError that lists every fault at once; an empty environment is a good one. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = Environment.safeParse(given);
  if (!result.success) {
    const faults = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`The configuration has faults:\n${faults.join('\n')}`);
  }
  const env = result.data;
  const production = env.NODE_ENV === 'production';
  const missing = production
    ? (['PUBLIC_URL', 'DATABASE_URL', 'SESSION_SECRET'] as const).filter((key) => !env[key])
    : [];
  if (missing.length > 0) throw new ConfigError(`Production needs ${missing.join(', ')}.`);
  const { CAPTCHA_PROVIDER: provider, CAPTCHA_SECRET: secret, CAPTCHA_VERIFY_URL: verifyUrl } = env;
  if (provider && !secret) throw new ConfigError('CAPTCHA_PROVIDER needs CAPTCHA_SECRET.');
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
    dataDir: resolve(env.DATA_DIR),
    database: env.DATABASE_URL ? { url: env.DATABASE_URL, pool: env.DATABASE_POOL } : 'embedded',
    production,
    logLevel: env.LOG_LEVEL,
    trustedProxies: env.TRUST_PROXY,
    rateLimits: env.RATE_LIMITS,
    sessionSecret: env.SESSION_SECRET,
    signingKeys: env.SIGNING_KEYS,
    accessTokenSeconds: env.ACCESS_TOKEN_SECONDS,
    sessionIdleDays: env.SESSION_IDLE_DAYS,
    requireVerification: env.REQUIRE_VERIFICATION,
    linkSeconds: { signup: env.VERIFICATION_LINK_SECONDS, recovery: env.RECOVERY_LINK_SECONDS },
    captcha: provider && secret ? { provider, secret, verifyUrl } : undefined,
    bookSearch: env.BOOK_SEARCH
      ? {
          googleBooksKey: env.GOOGLE_BOOKS_KEY,
          googleBooksUrl: env.GOOGLE_BOOKS_URL,
          openLibraryUrl: env.OPEN_LIBRARY_URL,
        }
      : undefined,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
  };
}
