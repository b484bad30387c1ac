import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  hint?: string;
  drawing?: ReactNode;
  children?: ReactNode;
}

/** What will be here, how to fill it, and the way there. */
export function EmptyState({ title, hint, drawing, children }: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-xs flex-col items-center gap-2 py-10 text-center">
      {drawing}
      <h2 className="mt-3 text-lg">{title}</h2>
      {hint && <p className="text-ink-soft">{hint}</p>}
      {children && <div className="mt-4">{children}</div>}
    </div>
  );
}
