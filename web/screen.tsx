import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { ScreenSkeleton } from './ui/skeleton.tsx';

/** A screen in a chunk of its own. The server loads all before it renders, the browser the first one before it hydrates. */
export interface Screen {
  load(): Promise<void>;
  /** What to render: the screen itself when it is loaded, else what waits for it. */
  component(): ComponentType;
}

export function screen(load: () => Promise<{ default: ComponentType }>): Screen {
  let loaded: ComponentType | undefined;
  const loadOnce = async () => {
    const module = await load();
    loaded = module.default;
    return module;
  };
  const waiting = lazy(loadOnce);
  return {
    load: async () => {
      await loadOnce();
    },
    component: () => loaded ?? waiting,
  };
}

/** Shows a screen. `onShown` is called once it is there and hears the reader. */
export function ScreenView({ screen, onShown }: { screen: Screen; onShown?: (() => void) | undefined }) {
  // Kept for as long as the screen is up: a change from waiting to loaded would start it anew.
  const [Component] = useState(() => screen.component());
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <Component />
      <Shown onShown={onShown} />
    </Suspense>
  );
}

function Shown({ onShown }: { onShown: (() => void) | undefined }) {
  useEffect(() => onShown?.(), [onShown]);
  return null;
}
