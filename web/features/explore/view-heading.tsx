import type { ReactNode } from 'react';

interface ViewHeadingProps {
  title: ReactNode;
  /** How much was found, for those who do not see it. */
  status: string;
  leave: string;
  onLeave(): void;
}

/** The head of a view other than the default one, with the way back to that. */
export function ViewHeading({ title, status, leave, onLeave }: ViewHeadingProps) {
  return (
    <div className="gutter flex min-h-12 items-center justify-between gap-4">
      <h2 className="min-w-0 break-words text-lg">{title}</h2>
      <p role="status" className="sr-only">
        {status}
      </p>
      <button
        type="button"
        onClick={onLeave}
        className="-mr-3 min-h-11 shrink-0 rounded-full px-3 font-semibold text-ink-soft text-sm"
      >
        {leave}
      </button>
    </div>
  );
}
