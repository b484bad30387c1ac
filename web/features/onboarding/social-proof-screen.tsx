import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ReviewDrawing } from './drawings/review.tsx';
import { OnboardingFrame } from './frame.tsx';
import { onboardingMessages } from './messages.ts';
import { funnelSteps } from './progress.tsx';

export default function SocialProofScreen() {
  return (
    <OnboardingFrame
      progress={{ step: 5, of: funnelSteps }}
      back={paths.onboarding.alternative}
      surface="lavender"
      picture={<ReviewDrawing />}
      actions={<ButtonLink to={paths.onboarding.recommendations}>{onboardingMessages.continue}</ButtonLink>}
    >
      <h1 className="text-2xl">{onboardingMessages.toldUs}</h1>
    </OnboardingFrame>
  );
}
