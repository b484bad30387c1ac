import { useSyncExternalStore } from 'react';
import { storage } from './storage.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Also read by the boot script, before the first paint. */
const themeKey = 'pith.theme';
const listeners = new Set<() => void>();

function storedTheme(): Theme {
  const stored = storage.get(themeKey);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Shows the theme at once, and on every visit from now on. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') {
    storage.remove(themeKey);
    delete document.documentElement.dataset.theme;
  } else {
    storage.set(themeKey, theme);
    document.documentElement.dataset.theme = theme;
  }
  for (const listener of listeners) listener();
}

export function useTheme(): Theme {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    storedTheme,
    () => 'system',
  );
}
