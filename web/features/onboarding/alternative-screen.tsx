import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EnergyChart } from './drawings/energy-chart.tsx';
import { OnboardingFrame } from './frame.tsx';
import { onboardingMessages } from './messages.ts';
import { funnelSteps } from './progress.tsx';

export default function AlternativeScreen() {
  return (
    <OnboardingFrame
      progress={{ step: 4, of: funnelSteps }}
      back={paths.onboarding.socialMedia}
      surface="beige"
      picture={<EnergyChart />}
      actions={<ButtonLink to={paths.onboarding.socialProof}>{onboardingMessages.continue}</ButtonLink>}
    >
      <h1 className="text-2xl">{onboardingMessages.antidote}</h1>
    </OnboardingFrame>
  );
}
