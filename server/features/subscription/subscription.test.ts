import { describe, expect, it } from 'vitest';
import type { Subscription } from '../../../contract/subscription.ts';
import { type Account, testApp } from '../../testing/test-app.ts';

const test = testApp();
const choose = async (as: Account, plan: 'trial' | 'free') =>
  (await (await test.call('POST', `/api/subscription/${plan}`, { as })).json()) as Subscription;
const current = async (as: Account) =>
  (await (await test.call('GET', '/api/subscription', { as })).json()) as Subscription | null;

const trial = {
  subscription_type: 'trial',
  subscription_status: 'trialing',
  trial_start_date: '2026-03-10T12:00:00.000Z',
  trial_end_date: '2026-03-17T12:00:00.000Z',
};
const free = { subscription_type: 'free', subscription_status: 'active', trial_start_date: null, trial_end_date: null };

describe('the plan', () => {
  it('is none at first', async () => expect(await current(await test.signUp())).toBeNull());

  it('trial ends exactly seven days after its start, and is never restarted', async () => {
    const reader = await test.signUp();
    test.time.now = new Date('2026-03-10T12:00:00Z');
    expect(await choose(reader, 'trial')).toEqual(trial);
    test.time.now = new Date('2026-03-12T12:00:00Z');
    expect(await choose(reader, 'trial')).toEqual(trial);
    expect(await choose(reader, 'free')).toEqual(trial);
    expect(await current(reader)).toEqual(trial);
  });

  it('free can become a trial', async () => {
    const reader = await test.signUp();
    test.time.now = new Date('2026-03-10T12:00:00Z');
    expect(await choose(reader, 'free')).toEqual(free);
    expect(await choose(reader, 'trial')).toEqual(trial);
  });

  it('is one, from however many tabs at once', async () => {
    const reader = await test.signUp();
    test.time.now = new Date('2026-03-10T12:00:00Z');
    const plans = await Promise.all([1, 2, 3, 4, 5].map(() => choose(reader, 'trial')));
    expect(new Set(plans.map((plan) => JSON.stringify(plan))).size).toBe(1);
    const { rows } = await test.database.pool.query('select 1 from subscriptions where user_id = $1', [reader.id]);
    expect(rows).toHaveLength(1);
  });

  it('needs a sign-in', async () => expect((await test.call('POST', '/api/subscription/trial')).status).toBe(401));
});
