import type { ReactNode } from 'react';
import { Mark } from './mark.tsx';

/** The head of a tab's screen: the mark, its title, and what belongs at the right. */
export function ScreenHeader({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className="gutter flex h-16 shrink-0 items-center gap-2.5">
      <Mark className="size-6 md:hidden" />
      <h1 className="text-xl">{title}</h1>
      <div className="ml-auto flex items-center gap-1">{children}</div>
    </header>
  );
}
