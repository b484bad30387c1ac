import { describe, expect, test } from 'vitest';
import { testApp } from '../../testing/test-app.ts';

const app = testApp({ RATE_LIMITS: 'true', TRUST_PROXY: '1' });

let clients = 0;
/** An address that no other test has used. */
const newAddress = () => `10.${crypto.getRandomValues(new Uint8Array(2)).join('.')}.${clients++ % 256}`;
const from = (address: string) => ({ 'X-Forwarded-For': `203.0.113.9, ${address}` });
const post = (path: string, body: object, address: string) =>
  app.call('POST', `/auth/v1${path}`, { body, headers: from(address) });
const password = 'correct horse';
const newAccount = async () => {
  const email = `${crypto.randomUUID()}@example.com`;
  const reply = await post('/signup', { email, password }, newAddress());
  return { email, refreshToken: ((await reply.json()) as { refresh_token: string }).refresh_token };
};
const signIn = (email: string, secret: string, address: string) =>
  post('/token?grant_type=password', { email, password: secret }, address);

async function expectTurnedAway(reply: Response, code: string, seconds: number) {
  expect([reply.status, await reply.json()]).toMatchObject([429, { error_code: code }]);
  const retryAfter = Number(reply.headers.get('Retry-After'));
  expect(retryAfter).toBeGreaterThan(0);
  expect(retryAfter).toBeLessThanOrEqual(seconds);
}

describe('sign-in', () => {
  test('of 1,000 wrong passwords, all from the 11th on are turned away, and the owner gets in', async () => {
    const { email } = await newAccount();
    const attacker = newAddress();
    const replies: Response[] = [];
    for (let i = 0; i < 1000; i++) replies.push(await signIn(email, `wrong ${i}`, attacker));
    expect(replies.slice(0, 10).map((reply) => reply.status)).toEqual(Array(10).fill(400));
    for (const reply of replies.slice(10)) await expectTurnedAway(reply, 'over_request_rate_limit', 600);
    await expectTurnedAway(await signIn(email, password, attacker), 'over_request_rate_limit', 600);
    expect((await signIn(email, password, newAddress())).status).toBe(200);
  }, 60_000);

  test('all at once they are no more', async () => {
    const { email } = await newAccount();
    const attacker = newAddress();
    const replies = await Promise.all(Array.from({ length: 60 }, (_, i) => signIn(email, `wrong ${i}`, attacker)));
    expect(replies.filter((reply) => reply.status === 400)).toHaveLength(10);
    expect(replies.filter((reply) => reply.status === 429)).toHaveLength(50);
  });

  test('what the client itself claims about its address changes nothing', async () => {
    const { email } = await newAccount();
    const attacker = newAddress();
    const statuses: number[] = [];
    for (let i = 0; i < 12; i++) {
      const headers = { 'X-Forwarded-For': `${newAddress()}, ${attacker}` };
      const body = { email, password: 'wrong' };
      statuses.push((await app.call('POST', '/auth/v1/token?grant_type=password', { body, headers })).status);
    }
    expect(statuses.slice(10)).toEqual([429, 429]);
  });

  test('one address cannot try one password on many accounts', async () => {
    const attacker = newAddress();
    const statuses: number[] = [];
    for (let i = 0; i < 45; i++) statuses.push((await signIn(`victim${i}@example.com`, 'password', attacker)).status);
    expect(statuses.slice(0, 40)).toEqual(Array(40).fill(400));
    expect(statuses.slice(40)).toEqual(Array(5).fill(429));
  });

  test('right passwords are not counted', async () => {
    const { email } = await newAccount();
    const home = newAddress();
    for (let i = 0; i < 50; i++) expect((await signIn(email, password, home)).status).toBe(200);
  });

  test('a whole IPv6 network is one client', async () => {
    const { email } = await newAccount();
    const network = `2001:db8:${crypto
      .getRandomValues(new Uint16Array(2))
      .join(':')
      .replaceAll(/\d+/g, (n) => Number(n).toString(16))}`;
    const statuses: number[] = [];
    for (let i = 1; i <= 11; i++) statuses.push((await signIn(email, 'wrong', `${network}::${i}`)).status);
    expect(statuses.at(-1)).toBe(429);
  });
});

test('refreshing is counted apart from signing in', async () => {
  const { email, refreshToken } = await newAccount();
  const address = newAddress();
  for (let i = 0; i < 11; i++) await signIn(email, 'wrong', address);
  const refresh = () => post('/token?grant_type=refresh_token', { refresh_token: refreshToken }, address);
  expect((await refresh()).status).toBe(200);
  for (let i = 0; i < 299; i++) await refresh();
  await expectTurnedAway(await refresh(), 'over_request_rate_limit', 300);
});

test('sign-ups from one address', async () => {
  const address = newAddress();
  const signUp = () => post('/signup', { email: `${crypto.randomUUID()}@example.com`, password }, address);
  for (let i = 0; i < 30; i++) expect((await signUp()).status).toBe(200);
  await expectTurnedAway(await signUp(), 'over_request_rate_limit', 3600);
});

describe('mails', () => {
  test('for one account, known or not, from wherever they are asked for', async () => {
    const { email } = await newAccount();
    for (const to of [email, `${crypto.randomUUID()}@example.com`]) {
      for (let i = 0; i < 5; i++) expect((await post('/recover', { email: to }, newAddress())).status).toBe(200);
      await expectTurnedAway(await post('/recover', { email: to }, newAddress()), 'over_email_send_rate_limit', 3600);
      const resend = await post('/resend', { email: to, type: 'signup' }, newAddress());
      await expectTurnedAway(resend, 'over_email_send_rate_limit', 3600);
    }
  });

  test('from one address', async () => {
    const address = newAddress();
    for (let i = 0; i < 30; i++) {
      expect((await post('/recover', { email: `${crypto.randomUUID()}@example.com` }, address)).status).toBe(200);
    }
    await expectTurnedAway(
      await post('/recover', { email: 'a@example.com' }, address),
      'over_email_send_rate_limit',
      3600,
    );
  });
});

test('tokens of links from one address', async () => {
  const address = newAddress();
  const guess = () => post('/verify', { type: 'recovery', token_hash: crypto.randomUUID() }, address);
  for (let i = 0; i < 60; i++) expect((await guess()).status).toBe(403);
  await expectTurnedAway(await guess(), 'over_request_rate_limit', 300);
});
