import { decodeJwt, decodeProtectedHeader } from 'jose';
import { describe, expect, test } from 'vitest';
import type { WireSession } from '../../../contract/auth.ts';
import { type Account, testApp } from '../../testing/test-app.ts';

const app = testApp({ ACCESS_TOKEN_SECONDS: '3600' });

const refresh = (refresh_token: string) =>
  app.call('POST', '/auth/v1/token?grant_type=refresh_token', { body: { refresh_token } });
const refreshed = async (token: string) => (await (await refresh(token)).json()) as WireSession;
const codeOf = async (reply: Response) => ((await reply.json()) as { error_code: string }).error_code;
const later = (seconds: number) => {
  app.time.now = new Date(app.time.now.getTime() + seconds * 1000);
};
const signIn = async ({ email, password }: Account) => {
  const reply = await app.call('POST', '/auth/v1/token?grant_type=password', { body: { email, password } });
  return (await reply.json()) as WireSession;
};
const lives = async (accessToken: string) =>
  (await app.call('GET', '/auth/v1/user', { headers: { Authorization: `Bearer ${accessToken}` } })).status === 200;

describe('a session', () => {
  test('is what the wire says', async () => {
    const body = {
      email: `Me+${crypto.randomUUID()}@Example.com`,
      password: 'x'.repeat(64),
      data: { full_name: 'Ada' },
    };
    const reply = await app.call('POST', '/auth/v1/signup?redirect_to=http://localhost/', {
      body: { ...body, gotrue_meta_security: {}, code_challenge: null, code_challenge_method: null },
    });
    expect(reply.headers.get('Cache-Control')).toBe('no-store');
    const session = (await reply.json()) as WireSession;
    const now = Math.floor(app.time.now.getTime() / 1000);
    expect(session).toMatchObject({ token_type: 'bearer', expires_in: 3600, expires_at: now + 3600 });
    const email = body.email.toLowerCase();
    const at = app.time.now.toISOString();
    const user = {
      id: expect.any(String),
      aud: 'authenticated',
      role: 'authenticated',
      email,
      phone: '',
      email_confirmed_at: at,
      confirmed_at: at,
      last_sign_in_at: at,
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { full_name: 'Ada', email_verified: false },
      identities: [expect.objectContaining({ provider: 'email', identity_data: expect.objectContaining({ email }) })],
      created_at: at,
      updated_at: at,
      is_anonymous: false,
    };
    expect(session.user).toEqual(user);
    expect(decodeProtectedHeader(session.access_token)).toEqual({ alg: 'ES256', typ: 'JWT', kid: expect.any(String) });
    expect(decodeJwt(session.access_token)).toEqual({
      iss: 'http://localhost:3000/auth/v1',
      sub: session.user.id,
      aud: 'authenticated',
      iat: now,
      exp: now + 3600,
      jti: expect.any(String),
      email,
      phone: '',
      app_metadata: user.app_metadata,
      user_metadata: user.user_metadata,
      role: 'authenticated',
      aal: 'aal1',
      amr: [{ method: 'password', timestamp: now }],
      session_id: expect.any(String),
      is_anonymous: false,
    });
    const me = await app.call('GET', '/auth/v1/user', { headers: { Authorization: `bearer ${session.access_token}` } });
    expect(await me.json()).toEqual(user);
  });

  test('takes a password of 64 characters and more whole', async () => {
    const body = { email: `${crypto.randomUUID()}@example.com`, password: `${'x'.repeat(100)}y` };
    await app.call('POST', '/auth/v1/signup', { body });
    const short = { ...body, password: 'x'.repeat(100) };
    expect((await app.call('POST', '/auth/v1/token?grant_type=password', { body: short })).status).toBe(400);
    expect((await app.call('POST', '/auth/v1/token?grant_type=password', { body })).status).toBe(200);
  });
});

