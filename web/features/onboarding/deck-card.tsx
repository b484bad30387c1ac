import type { Ref } from 'react';
import { Cover } from '../book/cover.tsx';
import { surfaceAt } from '../book/surface.ts';
import type { DeckCard } from './deck.ts';
import { onboardingMessages } from './messages.ts';

interface DeckCardViewProps {
  ref: Ref<HTMLElement>;
  card: DeckCard;
  position: number;
}

const answer =
  'absolute top-4 rounded-full border-2 border-button bg-paper px-4 py-1.5 font-semibold text-button text-sm pointer-events-none';

/** A card of the deck. Its answers come forward as it is pulled to their side. */
export function DeckCardView({ ref, card, position }: DeckCardViewProps) {
  return (
    <article
      ref={ref}
      data-surface={surfaceAt(position)}
      className="sheet-shadow relative flex flex-1 cursor-grab touch-pan-y select-none animate-[fade-in_180ms_ease-out] flex-col rounded-card bg-surface p-5 active:cursor-grabbing"
    >
      <div className="relative min-h-36 flex-1">
        <div className="absolute inset-0 grid place-items-center pb-4">
          <Cover book={card.book} className="h-full max-h-72 w-auto" />
        </div>
      </div>
      <h2 className="text-xl">{card.label}</h2>
      <p className="mt-1 text-ink-soft">{card.book.author}</p>
      <p className="mt-2 font-serif text-base leading-snug">{card.tagline}</p>
      <span aria-hidden="true" className={`${answer} left-4 rotate-[-6deg] opacity-[var(--interested,0)]`}>
        {onboardingMessages.interested}
      </span>
      <span aria-hidden="true" className={`${answer} right-4 rotate-6 opacity-[var(--skip,0)]`}>
        {onboardingMessages.skip}
      </span>
    </article>
  );
}
