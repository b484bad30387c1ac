import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { timeZoneCookie } from '../contract/cookies.ts';
import { authorizeWith } from './api.ts';
import { App, createQueryClient } from './app.tsx';
import { timeZone } from './device/time-zone.ts';
import { accessToken, checkSession, onPersonChange, startSession } from './features/auth/session.ts';
import { exploreKey } from './features/explore/queries.ts';
import { feedKey } from './features/feed/queries.ts';
import { restoreOnboarding } from './features/onboarding/onboarding-state.ts';
import { routeAt } from './routes.tsx';

declare global {
  interface Window {
    /** What the boot script leaves: the control that was pressed before the app was there to hear it. */
    pressed?: HTMLElement | undefined;
    /** Set when the app hears presses itself. */
    started?: boolean;
  }
}

// A page that outlived the build it came from asks for scripts that are gone; the new page knows the new ones.
// Offline there is nothing to come back to, and what the reader has typed would be lost.
// Once: a script that stays missing must not turn into a page that never rests.
addEventListener('vite:preloadError', () => {
  const reloadedKey = 'pith.reloaded';
  if (!navigator.onLine || sessionStorage.getItem(reloadedKey) === location.href) return;
  sessionStorage.setItem(reloadedKey, location.href);
  location.reload();
});

async function start(root: HTMLElement): Promise<void> {
  const queryClient = createQueryClient();
  const state = JSON.parse(document.getElementById('state')?.textContent ?? '{}') as {
    feed?: unknown;
    explore?: unknown;
  };
  if (state.feed) queryClient.setQueryData(feedKey, state.feed);
  if (state.explore) queryClient.setQueryData(exploreKey, state.explore);
  restoreOnboarding();
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
  document.cookie = `${timeZoneCookie}=${encodeURIComponent(timeZone())}; path=/; max-age=31536000; samesite=lax`;
  await routeAt(location.pathname).screen.load();
  hydrateRoot(
    root,
    <BrowserRouter>
      <App queryClient={queryClient} onStart={replayPress} />
    </BrowserRouter>,
  );
  authorizeWith(accessToken, () => void checkSession().catch(() => {}));
  // What belongs to a person must not outlive their session on this screen; nor what was answered after they had left.
  onPersonChange(() => queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] === 'reader' }));
  startSession();
}

/** Carries out what was pressed while the app was still on its way. */
function replayPress(): void {
  if (window.started) return;
  window.started = true;
  const { pressed } = window;
  window.pressed = undefined;
  // Out of the effect that this is called from: React answers the press only when it is at rest.
  if (pressed) setTimeout(() => pressed.click());
}

const root = document.getElementById('root');
if (root) void start(root);