describe('rotation', () => {
  test('gives a new refresh token each time, and the session goes on', async () => {
    const reader = await app.signUp();
    const first = await refreshed(reader.refreshToken);
    const second = await refreshed(first.refresh_token);
    expect(new Set([reader.refreshToken, first.refresh_token, second.refresh_token]).size).toBe(3);
    expect(second.access_token).not.toBe(first.access_token);
    expect(decodeJwt(second.access_token).session_id).toBe(decodeJwt(reader.accessToken).session_id);
    expect(await lives(second.access_token)).toBe(true);
  });

  test('answers two tabs that race with the same current token', async () => {
    const reader = await app.signUp();
    const tabs = await Promise.all(Array.from({ length: 5 }, () => refreshed(reader.refreshToken)));
    expect(new Set(tabs.map((tab) => tab.refresh_token)).size).toBe(1);
    expect((await refresh(tabs[0]?.refresh_token ?? '')).status).toBe(200);
  });

  test('forgives one generation behind at any time', async () => {
    const reader = await app.signUp();
    const current = await refreshed(reader.refreshToken);
    later(86_400);
    const late = await refreshed(reader.refreshToken);
    expect(late.refresh_token).toBe(current.refresh_token);
  });

  test('forgives older ones within ten seconds of their use', async () => {
    const reader = await app.signUp();
    const first = await refreshed(reader.refreshToken);
    later(4);
    const second = await refreshed(first.refresh_token);
    later(6);
    expect((await refreshed(reader.refreshToken)).refresh_token).toBe(second.refresh_token);
  });

  test('ends the session when an older one comes back', async () => {
    const reader = await app.signUp();
    const first = await refreshed(reader.refreshToken);
    later(20);
    const second = await refreshed(first.refresh_token);
    const reuse = await refresh(reader.refreshToken);
    expect(reuse.status).toBe(400);
    expect(await reuse.json()).toMatchObject({
      error_code: 'refresh_token_already_used',
      msg: 'Invalid Refresh Token: Already Used',
    });
    expect(await lives(second.access_token)).toBe(false);
    expect(await codeOf(await refresh(second.refresh_token))).toBe('refresh_token_not_found');
  });

  test('does not take what it did not give', async () => {
    const reader = await app.signUp();
    const bytes = Buffer.from(reader.refreshToken, 'base64url');
    bytes.writeUInt8((bytes.at(-1) ?? 0) ^ 1, bytes.length - 1);
    expect(await codeOf(await refresh(bytes.toString('base64url')))).toBe('refresh_token_not_found');
    expect(await codeOf(await refresh(`${reader.refreshToken}=`))).toBe('refresh_token_not_found');
    expect((await refresh(reader.refreshToken)).status).toBe(200);
  });

  test('keeps no token in the database', async () => {
    const reader = await app.signUp();
    const { rows } = await app.database.pool.query('select * from auth.sessions where user_id = $1', [reader.id]);
    expect(JSON.stringify(rows)).not.toContain(reader.refreshToken);
  });

  test('ends a session that was not used for half a year', async () => {
    const reader = await app.signUp();
    later(181 * 86_400);
    expect(await codeOf(await refresh(reader.refreshToken))).toBe('session_expired');
  });
});

describe('logout', () => {
  test('ends the access token at once, on the wire and on the product', async () => {
    const reader = await app.signUp();
    expect((await app.call('GET', '/api/saved-books', { as: reader })).status).toBe(200);
    const reply = await app.call('POST', '/auth/v1/logout?scope=local', { as: reader });
    expect([reply.status, await reply.text()]).toEqual([204, '']);
    expect(await codeOf(await app.call('GET', '/auth/v1/user', { as: reader }))).toBe('session_not_found');
    const product = await app.call('GET', '/api/saved-books', { as: reader });
    expect([product.status, await product.json()]).toMatchObject([403, { code: 'session_not_found' }]);
    expect(await codeOf(await refresh(reader.refreshToken))).toBe('refresh_token_not_found');
  });

  test.each([
    ['', false, false],
    ['?scope=global', false, false],
    ['?scope=local', false, true],
    ['?scope=others', true, false],
  ])('%s', async (query, thisOne, theOther) => {
    const reader = await app.signUp();
    const bystander = await app.signUp();
    const other = await signIn(reader);
    expect((await app.call('POST', `/auth/v1/logout${query}`, { as: reader })).status).toBe(204);
    expect(await lives(reader.accessToken)).toBe(thisOne);
    expect(await lives(other.access_token)).toBe(theOther);
    expect(await lives(bystander.accessToken)).toBe(true);
  });
});

test('of twenty sign-ups at once for one address, one opens the account', async () => {
  const body = { email: `${crypto.randomUUID()}@example.com`, password: 'correct horse' };
  const replies = await Promise.all(Array.from({ length: 20 }, () => app.call('POST', '/auth/v1/signup', { body })));
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
  const refusals = replies.filter((reply) => reply.status !== 200);
  expect(new Set(await Promise.all(refusals.map(codeOf)))).toEqual(new Set(['user_already_exists']));
});
