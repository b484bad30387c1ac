import { Check } from 'lucide-react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { OnboardingFrame } from '../onboarding/frame.tsx';
import { type Plan, useChoosePlan } from './choose-plan.ts';
import { OpenBookDrawing } from './drawings/open-book.tsx';
import { premiumBenefits, subscriptionMessages } from './messages.ts';
import { premiumNote } from './prices.ts';

/** The premium screen: the trial, or the free plan. */
export default function PaywallScreen() {
  const { choosing, choose } = useChoosePlan();
  const navigate = useNavigate();
  const pick = async (plan: Plan) => {
    const outcome = await choose(plan);
    if (outcome === 'chosen') navigate(paths.home);
    if (outcome !== 'signed-out') return;
    toast('error', plan === 'trial' ? subscriptionMessages.signInForTrial : subscriptionMessages.signInToContinue, {
      action: { label: subscriptionMessages.signIn, onClick: () => navigate(paths.onboarding.authFinal) },
    });
  };
  return (
    <OnboardingFrame
      back={paths.onboarding.trialOffer}
      surface="lavender"
      picture={<OpenBookDrawing />}
      actions={
        <>
          <Button onClick={() => void pick('trial')} disabled={choosing !== null} aria-busy={choosing === 'trial'}>
            {choosing === 'trial' ? subscriptionMessages.starting : subscriptionMessages.startTrial}
          </Button>
          <p className="py-1 text-center text-ink-soft text-xs">{premiumNote}</p>
          <Button
            look="plain"
            onClick={() => void pick('free')}
            disabled={choosing !== null}
            aria-busy={choosing === 'free'}
          >
            {subscriptionMessages.freePlan}
          </Button>
        </>
      }
    >
      <h1 className="text-2xl">{subscriptionMessages.unlock}</h1>
      <ul className="mt-4 grid gap-2.5">
        {premiumBenefits.map((benefit) => (
          <li key={benefit} data-surface="lavender" className="flex items-center gap-3 text-base">
            <span className="grid size-6 shrink-0 place-items-center rounded-full bg-surface text-button">
              <Check className="size-4" strokeWidth={2.25} aria-hidden="true" />
            </span>
            {benefit}
          </li>
        ))}
      </ul>
    </OnboardingFrame>
  );
}
