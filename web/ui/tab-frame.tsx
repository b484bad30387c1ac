import { Bookmark, Compass, House, PenLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../paths.ts';
import { Link } from './link.tsx';
import { Mark } from './mark.tsx';

const tabs = [
  { to: paths.home, label: 'Home', Icon: House },
  { to: paths.explore, label: 'Explore', Icon: Compass },
  { to: paths.library, label: 'Library', Icon: Bookmark },
  { to: paths.create, label: 'Create', Icon: PenLine },
];

/** The screen with the bottom tabs, which become a rail at the side where there is room. */
export function TabFrame({ children }: { children: ReactNode }) {
  return (
    <div className="md:pl-24">
      {children}
      <nav
        aria-label="Main"
        className="fixed inset-x-0 bottom-0 z-20 border-line border-t bg-paper pb-[env(safe-area-inset-bottom)] md:inset-y-0 md:right-auto md:w-24 md:border-t-0 md:border-r md:pt-6"
      >
        <Mark className="mx-auto mb-8 hidden size-8 md:block" />
        <ul className="mx-auto flex h-16 max-w-md md:h-auto md:flex-col md:gap-3">
          {tabs.map(({ to, label, Icon }) => (
            <li key={to} className="flex-1">
              <Link
                to={to}
                className="group flex h-16 flex-col items-center justify-center gap-1 text-ink-soft text-xs aria-[current=page]:font-semibold aria-[current=page]:text-ink md:rounded-control"
              >
                <Icon className="size-5 group-aria-[current=page]:fill-current" strokeWidth={1.75} aria-hidden="true" />
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
