export const subscriptionMessages = {
  signInForTrial: 'Please sign in to start your trial',
  signInToContinue: 'Please sign in to continue',
  trialFailed: 'Failed to start trial. Please try again.',
  freeFailed: 'Failed to continue. Please try again.',
  trialStarted: 'Welcome to your 7-day free trial!',
  signIn: 'Sign in',

  howItWorks: 'How your free trial works',
  ready: "I'm ready!",
  twoTaps: 'Two taps to begin! • Easy to cancel',
  startSevenDays: 'Start Your 7 Day Free-Trial!',
  seePlans: 'See all plans',
  starting: 'Starting...',

  welcomePro: 'Welcome to Pith Pro',
  unlocked: "Here's what you unlock:",
  continue: 'Continue',

  unlock: 'Unlock your full potential',
  startTrial: 'Start Free Trial',
  freePlan: 'Continue with Free Plan',
} as const;

export const premiumBenefits = [
  'Unlimited daily ideas',
  'Save and sync your stashes',
  'Listen to summaries',
  'Premium curated collections',
] as const;
