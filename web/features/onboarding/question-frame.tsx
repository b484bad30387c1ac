import type { ReactNode } from 'react';
import { BackLink } from './back-link.tsx';
import { Actions, useArriving } from './frame.tsx';
import { Progress, type ProgressProps } from './progress.tsx';

interface QuestionFrameProps {
  progress?: ProgressProps;
  back?: string;
  aside?: ReactNode;
  title: string;
  hint?: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** A step whose content is what the reader does: its title on top, its action at the foot. */
export function QuestionFrame({ progress, back, aside, title, hint, actions, children }: QuestionFrameProps) {
  const arriving = useArriving();
  return (
    <main
      tabIndex={-1}
      className="mx-auto flex min-h-dvh w-full max-w-xl flex-col pt-[env(safe-area-inset-top)] lg:max-w-3xl"
    >
      {(progress || back || aside) && (
        <header className="gutter flex h-14 shrink-0 items-center gap-2 md:h-20">
          {back && <BackLink to={back} />}
          {progress ? <Progress {...progress} /> : <span className="flex-1" />}
          {aside}
        </header>
      )}
      <div
        className={`gutter wrap-anywhere flex flex-1 flex-col pb-4 md:flex-none md:pt-[8dvh] ${progress ? 'pt-4' : 'pt-12'} ${arriving}`}
      >
        <h1 id="question" className="text-2xl">
          {title}
        </h1>
        {hint && <p className="mt-2 text-base text-ink-soft">{hint}</p>}
        <div className="mt-6 flex flex-1 flex-col md:mt-8">{children}</div>
      </div>
      {actions && <Actions>{actions}</Actions>}
    </main>
  );
}
