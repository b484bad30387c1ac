import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { RingsDrawing } from './drawings/rings.tsx';
import { OnboardingFrame } from './frame.tsx';
import { onboardingMessages } from './messages.ts';
import { completeOnboarding } from './onboarding-state.ts';
import { funnelSteps } from './progress.tsx';

export default function WelcomeScreen() {
  return (
    <OnboardingFrame
      progress={{ step: 1, of: funnelSteps }}
      surface="mint"
      picture={<RingsDrawing />}
      actions={
        <>
          <ButtonLink to={paths.onboarding.mainFocus}>{onboardingMessages.continue}</ButtonLink>
          {/* For the signed-in only; their device may not know yet that they have been here. */}
          <ButtonLink to={paths.home} look="plain" className="when-session-stored" onClick={completeOnboarding}>
            {onboardingMessages.goToForYou}
          </ButtonLink>
        </>
      }
    >
      <h1 className="text-2xl md:text-3xl">{onboardingMessages.welcome}</h1>
      <p className="mt-2 text-base text-ink-soft">{onboardingMessages.tagline}</p>
    </OnboardingFrame>
  );
}
