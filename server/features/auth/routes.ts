import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import type { Logger } from 'pino';
import type { z } from 'zod';
import * as contract from '../../../contract/auth.ts';
import type { Config } from '../../config.ts';
import { clientAddress } from '../../http/client-address.ts';
import { refuseAbsent, refuseGrant } from './absent.ts';
import type { Accounts } from './accounts.ts';
import type { Allowances } from './allowances.ts';
import type { Links } from './links.ts';
import type { Sessions } from './sessions.ts';
import type { SigningKeys } from './signing-keys.ts';
import { apiVersionHeader, WireError, wireErrorReply } from './wire-errors.ts';

export const basePath = '/auth/v1';
const jwksPath = '/.well-known/jwks.json';
const jwksMaxAgeSeconds = 600;
const maxBodyBytes = 1_000_000;
const corsMaxAgeSeconds = 7200;

/** The authentication wire. Any origin may call it: what it answers to is a token, never a cookie. */
export function authRoutes({
  accounts,
  links,
  sessions,
  allowances,
  keys,
  log,
  config,
}: {
  accounts: Accounts;
  links: Links;
  sessions: Sessions;
  allowances: Allowances;
  keys: SigningKeys;
  log: Logger;
  config: Pick<Config, 'trustedProxies' | 'requireVerification'>;
}): Hono {
  const address = (c: Context) => clientAddress(c, config.trustedProxies);
  const identity = (c: Context) => sessions.authenticate(c.req.header('authorization'));
  const wire = new Hono();

  wire.post('/signup', async (c) => reply(c, await accounts.signUp(await signUpBody(c), address(c))));
  wire.post('/token', async (c) => reply(c, await grant(c)));
  wire.post('/logout', async (c) => {
    await sessions.end(await identity(c), parse(contract.LogoutScope, c.req.query('scope') ?? 'global'));
    return c.body(null, 204);
  });
  wire.get('/user', async (c) => reply(c, await accounts.find(await identity(c))));
  wire.put('/user', async (c) =>
    reply(c, await accounts.update(await identity(c), await body(c, contract.UpdateUserBody))),
  );
  wire.post('/recover', async (c) => {
    await links.recover(await body(c, contract.RecoverBody), address(c));
    return reply(c, {});
  });
  wire.post('/resend', async (c) => {
    await accounts.resendVerification(await body(c, contract.ResendBody), address(c));
    return reply(c, {});
  });
  wire.post('/verify', async (c) => reply(c, await links.open(await body(c, contract.VerifyBody), address(c))));
  wire.get('/verify', async (c) => {
    const { redirect_to, token, ...query } = c.req.query();
    // In a link the token stands for itself, under either name.
    const asked = parse(contract.VerifyBody, { token_hash: token, ...query });
    c.header('Cache-Control', 'no-store');
    return c.redirect(await links.redirect(asked, redirect_to, address(c)), 303);
  });
  wire.get('/settings', (c) => reply(c, settings(config.requireVerification)));
  wire.get('/health', (c) => reply(c, { name: 'Pith', version: 'v1', description: 'Speaks the wire of GoTrue' }));
  wire.get(jwksPath, jwks);
  refuseAbsent(wire);

  async function grant(c: Context) {
    const type = c.req.query('grant_type');
    if (type === 'password') return accounts.signIn(await signInBody(c), address(c));
    if (type === 'refresh_token') {
      const { refresh_token } = await body(c, contract.RefreshBody);
      await allowances.refresh(address(c));
      return sessions.refresh(refresh_token);
    }
    return refuseGrant(type);
  }

  function jwks(c: Context): Response {
    c.header('Cache-Control', `public, max-age=${jwksMaxAgeSeconds}`);
    return c.json(keys.publicSet());
  }

  const routes = new Hono();
  routes.onError((thrown, c) => {
    if (thrown instanceof WireError) return wireErrorReply(c, thrown);
    log.error({ requestId: c.get('requestId' as never), err: thrown }, 'request failed');
    return wireErrorReply(c, new WireError('unexpected_failure', 'Unexpected failure, please check server logs'));
  });
  const anyOrigin = cors({
    origin: '*',
    allowMethods: ['GET', 'POST', 'PUT', 'OPTIONS'],
    exposeHeaders: [apiVersionHeader, 'Retry-After', 'X-Request-Id'],
    maxAge: corsMaxAgeSeconds,
  });
  routes.use(`${basePath}/*`, anyOrigin);
  routes.use(jwksPath, anyOrigin);
  routes.use(
    `${basePath}/*`,
    bodyLimit({
      maxSize: maxBodyBytes,
      onError: (c) => wireErrorReply(c, new WireError('request_entity_too_large', 'Request body is larger than 1 MB')),
    }),
  );
  routes.get(jwksPath, jwks);
  routes.route(basePath, wire);
  routes.all(`${basePath}/*`, () => {
    throw new WireError('not_found', 'There is no such endpoint');
  });
  return routes;
}

/** What is answered here is somebody's, or about somebody. */
function reply(c: Context, content: object): Response {
  c.header('Cache-Control', 'no-store');
  return c.json(content);
}

/** The wire can also sign up and in without an address; here nobody can, and is told in its words. */
async function signUpBody(c: Context): Promise<z.output<typeof contract.SignUpBody>> {
  const given = await readJson(c);
  if (given.phone && !given.email) throw new WireError('phone_provider_disabled', 'Phone signups are disabled');
  if (!given.email && !given.password) {
    throw new WireError('anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  }
  if (!given.password) throw new WireError('validation_failed', 'Signup requires a valid password');
  return parse(contract.SignUpBody, given);
}

async function signInBody(c: Context): Promise<z.output<typeof contract.SignInBody>> {
  const given = await readJson(c);
  if (given.phone && !given.email) throw new WireError('phone_provider_disabled', 'Phone logins are disabled');
  if (!given.email) throw new WireError('validation_failed', 'missing email or phone');
  return parse(contract.SignInBody, given);
}

async function body<Schema extends z.ZodType>(c: Context, schema: Schema): Promise<z.output<Schema>> {
  return parse(schema, await readJson(c));
}

async function readJson(c: Context): Promise<Record<string, unknown>> {
  const text = await c.req.text();
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new WireError('bad_json', 'Could not parse request body as JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new WireError('bad_json', 'Could not parse request body as a JSON object');
  }
  return value as Record<string, unknown>;
}

function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new WireError('validation_failed', result.error.issues[0]?.message ?? 'The request is not valid');
}

/** What clients may offer: an address with a password, and nothing else. */
const settings = (requireVerification: boolean) => ({
  external: { email: true, phone: false, anonymous_users: false, apple: false, google: false },
  disable_signup: false,
  mailer_autoconfirm: !requireVerification,
  phone_autoconfirm: false,
  sms_provider: '',
  saml_enabled: false,
});
