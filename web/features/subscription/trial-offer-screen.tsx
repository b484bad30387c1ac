import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { OnboardingFrame } from '../onboarding/frame.tsx';
import { funnelSteps } from '../onboarding/progress.tsx';
import { useChoosePlan } from './choose-plan.ts';
import { SevenDaysDrawing } from './drawings/seven-days.tsx';
import { subscriptionMessages } from './messages.ts';
import { trialOfferText } from './prices.ts';

export default function TrialOfferScreen() {
  const { choosing, choose } = useChoosePlan();
  const navigate = useNavigate();
  const start = async () => {
    const outcome = await choose('trial');
    if (outcome === 'chosen') navigate(paths.onboarding.welcomePro);
    if (outcome !== 'signed-out') return;
    toast('error', subscriptionMessages.signInForTrial);
    navigate(paths.onboarding.authFinal);
  };
  return (
    <OnboardingFrame
      progress={{ step: 9, of: funnelSteps }}
      back={paths.onboarding.trialInfo}
      surface="beige"
      picture={<SevenDaysDrawing />}
      actions={
        <>
          <Button onClick={() => void start()} disabled={choosing !== null} aria-busy={choosing !== null}>
            {choosing ? subscriptionMessages.starting : subscriptionMessages.startSevenDays}
          </Button>
          <ButtonLink look="plain" to={paths.onboarding.paywall}>
            {subscriptionMessages.seePlans}
          </ButtonLink>
        </>
      }
    >
      <h1 className="text-xl md:text-2xl">{trialOfferText}</h1>
      <p className="mt-3 text-base text-ink-soft">{subscriptionMessages.twoTaps}</p>
    </OnboardingFrame>
  );
}
