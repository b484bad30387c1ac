import { describe, expect, test } from 'vitest';
import type { WireSession, WireUser } from '../../../contract/auth.ts';
import { testOutbox } from '../../testing/outbox.ts';
import { type Account, testApp } from '../../testing/test-app.ts';

const { dataDir, mailsTo } = testOutbox();
const app = testApp({ DATA_DIR: dataDir });
const elsewhere = testOutbox();
const restarted = testApp({ DATA_DIR: elsewhere.dataDir });

const update = (as: Account, body: object) => app.call('PUT', '/auth/v1/user', { as, body });
const codeOf = async (reply: Response) => ((await reply.json()) as { error_code: string }).error_code;
const signIn = (email: string, password: string) =>
  app.call('POST', '/auth/v1/token?grant_type=password', { body: { email, password } });

describe('a changed password', () => {
  test('counts from now on, keeps this session and ends the others', async () => {
    const reader = await app.signUp();
    const other = (await (await signIn(reader.email, reader.password)).json()) as WireSession;
    expect((await update(reader, { password: 'a new one' })).status).toBe(200);
    expect(await codeOf(await signIn(reader.email, reader.password))).toBe('invalid_credentials');
    expect((await signIn(reader.email, 'a new one')).status).toBe(200);
    expect((await app.call('GET', '/auth/v1/user', { as: reader })).status).toBe(200);
    const { access_token } = other;
    const elsewhere = await app.call('GET', '/auth/v1/user', { headers: { Authorization: `Bearer ${access_token}` } });
    expect(await codeOf(elsewhere)).toBe('session_not_found');
    await app.jobs.runDue();
    expect(await mailsTo(reader.email, 'was changed')).toHaveLength(1);
  });

  test('has to be another one, and not a weak one', async () => {
    const reader = await app.signUp();
    const same = await update(reader, { password: reader.password });
    expect([same.status, await codeOf(same)]).toEqual([422, 'same_password']);
    const weak = await update(reader, { password: '12345' });
    expect([weak.status, await codeOf(weak)]).toEqual([422, 'weak_password']);
    expect((await signIn(reader.email, reader.password)).status).toBe(200);
  });
});

describe('what an account says about itself', () => {
  test('is merged: new replaces, null removes, the rest stays', async () => {
    const reader = await app.signUp();
    await update(reader, { data: { full_name: 'Ada', colour: 'mint' } });
    const user = (await (await update(reader, { data: { colour: null, size: 3 } })).json()) as WireUser;
    expect(user.user_metadata).toEqual({ full_name: 'Ada', size: 3, email_verified: false });
  });

  test('cannot vouch for its address', async () => {
    const reader = await app.signUp();
    const user = (await (await update(reader, { data: { email_verified: true } })).json()) as WireUser;
    expect(user.user_metadata.email_verified).toBe(false);
  });

  test('stays small enough for a header', async () => {
    const reader = await app.signUp();
    expect((await update(reader, { data: { a: 'x'.repeat(2000) } })).status).toBe(200);
    expect(await codeOf(await update(reader, { data: { b: 'x'.repeat(2000) } }))).toBe('validation_failed');
  });
});

test('an e-mail address cannot be changed', async () => {
  const reader = await app.signUp();
  expect((await update(reader, { email: reader.email.toUpperCase() })).status).toBe(200);
  expect(await codeOf(await update(reader, { email: 'other@example.com' }))).toBe('validation_failed');
});

test('the mail of an acknowledged sign-up is sent by another process, should this one be gone', async () => {
  const reader = await app.signUp();
  await restarted.jobs.runDue();
  expect(await elsewhere.mailsTo(reader.email, 'Confirm')).toHaveLength(1);
  await app.jobs.runDue();
  expect(await mailsTo(reader.email)).toEqual([]);
});

describe('the welcome mail', () => {
  const welcome = (as: Account | undefined, body: object) =>
    app.call('POST', '/functions/v1/send-welcome-email', { ...(as && { as }), body });

  test('is sent once in the life of an account, however many tabs ask', async () => {
    const reader = await app.signUp();
    const body = { email: reader.email, name: 'Ada' };
    const replies = await Promise.all(Array.from({ length: 8 }, () => welcome(reader, body)));
    const sent = await Promise.all(replies.map(async (reply) => ((await reply.json()) as { sent: boolean }).sent));
    expect(sent.filter(Boolean)).toHaveLength(1);
    await app.jobs.runDue();
    const [mail, ...more] = await mailsTo(reader.email, 'Welcome');
    expect(mail?.source).toContain('Welcome, Ada');
    expect(more).toEqual([]);
  });

  test('goes to nobody else, and needs a session', async () => {
    const reader = await app.signUp();
    const other = await app.signUp();
    const foreign = await welcome(reader, { email: other.email, name: 'Ada' });
    expect([foreign.status, await foreign.json()]).toMatchObject([403, { code: 'forbidden' }]);
    const signedOut = await welcome(undefined, { email: other.email, name: 'Ada' });
    expect([signedOut.status, await signedOut.json()]).toMatchObject([401, { code: 'no_authorization' }]);
    const malformed = await welcome(reader, { email: reader.email });
    expect([malformed.status, await malformed.json()]).toMatchObject([400, { code: 'validation_failed' }]);
  });

  test('greets by a name, and carries nothing else for anybody', async () => {
    const reader = await app.signUp();
    await welcome(reader, { email: reader.email, name: '<b>Win</b> at https://evil.example' });
    await app.jobs.runDue();
    const [mail] = await mailsTo(reader.email, 'Welcome');
    expect(mail?.source).not.toContain('evil.example');
    expect(mail?.source).toContain(`Welcome, ${reader.email.split('@')[0]?.slice(0, 40)}`);
  });
});
