import { type ReactNode, useState } from 'react';
import type { Surface } from '../../../contract/surface.ts';
import { useHydrated } from '../../device/hydrated.ts';
import { BackLink } from './back-link.tsx';
import { Progress, type ProgressProps } from './progress.tsx';

interface OnboardingFrameProps {
  progress?: ProgressProps;
  /** The step before, for the quiet way back. */
  back?: string;
  /** What stands at the right of the progress. */
  aside?: ReactNode;
  picture: ReactNode;
  surface?: Surface;
  /** Tinted: on a sheet of the surface. Bare: without the sheet on a phone. Full: to the edges of the sheet. */
  fit?: 'tinted' | 'bare' | 'full';
  /** The one primary action, and what is quieter than it. */
  actions?: ReactNode;
  children: ReactNode;
}

const paddings = { tinted: 'p-3 md:p-8 lg:p-[8%]', bare: 'lg:p-[8%]', full: '' } as const;

/**
 * A step of onboarding. On a phone the picture takes the room that the words leave, with the action in thumb reach; on a
 * desk the picture is the left half and the words the right.
 */
export function OnboardingFrame(props: OnboardingFrameProps) {
  const { progress, back, aside, picture, surface = 'mint', fit = 'tinted', actions, children } = props;
  const arriving = useArriving();
  return (
    <main
      tabIndex={-1}
      className="mx-auto flex min-h-dvh w-full max-w-xl flex-col pt-[env(safe-area-inset-top)] md:pb-10 lg:grid lg:max-w-none lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:pb-0"
    >
      {(progress || back || aside) && (
        <header className="gutter flex h-14 w-full shrink-0 items-center gap-2 md:h-20 lg:col-start-2 lg:mx-auto lg:max-w-lg">
          {back && <BackLink to={back} />}
          {progress ? <Progress {...progress} /> : <span className="flex-1" />}
          {aside}
        </header>
      )}
      <div
        data-surface={surface}
        className={`relative mx-5 grid min-h-44 flex-1 basis-0 place-items-center md:mt-auto md:max-h-160 md:min-h-100 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:m-6 lg:h-[calc(100dvh-3rem)] lg:mt-6 lg:max-h-none lg:rounded-card lg:bg-surface ${fit === 'bare' ? '' : 'overflow-hidden rounded-card bg-surface'}`}
      >
        <div className={`absolute inset-0 grid place-items-center ${paddings[fit]} ${arriving}`}>{picture}</div>
      </div>
      <div className="flex flex-col md:mb-auto lg:col-start-2 lg:mb-0 lg:mx-auto lg:w-full lg:max-w-lg lg:justify-center lg:pb-20">
        <div className={`gutter wrap-anywhere pt-6 pb-4 md:pt-7 ${arriving}`}>{children}</div>
        {actions && <Actions>{actions}</Actions>}
      </div>
    </main>
  );
}

/** The foot of a step. It stays in reach when the words are longer than the screen, unless so little fits that it would hide them. */
export function Actions({ children }: { children: ReactNode }) {
  return (
    <footer className="gutter bottom-0 flex flex-col gap-1 bg-paper pt-3 pb-[max(1.25rem,env(safe-area-inset-bottom))] [@media(min-height:36rem)]:sticky md:static!">
      {children}
    </footer>
  );
}

/** Fades a step in when it follows another; what the server has painted already stays as it is. */
export function useArriving(): string {
  const hydrated = useHydrated();
  const [follows] = useState(hydrated);
  return follows ? 'animate-[fade-in_240ms_var(--ease-enter)]' : '';
}
