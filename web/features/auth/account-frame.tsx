import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { Link } from '../../ui/link.tsx';
import { Mark } from '../../ui/mark.tsx';

/** The sheet that the pages of a mail's link stand on. */
export function AccountFrame({ children }: { children: ReactNode }) {
  return (
    <main
      tabIndex={-1}
      className="gutter mx-auto flex min-h-dvh w-full max-w-md flex-col pt-[max(1rem,env(safe-area-inset-top))] pb-8 md:justify-center md:pb-24"
    >
      <Link to={paths.home} className="mb-8 inline-flex min-h-11 items-center gap-2 self-start font-serif text-lg">
        <Mark className="size-6" />
        Pith
      </Link>
      {children}
    </main>
  );
}
