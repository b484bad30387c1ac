import type { ReactNode } from 'react';
import type { Surface } from '../../../contract/surface.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Cover } from '../book/cover.tsx';

/** The list that rows stand in: one column on a phone, two or three where there is room. */
const list = 'lg:grid lg:grid-cols-2 lg:gap-x-8 min-[1560px]:grid-cols-3';

export function BookRows({ children }: { children: ReactNode }) {
  return <ul className={`gutter ${list}`}>{children}</ul>;
}

interface BookRowProps {
  book: { title: string; author: string; cover: string; topics: readonly string[] };
  surface: Surface;
  /** After the author: what kind of title it is. */
  note?: string;
  text: string;
  busy?: boolean;
  /** Makes the title what opens the book; it covers the row. */
  opener(title: ReactNode): ReactNode;
  /** At the end of the row. */
  children?: ReactNode;
}

/** A title that was found: its cover, what it is, and what it says. */
export function BookRow({ book, surface, note, text, busy = false, opener, children }: BookRowProps) {
  return (
    <li
      data-surface={surface}
      aria-busy={busy}
      className="relative flex gap-4 border-line border-b py-4 aria-busy:opacity-60"
    >
      <div data-shared-cover className="shrink-0 self-start">
        <Cover book={book} className="w-17" />
      </div>
      <div className="min-w-0 flex-1">
        <h3 className="text-base leading-snug">
          {opener(<span className="line-clamp-2 break-words">{book.title}</span>)}
        </h3>
        <p className="mt-0.5 truncate text-ink-soft text-xs">{note ? `${book.author} · ${note}` : book.author}</p>
        <p className="mt-1.5 line-clamp-2 break-words text-ink-soft text-sm">{text}</p>
      </div>
      {children}
    </li>
  );
}

/** The shape of rows that are on their way. */
export function RowsSkeleton() {
  return (
    <div aria-hidden="true" className={`gutter ${list}`}>
      {['w-3/4', 'w-1/2', 'w-2/3', 'w-3/5', 'w-1/2'].map((width, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes that never change places
        <div key={row} className="flex gap-4 border-line border-b py-4">
          <Skeleton className="aspect-[12/17] w-17 shrink-0 self-start rounded-[4px]" />
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
