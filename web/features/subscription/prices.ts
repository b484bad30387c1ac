import { trialDays } from '../../../contract/limits.ts';

/** The prices as they are shown. The two screens differ, as the product's specification does. */
export const prices = {
  trialOffer: { monthly: '€7.99', yearly: '€79.99' },
  premium: { monthly: '$9.99' },
} as const;

export const trialOfferText = `Try ${trialDays} days for free, then ${prices.trialOffer.monthly} per month (billed yearly at ${prices.trialOffer.yearly})`;
export const premiumNote = `${trialDays} days free, then ${prices.premium.monthly}/month. Cancel anytime.`;
