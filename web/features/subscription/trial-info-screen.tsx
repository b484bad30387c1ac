import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { OnboardingFrame } from '../onboarding/frame.tsx';
import { funnelSteps } from '../onboarding/progress.tsx';
import { TimelineDrawing } from './drawings/timeline.tsx';
import { subscriptionMessages } from './messages.ts';

export default function TrialInfoScreen() {
  return (
    <OnboardingFrame
      progress={{ step: 8, of: funnelSteps }}
      back={paths.onboarding.recommendations}
      surface="mint"
      picture={<TimelineDrawing />}
      actions={<ButtonLink to={paths.onboarding.trialOffer}>{subscriptionMessages.ready}</ButtonLink>}
    >
      <h1 className="text-2xl">{subscriptionMessages.howItWorks}</h1>
    </OnboardingFrame>
  );
}
