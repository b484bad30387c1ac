import { Cover } from '../../book/cover.tsx';
import { atomicHabits } from '../covers.ts';

/** A card of the feed, as the reader will meet it. */
export function CardPreview() {
  return (
    <div
      role="img"
      aria-label="A card of the feed: Atomic Habits by James Clear"
      className="relative h-full max-h-112 w-[min(100%,21rem)] pb-5 lg:max-h-140"
    >
      <div data-surface="lavender" className="absolute inset-x-8 top-8 bottom-0 rounded-card bg-surface" />
      <div data-surface="beige" className="absolute inset-x-4 top-8 bottom-2.5 rounded-card bg-surface" />
      <div
        data-surface="mint"
        className="sheet-shadow relative flex h-full flex-col overflow-hidden rounded-card bg-surface p-4 text-left"
      >
        <div className="grid min-h-0 flex-1 place-items-center pb-3">
          <Cover book={atomicHabits} className="h-full max-h-56 w-auto" />
        </div>
        <p className="font-serif text-lg">Atomic Habits</p>
        <p className="text-ink-soft text-xs">James Clear</p>
        <p className="mt-3 flex min-h-10 items-center justify-center rounded-full bg-button font-semibold text-on-button text-xs">
          Read 9 key ideas
        </p>
      </div>
    </div>
  );
}
