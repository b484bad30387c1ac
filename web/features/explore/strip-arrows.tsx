import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { RefObject } from 'react';
import { exploreMessages } from './messages.ts';

/** For those who cannot swipe a strip: one card back, one card on. */
export function StripArrows({ strip }: { strip: RefObject<HTMLElement | null> }) {
  const move = (direction: 1 | -1) => {
    const element = strip.current;
    const step = element?.firstElementChild?.getBoundingClientRect().width ?? 0;
    element?.scrollBy({ left: direction * step, behavior: 'smooth' });
  };
  return (
    <div className="-mr-3 hidden pointer-fine:flex">
      <button type="button" className="hit rounded-full" aria-label={exploreMessages.previous} onClick={() => move(-1)}>
        <ChevronLeft className="size-5" aria-hidden="true" />
      </button>
      <button type="button" className="hit rounded-full" aria-label={exploreMessages.next} onClick={() => move(1)}>
        <ChevronRight className="size-5" aria-hidden="true" />
      </button>
    </div>
  );
}
