import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../testing/test-app.ts';

const app = testApp({ ACCESS_TOKEN_SECONDS: '3600' });
const versioned = { 'X-Supabase-Api-Version': '2024-01-01' };

type Attempt = { method?: string; path: string; body?: unknown; authorization?: string };

/** The older shape of an error, and the one for clients that name a version. */
async function refusal({ method = 'POST', path, body, authorization }: Attempt) {
  const headers = authorization ? { Authorization: authorization } : {};
  const older = await app.call(method, `/auth/v1${path}`, { body, headers });
  const newer = await app.call(method, `/auth/v1${path}`, { body, headers: { ...headers, ...versioned } });
  const olderBody = (await older.json()) as { code: number; error_code: string; msg: string };
  const newerBody = (await newer.json()) as { code: string; message: string; weak_password?: { reasons: string[] } };
  expect(olderBody).toMatchObject({ code: older.status, error_code: newerBody.code, msg: newerBody.message });
  expect(newer.status).toBe(older.status);
  expect(older.headers.get('X-Supabase-Api-Version')).toBeNull();
  expect(newer.headers.get('X-Supabase-Api-Version')).toBe('2024-01-01');
  return { status: newer.status, ...newerBody };
}

const password = 'correct horse';
const token = '/token?grant_type=password';
const jwt = 'eyJhbGciOiJFUzI1NiJ9.e30.AAAA';

describe('the table of refusals', () => {
  const cases: [string, Attempt, number, string, string | RegExp][] = [
    [
      'unknown address',
      { path: token, body: { email: 'nobody@example.com', password } },
      400,
      'invalid_credentials',
      'Invalid login credentials',
    ],
    [
      'weak password',
      { path: '/signup', body: { email: 'weak@example.com', password: '12345' } },
      422,
      'weak_password',
      'Password should be at least 6 characters.',
    ],
    [
      'malformed address',
      { path: '/signup', body: { email: 'xx:;x@x.x', password } },
      400,
      'validation_failed',
      'Unable to validate email address: invalid format',
    ],
    [
      'over-long password',
      { path: '/signup', body: { email: 'long@example.com', password: 'x'.repeat(1001) } },
      400,
      'validation_failed',
      /longer than/,
    ],
    [
      'address of another type',
      { path: token, body: { email: 7, password } },
      400,
      'validation_failed',
      /invalid format/,
    ],
    [
      'no password',
      { path: '/signup', body: { email: 'none@example.com' } },
      400,
      'validation_failed',
      'Signup requires a valid password',
    ],
    ['nobody', { path: '/signup', body: { data: {} } }, 422, 'anonymous_provider_disabled', /Anonymous/],
    ['a phone', { path: '/signup', body: { phone: '4912345', password } }, 422, 'phone_provider_disabled', /Phone/],
    [
      'unstorable data',
      { path: '/signup', body: { email: 'nul@example.com', password, data: { a: '\0' } } },
      400,
      'validation_failed',
      /data/,
    ],
    [
      'no bearer',
      { method: 'GET', path: '/user' },
      401,
      'no_authorization',
      'This endpoint requires a valid Bearer token',
    ],
    ['not a bearer', { method: 'GET', path: '/user', authorization: 'Basic abc' }, 401, 'no_authorization', /Bearer/],
    ['no JWT', { method: 'GET', path: '/user', authorization: 'Bearer abc' }, 403, 'bad_jwt', /^invalid JWT: /],
    [
      'unsigned JWT',
      { method: 'GET', path: '/user', authorization: `Bearer ${jwt}` },
      403,
      'bad_jwt',
      /^invalid JWT: /,
    ],
    ['no bearer at logout', { path: '/logout' }, 401, 'no_authorization', /Bearer/],
    [
      'unknown refresh token',
      { path: '/token?grant_type=refresh_token', body: { refresh_token: 'abc' } },
      400,
      'refresh_token_not_found',
      'Invalid Refresh Token: Refresh Token Not Found',
    ],
    [
      'refresh token of another type',
      { path: '/token?grant_type=refresh_token', body: { refresh_token: 1 } },
      400,
      'validation_failed',
      /refresh_token/,
    ],
    [
      'unknown grant',
      { path: '/token?grant_type=magic', body: {} },
      400,
      'validation_failed',
      'unsupported_grant_type',
    ],
    ['bad JSON', { path: '/signup', body: '{"email":' }, 400, 'bad_json', /JSON/],
    ['JSON of another kind', { path: token, body: '[]' }, 400, 'bad_json', /JSON/],
    [
      'over 1 MB',
      { path: '/signup', body: { email: 'a@b.c', password: 'x'.repeat(1_000_001) } },
      413,
      'request_entity_too_large',
      /1 MB/,
    ],
    [
      'bad link',
      { path: '/verify', body: { type: 'signup', token_hash: 'abc' } },
      403,
      'otp_expired',
      'Token has expired or is invalid',
    ],
    [
      'bad code',
      { path: '/verify', body: { type: 'email', email: 'nobody@example.com', token: '123456' } },
      403,
      'otp_expired',
      'Token has expired or is invalid',
    ],
    [
      'unknown type',
      { path: '/verify', body: { type: 'what', token_hash: 'abc' } },
      400,
      'validation_failed',
      /verification type/,
    ],
    ['no token', { path: '/verify', body: { type: 'signup' } }, 400, 'validation_failed', /token/],
    [
      'malformed address at recovery',
      { path: '/recover', body: { email: 'a' } },
      400,
      'validation_failed',
      /invalid format/,
    ],
    ['resend without a type', { path: '/resend', body: { email: 'a@example.com' } }, 400, 'validation_failed', /types/],
    ['unknown route', { method: 'GET', path: '/factors' }, 404, 'not_found', /endpoint/],
    ['single sign-on', { path: '/sso', body: {} }, 404, 'saml_provider_disabled', 'SAML 2.0 is disabled'],
  ];
  test.each(cases)('%s', async (_name, attempt, status, code, message) => {
    const error = await refusal(attempt);
    expect(error).toMatchObject({ status, code });
    expect(error.message).toMatch(message);
  });

  test('names what makes a password weak', async () => {
    const { weak_password } = await refusal({ path: '/signup', body: { email: 'weak@example.com', password: '1' } });
    expect(weak_password).toEqual({ reasons: ['length'] });
  });

  test('wrong password, duplicate sign-up, unknown logout scope', async () => {
    const reader = await app.signUp();
    const wrong = await refusal({ path: token, body: { email: reader.email, password: 'wrong' } });
    expect(wrong).toMatchObject({ status: 400, code: 'invalid_credentials', message: 'Invalid login credentials' });
    const again = await refusal({ path: '/signup', body: { email: reader.email.toUpperCase(), password } });
    expect(again).toMatchObject({ status: 422, code: 'user_already_exists', message: 'User already registered' });
    const scope = await refusal({ path: '/logout?scope=all', authorization: `Bearer ${reader.accessToken}` });
    expect(scope).toMatchObject({ status: 400, code: 'validation_failed' });
  });

  test('an access token that has expired, and one whose account is gone', async () => {
    const reader = await app.signUp();
    const before = app.time.now;
    app.time.now = new Date(before.getTime() + 3601_000);
    const expired = await refusal({ method: 'GET', path: '/user', authorization: `Bearer ${reader.accessToken}` });
    expect(expired).toMatchObject({
      status: 403,
      code: 'bad_jwt',
      message: expect.stringMatching(/^invalid JWT: .*expired/),
    });
    app.time.now = before;
    await app.database.pool.query('delete from auth.users where id = $1', [reader.id]);
    const gone = await refusal({ method: 'GET', path: '/user', authorization: `Bearer ${reader.accessToken}` });
    expect(gone).toMatchObject({ status: 403, code: 'user_not_found' });
    const product = await app.call('GET', '/api/saved-books', { as: reader });
    expect(await product.json()).toMatchObject({ code: 'session_not_found' });
  });
});

