import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Subscription } from '../../../contract/subscription.ts';
import { ApiError, call, server } from '../../api.ts';
import { toast } from '../../ui/toast.ts';
import { accessToken, authClient } from '../auth/session.ts';
import { fullName, requestWelcomeMail } from '../auth/welcome-mail.ts';
import { completeOnboarding, updateOnboarding } from '../onboarding/onboarding-state.ts';
import { subscriptionMessages } from './messages.ts';

export type Plan = 'trial' | 'free';
type Outcome = 'chosen' | 'signed-out' | 'failed';

const failures: Record<Plan, string> = {
  trial: subscriptionMessages.trialFailed,
  free: subscriptionMessages.freeFailed,
};

/** Chooses a plan for the signed-in reader. What a signed-out one is told, and where to, is the screen's to say. */
export function useChoosePlan() {
  const queryClient = useQueryClient();
  const [choosing, setChoosing] = useState<Plan | null>(null);

  const choose = async (plan: Plan): Promise<Outcome> => {
    setChoosing(plan);
    try {
      // Asked of the session itself: while the app starts it is there before the auth state knows.
      if (!(await accessToken())) return 'signed-out';
      const path = server.api.subscription;
      const subscription: Subscription = await call(plan === 'trial' ? path.trial.$post() : path.free.$post());
      queryClient.setQueryData(['reader', 'subscription'], subscription);
      updateOnboarding({ proStatus: subscription.subscription_type });
      completeOnboarding();
      if (plan === 'trial') {
        toast('success', subscriptionMessages.trialStarted);
        void welcome();
      }
      return 'chosen';
    } catch (error) {
      if (error instanceof ApiError && (error.status === 401 || error.status === 403)) return 'signed-out';
      console.warn(failures[plan], error);
      toast('error', failures[plan]);
      return 'failed';
    } finally {
      setChoosing(null);
    }
  };
  return { choosing, choose };
}

async function welcome(): Promise<void> {
  const { data } = await (await authClient()).getSession();
  const user = data.session?.user;
  if (user?.email) await requestWelcomeMail(user.email, fullName(user));
}
