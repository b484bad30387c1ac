import { z } from '@hono/zod-openapi';
import { endpoint } from './endpoint.ts';

export const Subscription = z
  .object({
    subscription_type: z.enum(['trial', 'free']),
    subscription_status: z.enum(['trialing', 'active']),
    trial_start_date: z.iso.datetime().nullable(),
    trial_end_date: z.iso.datetime().nullable(),
  })
  .openapi('Subscription');
export type Subscription = z.infer<typeof Subscription>;

export const getSubscription = endpoint({
  method: 'get',
  path: '/api/subscription',
  caller: 'reader',
  summary: "The reader's live subscription, or null",
  reply: Subscription.nullable(),
});

export const startTrial = endpoint({
  method: 'post',
  path: '/api/subscription/trial',
  caller: 'reader',
  summary: 'Starts the 7-day trial; a trial that was started is answered as it stands, never restarted',
  reply: Subscription,
});

export const chooseFreePlan = endpoint({
  method: 'post',
  path: '/api/subscription/free',
  caller: 'reader',
  summary: 'Chooses the free plan; a live subscription is answered as it stands',
  reply: Subscription,
});