describe('what anybody may know', () => {
  test('the public keys, at both addresses, for ten minutes', async () => {
    for (const path of ['/.well-known/jwks.json', '/auth/v1/.well-known/jwks.json']) {
      const reply = await app.call('GET', path);
      expect(reply.headers.get('Cache-Control')).toBe('public, max-age=600');
      const { keys } = (await reply.json()) as { keys: Record<string, unknown>[] };
      expect(keys).toEqual([expect.objectContaining({ kty: 'EC', alg: 'ES256', use: 'sig', kid: expect.any(String) })]);
      expect(keys[0]).not.toHaveProperty('d');
    }
  });

  test('settings and health', async () => {
    const settings = await (await app.call('GET', '/auth/v1/settings')).json();
    expect(settings).toMatchObject({
      external: { email: true, phone: false },
      disable_signup: false,
      mailer_autoconfirm: true,
    });
    expect((await app.call('GET', '/auth/v1/health')).status).toBe(200);
  });

  test('another origin may call, and read what the client needs to', async () => {
    const headers = {
      Origin: 'https://elsewhere.example',
      'Access-Control-Request-Method': 'PUT',
      'Access-Control-Request-Headers': 'authorization,content-type,x-client-info,x-supabase-api-version',
    };
    const preflight = await app.call('OPTIONS', '/auth/v1/user', { headers });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('Access-Control-Allow-Headers')).toContain('x-supabase-api-version');
    expect(preflight.headers.get('Access-Control-Allow-Methods')).toContain('PUT');
    const reply = await app.call('GET', '/auth/v1/user', { headers });
    expect(reply.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(reply.headers.get('Access-Control-Expose-Headers')).toContain('Retry-After');
    expect(reply.headers.get('Access-Control-Expose-Headers')).toContain('X-Supabase-Api-Version');
  });
});

test('nothing that a client sends is answered with a fault of ours', async () => {
  const reader = await app.signUp();
  const route = fc.constantFrom(
    'signup',
    'token?grant_type=password',
    'token?grant_type=refresh_token',
    'recover',
    'resend',
    'verify',
    'user',
  );
  const value = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.jsonValue(),
    fc.constantFrom('signup', 'recovery', 'a@b.c', null, 'x'.repeat(300)),
  );
  const fields = fc.dictionary(
    fc.constantFrom(
      'email',
      'password',
      'data',
      'refresh_token',
      'type',
      'token',
      'token_hash',
      'phone',
      'gotrue_meta_security',
    ),
    value,
  );
  const bodies = fc.oneof(
    fields.map((body) => JSON.stringify(body)),
    fc.string({ unit: 'binary' }),
    fc.json(),
  );
  const method = fc.constantFrom('POST', 'PUT', 'DELETE', 'PATCH');
  await fc.assert(
    fc.asyncProperty(route, method, bodies, fc.webQueryParameters(), async (path, verb, body, query) => {
      const separator = path.includes('?') ? '&' : '?';
      const reply = await app.call(verb, `/auth/v1/${path}${separator}${query}`, { body, as: reader });
      expect(reply.status).toBeLessThan(500);
    }),
    { numRuns: 300 },
  );
});
