import { Skeleton } from '../../ui/skeleton.tsx';
import { libraryMessages } from './messages.ts';

/** The shape of a stash that is on its way. */
export function RowsSkeleton() {
  return (
    <div aria-hidden="true" className="lg:grid lg:grid-cols-2 min-[1560px]:grid-cols-3">
      {['w-3/4', 'w-1/2', 'w-2/3', 'w-3/5', 'w-3/4', 'w-1/2'].map((width, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes that never change places
        <div key={row} className="gutter flex gap-4 border-line border-b py-4">
          <Skeleton className="aspect-[8/5] w-22 shrink-0 self-start rounded-control" />
          <div className="flex-1 pt-1">
            <Skeleton className={`h-5 ${width}`} />
            <Skeleton className="mt-2 h-3.5 w-28" />
            <Skeleton className="mt-3 h-4 w-full" />
            <Skeleton className="mt-2 h-4 w-4/5" />
          </div>
        </div>
      ))}
    </div>
  );
}

/** The shape of the whole library, while it is not known whose it is. */
export function LibrarySkeleton() {
  return (
    <div aria-busy="true">
      <p className="sr-only">{libraryMessages.loading}</p>
      <div className="gutter" aria-hidden="true">
        <Skeleton className="-mt-2 mb-0.5 h-4 w-32" />
        <p className="mt-6 font-serif font-medium text-lg">{libraryMessages.stashes}</p>
        <div className="mt-3 mb-3 grid max-w-lg grid-cols-2 gap-3">
          <Skeleton className="h-22 rounded-[18px]" />
          <Skeleton className="h-22 rounded-[18px]" />
        </div>
      </div>
      <RowsSkeleton />
    </div>
  );
}
