import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { onboardingState } from './onboarding-state.ts';

/** Sends a visitor who has not been through onboarding to its short intro. */
export function useOnboardingGate(): void {
  const navigate = useNavigate();
  useEffect(() => {
    // Read here and not while rendering: during hydration the flag looks unset to everyone.
    if (!onboardingState().onboardingComplete) navigate(paths.onboarding.booksVsMicro, { replace: true });
  }, [navigate]);
}
