import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { CoverRows } from './drawings/cover-rows.tsx';
import { OnboardingFrame } from './frame.tsx';
import { useLoadingCounter } from './loading-counter.ts';
import { onboardingMessages } from './messages.ts';
import { funnelSteps } from './progress.tsx';

export default function PersonalizedExperienceScreen() {
  const navigate = useNavigate();
  // In place of this screen: Back from the next one leads to the deck and does not bounce.
  const count = useLoadingCounter(() => navigate(paths.onboarding.trialInfo, { replace: true }));
  return (
    <OnboardingFrame
      progress={{ step: 7, of: funnelSteps }}
      back={paths.onboarding.recommendations}
      surface="lavender"
      fit="full"
      picture={<CoverRows />}
    >
      <p
        role="progressbar"
        aria-label={onboardingMessages.creating}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={count}
        className="tabular font-serif text-3xl"
      >
        {count}
        <span className="text-ink-soft text-xl">%</span>
      </p>
      <svg
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        className="mt-3 h-1 w-full rounded-full bg-line"
        aria-hidden="true"
      >
        <rect width={count} height="1" className="fill-ink" />
      </svg>
      <h1 className="mt-6 text-xl md:text-2xl">{onboardingMessages.creating}</h1>
      <p className="mt-3 pb-6 text-base text-ink-soft">{onboardingMessages.keyIdeas}</p>
    </OnboardingFrame>
  );
}
