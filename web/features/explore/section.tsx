import type { ReactNode } from 'react';

/** A part of Explore under its heading. */
export function Section({
  title,
  className = '',
  children,
}: {
  title: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section className={`gutter pt-8 ${className}`}>
      <h2 className="mb-3 text-lg">{title}</h2>
      {children}
    </section>
  );
}
