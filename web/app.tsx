import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { ApiError } from './api.ts';
import { routeAt } from './routes.tsx';
import { ScreenView } from './screen.tsx';
import { TabFrame } from './ui/tab-frame.tsx';

const aheadMs = 600;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        // A refusal stays a refusal; only trouble on the way is worth another try.
        retry: (failures, error) => failures < 2 && !(error instanceof ApiError && error.status < 500),
      },
    },
  });
}

export function App({ queryClient, onStart }: { queryClient: QueryClient; onStart?: () => void }) {
  return (
    <QueryClientProvider client={queryClient}>
      <ScreenChange />
      <CurrentScreen onShown={onStart} />
    </QueryClientProvider>
  );
}

function CurrentScreen({ onShown }: { onShown: (() => void) | undefined }) {
  const { pathname } = useLocation();
  const { frame, screen } = routeAt(pathname);
  useAhead(pathname);
  const content = <ScreenView key={pathname} screen={screen} onShown={onShown} />;
  return frame === 'tabs' ? <TabFrame>{content}</TabFrame> : content;
}

/** Fetches the code of the screen that most likely comes next, once this one has settled. */
function useAhead(pathname: string): void {
  useEffect(() => {
    const { next } = routeAt(pathname);
    if (!next) return;
    const timer = setTimeout(
      () =>
        void routeAt(next)
          .screen.load()
          .catch(() => {}),
      aheadMs,
    );
    return () => clearTimeout(timer);
  }, [pathname]);
}

/** The document's title and the focus move with the screen. */
function ScreenChange() {
  const { pathname } = useLocation();
  const first = useRef(true);
  useEffect(() => {
    document.title = documentTitle(pathname);
    if (first.current) {
      first.current = false;
      return;
    }
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}

export function documentTitle(pathname: string): string {
  return `${routeAt(pathname).title} · Pith`;
}
