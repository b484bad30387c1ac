import type { ReactNode } from 'react';

/** A part of the settings under its title. */
export function Section({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <section className="border-line border-t py-7">
      <h2 className="text-lg">{title}</h2>
      {hint && <p className="mt-1 text-ink-soft">{hint}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}
