import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CoverFan } from './drawings/cover-fan.tsx';
import { OnboardingFrame } from './frame.tsx';
import { onboardingMessages } from './messages.ts';
import { introSteps } from './progress.tsx';

export default function ListenOrReadScreen() {
  return (
    <OnboardingFrame
      progress={{ step: 2, of: introSteps }}
      back={paths.onboarding.booksVsMicro}
      surface="lavender"
      fit="bare"
      picture={<CoverFan />}
      actions={<ButtonLink to={paths.onboarding.bestBadge}>{onboardingMessages.continue}</ButtonLink>}
    >
      <h1 className="max-w-[14ch] text-2xl">{onboardingMessages.listenOrRead}</h1>
      <p className="mt-2 text-base text-ink-soft">{onboardingMessages.becomeBetter}</p>
    </OnboardingFrame>
  );
}
