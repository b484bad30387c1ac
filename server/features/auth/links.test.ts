import { describe, expect, test } from 'vitest';
import type { WireSession } from '../../../contract/auth.ts';
import { testOutbox } from '../../testing/outbox.ts';
import { testApp } from '../../testing/test-app.ts';

const { dataDir, mailsTo } = testOutbox();
const app = testApp({ DATA_DIR: dataDir, PUBLIC_URL: 'https://pith.example', ACCESS_TOKEN_SECONDS: '3600' });

const recover = (email: string) => app.call('POST', '/auth/v1/recover', { body: { email } });
const verify = (body: object) => app.call('POST', '/auth/v1/verify', { body });
const codeOf = async (reply: Response) => ((await reply.json()) as { error_code: string }).error_code;
const later = (seconds: number) => {
  app.time.now = new Date(app.time.now.getTime() + seconds * 1000);
};
async function newestToken(email: string, subject: string, known: string[] = []): Promise<string> {
  await app.jobs.runDue();
  const tokens = (await mailsTo(email, subject)).map((mail) => mail.token);
  return tokens.find((token) => !known.includes(token)) ?? '';
}

describe('recovery', () => {
  test('by a link leads to a session and a new password', async () => {
    const reader = await app.signUp();
    const asked = await recover(reader.email);
    expect([asked.status, await asked.json()]).toEqual([200, {}]);
    await app.jobs.runDue();
    const [mail] = await mailsTo(reader.email, 'new password');
    expect(mail?.source).toContain(`https://pith.example/account/new-password?token_hash=${mail?.token}`);
    const opened = await verify({ type: 'recovery', token_hash: mail?.token });
    expect(opened.status).toBe(200);
    const session = (await opened.json()) as WireSession;
    expect(session.user).toMatchObject({ email: reader.email, recovery_sent_at: app.time.now.toISOString() });
    expect(session.user.user_metadata.email_verified).toBe(true);
    const changed = await app.call('PUT', '/auth/v1/user', {
      body: { password: 'found again' },
      headers: { Authorization: `Bearer ${session.access_token}` },
    });
    expect(changed.status).toBe(200);
    const body = { email: reader.email, password: 'found again' };
    expect((await app.call('POST', '/auth/v1/token?grant_type=password', { body })).status).toBe(200);
    expect(await codeOf(await app.call('GET', '/auth/v1/user', { as: reader }))).toBe('session_not_found');
  });

  test('says nothing about who has an account, and sends nothing to who has none', async () => {
    const unknown = `${crypto.randomUUID()}@example.com`;
    const asked = await recover(unknown);
    expect([asked.status, await asked.json()]).toEqual([200, {}]);
    await app.jobs.runDue();
    expect(await mailsTo(unknown)).toEqual([]);
  });

  test('takes a link once, of two at once too', async () => {
    const reader = await app.signUp();
    await recover(reader.email);
    const token_hash = await newestToken(reader.email, 'new password');
    const replies = await Promise.all([1, 2, 3].map(() => verify({ type: 'recovery', token_hash })));
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 403, 403]);
    expect(await codeOf(await verify({ type: 'recovery', token_hash }))).toBe('otp_expired');
  });

  test('takes a link for an hour', async () => {
    const reader = await app.signUp();
    await recover(reader.email);
    const token_hash = await newestToken(reader.email, 'new password');
    later(3600);
    expect(await codeOf(await verify({ type: 'recovery', token_hash }))).toBe('otp_expired');
  });

  test('takes only the newest link, for its own purpose, from its own address', async () => {
    const reader = await app.signUp();
    const other = await app.signUp();
    await recover(reader.email);
    const older = await newestToken(reader.email, 'new password');
    later(1);
    await recover(reader.email);
    const newer = await newestToken(reader.email, 'new password', [older]);
    expect(await codeOf(await verify({ type: 'recovery', token_hash: older }))).toBe('otp_expired');
    expect(await codeOf(await verify({ type: 'signup', token_hash: newer }))).toBe('otp_expired');
    expect(await codeOf(await verify({ type: 'recovery', email: other.email, token: newer }))).toBe('otp_expired');
    expect((await verify({ type: 'recovery', email: reader.email, token: newer })).status).toBe(200);
  });

  test('keeps no link in the database', async () => {
    const reader = await app.signUp();
    await recover(reader.email);
    const token = await newestToken(reader.email, 'new password');
    const { rows: kept } = await app.database.pool.query('select * from auth.one_time_tokens');
    const { rows: jobs } = await app.database.pool.query('select * from jobs.job');
    expect(token.length).toBeGreaterThan(40);
    expect(JSON.stringify([kept, jobs])).not.toContain(token);
  });
});

describe('verification', () => {
  test('is asked for at sign-up and shows on the account', async () => {
    const reader = await app.signUp();
    const token_hash = await newestToken(reader.email, 'Confirm');
    const { user } = (await (await verify({ type: 'email', token_hash })).json()) as WireSession;
    expect(user).toMatchObject({
      id: reader.id,
      email_confirmed_at: app.time.now.toISOString(),
      confirmation_sent_at: app.time.now.toISOString(),
      user_metadata: { email_verified: true },
    });
    expect(user.identities[0]?.identity_data.email_verified).toBe(true);
  });

  test('can be asked for again until it is done', async () => {
    const reader = await app.signUp();
    const resend = () => app.call('POST', '/auth/v1/resend', { body: { type: 'signup', email: reader.email } });
    const older = await newestToken(reader.email, 'Confirm');
    later(1);
    expect((await resend()).status).toBe(200);
    const newer = await newestToken(reader.email, 'Confirm', [older]);
    expect(await codeOf(await verify({ type: 'signup', token_hash: older }))).toBe('otp_expired');
    expect((await verify({ type: 'signup', token_hash: newer })).status).toBe(200);
    later(1);
    expect((await resend()).status).toBe(200);
    await app.jobs.runDue();
    expect(await mailsTo(reader.email, 'Confirm')).toHaveLength(2);
  });

  test('answers a followed link with the session in the fragment', async () => {
    const reader = await app.signUp();
    const token = await newestToken(reader.email, 'Confirm');
    const query = new URLSearchParams({ type: 'signup', token, redirect_to: 'https://pith.example/library' });
    const reply = await app.call('GET', `/auth/v1/verify?${query}`);
    expect(reply.status).toBe(303);
    const [page, fragment] = (reply.headers.get('Location') ?? '').split('#');
    expect(page).toBe('https://pith.example/library');
    const session = new URLSearchParams(fragment);
    expect(Object.fromEntries(session)).toMatchObject({ token_type: 'bearer', type: 'signup', expires_in: '3600' });
    const as = { ...reader, accessToken: session.get('access_token') ?? '' };
    expect((await app.call('GET', '/auth/v1/user', { as })).status).toBe(200);
    const again = new URL((await app.call('GET', `/auth/v1/verify?${query}`)).headers.get('Location') ?? '');
    expect(Object.fromEntries(new URLSearchParams(again.hash.slice(1)))).toEqual({
      error: 'access_denied',
      error_code: 'otp_expired',
      error_description: 'Email link is invalid or has expired',
    });
  });

  test.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', 'https://pith.example@evil.example'])(
    'does not lead to %s',
    async (redirect_to) => {
      const query = new URLSearchParams({ type: 'signup', token: 'abc', redirect_to });
      const reply = await app.call('GET', `/auth/v1/verify?${query}`);
      expect(new URL(reply.headers.get('Location') ?? '').origin).toBe('https://pith.example');
    },
  );
});
