import { expect, test } from 'vitest';
import { testApp } from '../../testing/test-app.ts';

const app = testApp();
const samples = 120;

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

async function timed(path: string, body: object): Promise<number> {
  const started = performance.now();
  await app.call('POST', `/auth/v1${path}`, { body });
  return performance.now() - started;
}

/** Asks in turns, so that whatever else the machine does falls on both alike. */
async function ratio(path: string, knownEmail: string, body: object): Promise<number> {
  const known: number[] = [];
  const unknown: number[] = [];
  for (let i = 0; i < samples; i++) {
    known.push(await timed(path, { ...body, email: knownEmail }));
    unknown.push(await timed(path, { ...body, email: knownEmail.replace('reader', 'stranger') }));
  }
  return median(known) / median(unknown);
}

test('a wrong password takes as long for an address that nobody has', { retry: 2, timeout: 60_000 }, async () => {
  const { email } = await app.signUp();
  const known = await ratio('/token?grant_type=password', email, { password: 'wrong password' });
  expect(known).toBeGreaterThan(0.9);
  expect(known).toBeLessThan(1.1);
});

test('so does asking for a new password', { retry: 2, timeout: 60_000 }, async () => {
  const { email } = await app.signUp();
  const known = await ratio('/recover', email, {});
  expect(known).toBeGreaterThan(0.9);
  expect(known).toBeLessThan(1.1);
});
