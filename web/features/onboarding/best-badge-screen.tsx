import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Awards } from './drawings/awards.tsx';
import { CardPreview } from './drawings/card-preview.tsx';
import { OnboardingFrame } from './frame.tsx';
import { onboardingMessages } from './messages.ts';
import { introSteps } from './progress.tsx';

export default function BestBadgeScreen() {
  return (
    <OnboardingFrame
      progress={{ step: 3, of: introSteps }}
      back={paths.onboarding.listenOrRead}
      surface="beige"
      fit="bare"
      picture={<CardPreview />}
      actions={<ButtonLink to={paths.onboarding.authFinal}>{onboardingMessages.continue}</ButtonLink>}
    >
      <Awards />
      <h1 className="mt-5 text-xl">{onboardingMessages.rated}</h1>
    </OnboardingFrame>
  );
}
