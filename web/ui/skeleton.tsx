/** A field of a screen that is on its way. */
export function Skeleton({ className }: { className: string }) {
  return <span className={`skeleton block ${className}`} aria-hidden="true" />;
}

/** The shape that most screens share, while a screen's code is loading. */
export function ScreenSkeleton() {
  return (
    <main className="gutter mx-auto max-w-3xl pt-4" aria-busy="true">
      <p className="sr-only">Loading…</p>
      <Skeleton className="h-9 w-40" />
      <Skeleton className="mt-6 h-64 w-full" />
      <Skeleton className="mt-6 h-5 w-3/4" />
      <Skeleton className="mt-3 h-5 w-1/2" />
    </main>
  );
}
