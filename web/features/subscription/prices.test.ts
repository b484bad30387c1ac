import { expect, test } from 'vitest';
import { premiumNote, trialOfferText } from './prices.ts';

test('each screen shows its own price', () => {
  expect(trialOfferText).toBe('Try 7 days for free, then €7.99 per month (billed yearly at €79.99)');
  expect(premiumNote).toBe('7 days free, then $9.99/month. Cancel anytime.');
});
