import { ArrowLeft } from 'lucide-react';
import { Link } from './link.tsx';

/** The head of a screen that is reached from another: the way back, and its title. */
export function BackHeader({ title, to }: { title: string; to: string }) {
  return (
    <header className="gutter flex h-16 shrink-0 items-center gap-1">
      <Link to={to} aria-label="Back" className="hit -ml-3 rounded-full">
        <ArrowLeft className="size-5" aria-hidden="true" />
      </Link>
      <h1 className="text-xl">{title}</h1>
    </header>
  );
}
