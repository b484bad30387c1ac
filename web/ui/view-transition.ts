import { flushSync } from 'react-dom';

/** Runs a change of the screen inside a view transition, where the browser has them and motion is wanted. */
export function withViewTransition(change: () => void): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (still || !document.startViewTransition) {
    change();
    return;
  }
  document.startViewTransition(() => flushSync(change));
}
