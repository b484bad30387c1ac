import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../testing/test-app.ts';

/** A provider that believes the answer 'human', and does not answer at all about 'silence'. */
let provider: Server;
const asked: Record<string, string>[] = [];
const environment: Record<string, string> = { CAPTCHA_PROVIDER: 'turnstile', CAPTCHA_SECRET: 'our secret' };

beforeAll(async () => {
  provider = createServer(async (request, reply) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const form = Object.fromEntries(new URLSearchParams(text));
    asked.push(form);
    if (form.response === 'silence') request.socket.destroy();
    else reply.end(JSON.stringify({ success: form.response === 'human' && form.secret === 'our secret' }));
  });
  await new Promise<void>((listening) => provider.listen(0, '127.0.0.1', listening));
  environment.CAPTCHA_VERIFY_URL = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/siteverify`;
});
afterAll(() => provider.close());

const app = testApp(environment);
const off = testApp();

const account = (captcha_token?: string) => ({
  email: `${crypto.randomUUID()}@example.com`,
  password: 'correct horse',
  ...(captcha_token && { gotrue_meta_security: { captcha_token } }),
});

describe('with a captcha', () => {
  test.each(['/signup', '/token?grant_type=password', '/recover'])(
    '%s needs an answer that convinces',
    async (path) => {
      for (const answer of [undefined, 'robot', 'silence']) {
        const reply = await app.call('POST', `/auth/v1${path}`, { body: account(answer) });
        expect([reply.status, await reply.json()]).toMatchObject([400, { error_code: 'captcha_failed' }]);
      }
    },
  );

  test('a human gets in', async () => {
    const body = account('human');
    expect((await app.call('POST', '/auth/v1/signup', { body })).status).toBe(200);
    expect((await app.call('POST', '/auth/v1/token?grant_type=password', { body })).status).toBe(200);
    expect(asked.at(-1)).toMatchObject({ secret: 'our secret', response: 'human' });
  });
});

test('without one, answers are ignored', async () => {
  const before = asked.length;
  expect((await off.call('POST', '/auth/v1/signup', { body: account('robot') })).status).toBe(200);
  expect(asked).toHaveLength(before);
});
