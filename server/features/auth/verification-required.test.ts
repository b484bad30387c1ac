import { expect, test } from 'vitest';
import type { WireUser } from '../../../contract/auth.ts';
import { testOutbox } from '../../testing/outbox.ts';
import { testApp } from '../../testing/test-app.ts';

const { dataDir, mailsTo } = testOutbox();
const app = testApp({ DATA_DIR: dataDir, REQUIRE_VERIFICATION: 'true' });

const password = 'correct horse';
const newAddress = () => `${crypto.randomUUID()}@example.com`;
const signUp = (email: string) => app.call('POST', '/auth/v1/signup', { body: { email, password } });
const signIn = (email: string, secret = password) =>
  app.call('POST', '/auth/v1/token?grant_type=password', { body: { email, password: secret } });
const codeOf = async (reply: Response) => ((await reply.json()) as { error_code: string }).error_code;

test('no session before the link was opened', async () => {
  const email = newAddress();
  const user = (await (await signUp(email)).json()) as WireUser & { access_token?: string };
  expect(user.access_token).toBeUndefined();
  expect(user).toMatchObject({ email, aud: 'authenticated' });
  expect(user.email_confirmed_at).toBeUndefined();
  const early = await signIn(email);
  expect([early.status, await early.json()]).toMatchObject([
    400,
    { error_code: 'email_not_confirmed', msg: 'Email not confirmed' },
  ]);
  expect(await codeOf(await signIn(email, 'wrong password'))).toBe('invalid_credentials');
  await app.jobs.runDue();
  const [mail] = await mailsTo(email, 'Confirm');
  const opened = await app.call('POST', '/auth/v1/verify', { body: { type: 'signup', token_hash: mail?.token } });
  expect(opened.status).toBe(200);
  expect((await signIn(email)).status).toBe(200);
});

test('a sign-up for a taken address looks like any other', async () => {
  const email = newAddress();
  const first = (await (await signUp(email)).json()) as WireUser;
  await app.jobs.runDue();
  const [mail] = await mailsTo(email);
  await app.call('POST', '/auth/v1/verify', { body: { type: 'signup', token_hash: mail?.token } });
  const second = await signUp(email);
  const other = (await second.json()) as WireUser;
  expect(second.status).toBe(200);
  expect(Object.keys(other).sort()).toEqual(Object.keys(first).sort());
  expect(other.id).not.toBe(first.id);
  await app.jobs.runDue();
  expect(await mailsTo(email)).toHaveLength(1);
});

test('settings tell the client', async () => {
  expect(await (await app.call('GET', '/auth/v1/settings')).json()).toMatchObject({ mailer_autoconfirm: false });
});
