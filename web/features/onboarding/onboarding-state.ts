import { useSyncExternalStore } from 'react';
import { onboardingCookie } from '../../../contract/cookies.ts';
import { storage } from '../../device/storage.ts';

/** What onboarding knows of the reader, on this device only. */
export interface OnboardingState {
  topics: string[];
  reminderTime: string | null;
  allowReminders: boolean;
  authenticated: boolean;
  proStatus: 'trial' | 'free';
  onboardingComplete: boolean;
}

const completeKey = 'onboardingComplete';
const yearSeconds = 365 * 24 * 3600;

const initial: OnboardingState = {
  topics: [],
  reminderTime: null,
  allowReminders: false,
  authenticated: false,
  proStatus: 'free',
  onboardingComplete: false,
};
let state = initial;
const listeners = new Set<() => void>();

export function updateOnboarding(change: Partial<OnboardingState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

/** Sets the flag in the state, in localStorage and in the cookie by which the server sends newcomers to the intro. */
export function completeOnboarding(): void {
  storage.set(completeKey, 'true');
  mirrorFlag();
  updateOnboarding({ onboardingComplete: true });
}

/** Reads the flag where it was left. Either of its two places is enough, and brings back the other. */
export function restoreOnboarding(): void {
  const stored = storage.get(completeKey) === 'true';
  if (stored || document.cookie.split('; ').includes(`${onboardingCookie}=true`)) completeOnboarding();
}

function mirrorFlag(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
  document.cookie = `${onboardingCookie}=true; path=/; max-age=${yearSeconds}; samesite=lax`;
}

/** The state as it is now, for code outside of rendering. */
export function onboardingState(): OnboardingState {
  return state;
}

export function useOnboarding(): OnboardingState {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
    () => initial,
  );
}
