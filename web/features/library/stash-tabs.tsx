import { type KeyboardEvent, useRef } from 'react';
import { libraryMessages } from './messages.ts';

export const stashes = ['read-later', 'favorites'] as const;
export type Stash = (typeof stashes)[number];

export const stashTabId = (stash: Stash) => `stash-tab-${stash}`;
export const stashPanelId = (stash: Stash) => `stash-panel-${stash}`;

interface StashTabsProps {
  chosen: Stash;
  books: number | undefined;
  ideas: number | undefined;
  onChoose(stash: Stash): void;
}

/** The two tiles: how much is in each stash, and which one is open. */
export function StashTabs({ chosen, books, ideas, onChoose }: StashTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const tiles = {
    'read-later': { label: libraryMessages.readLater, count: books, unit: libraryMessages.bookCount },
    favorites: { label: libraryMessages.favorites, count: ideas, unit: libraryMessages.ideaCount },
  };

  const moveByKey = (event: KeyboardEvent) => {
    const next = stashAfterKey(event.key, chosen);
    if (!next) return;
    event.preventDefault();
    onChoose(next);
    list.current?.querySelector<HTMLElement>(`#${stashTabId(next)}`)?.focus();
  };

  return (
    <div ref={list} role="tablist" aria-label={libraryMessages.stashes} className="grid max-w-lg grid-cols-2 gap-3">
      {stashes.map((stash) => {
        const { label, count, unit } = tiles[stash];
        const selected = stash === chosen;
        return (
          <button
            key={stash}
            type="button"
            role="tab"
            id={stashTabId(stash)}
            aria-selected={selected}
            aria-controls={stashPanelId(stash)}
            tabIndex={selected ? 0 : -1}
            onClick={() => onChoose(stash)}
            onKeyDown={moveByKey}
            className="min-h-22 rounded-[18px] border border-line px-4 py-3 text-left transition-colors duration-200 aria-selected:border-transparent aria-selected:bg-mint aria-selected:text-mint-button"
          >
            <span className="tabular block font-serif text-xl" aria-hidden="true">
              {count ?? '–'}
            </span>
            <span className="mt-1 block font-semibold text-ink text-sm">{label}</span>
            {count !== undefined && <span className="sr-only">, {unit(count)}</span>}
          </button>
        );
      })}
    </div>
  );
}

/** Arrows go round, Home and End to the ends. */
export function stashAfterKey(key: string, current: Stash): Stash | null {
  const index = stashes.indexOf(current);
  const target = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: stashes.length - 1 }[key];
  return target === undefined ? null : (stashes[(target + stashes.length) % stashes.length] ?? null);
}
