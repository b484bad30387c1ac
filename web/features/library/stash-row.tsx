import { Trash2 } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useRowSwipe } from './row-swipe.ts';

interface StashRowProps {
  title: string;
  /** Whether a swipe has brought the delete button out. */
  revealed: boolean;
  /** False while the row's saving is still on its way. */
  deletable: boolean;
  onReveal(revealed: boolean): void;
  onDelete(): void;
  children: ReactNode;
}

/** Behind the row for fingers; with a mouse it lies on the row, quiet, until a swipe moves that too. */
const deleteButton =
  'absolute inset-y-0 right-0 grid w-22 place-items-center bg-danger text-on-button opacity-0 -outline-offset-4 transition-opacity duration-200 focus-visible:z-2 focus-visible:opacity-100 group-data-revealed:opacity-100 group-data-swiping:opacity-100 pointer-fine:not-disabled:opacity-100 disabled:pointer-events-none';
const quietByPointer =
  'pointer-fine:z-2 pointer-fine:w-15 pointer-fine:bg-transparent pointer-fine:text-ink-soft pointer-fine:hover:text-danger group-data-revealed:w-22! group-data-revealed:text-on-button! group-data-swiping:z-0! group-data-swiping:text-on-button!';

/** A row of a stash: its content in front, its delete button behind it for fingers and beside it for a mouse. */
export function StashRow({ title, revealed, deletable, onReveal, onDelete, children }: StashRowProps) {
  const front = useRef<HTMLDivElement>(null);
  const swipe = useRowSwipe(front, revealed, onReveal);
  return (
    <div
      {...swipe}
      {...(revealed && { 'data-revealed': '' })}
      className="group relative touch-pan-y overflow-clip transition-colors duration-200 data-revealed:bg-danger data-swiping:bg-danger"
    >
      <div
        ref={front}
        // The row in front of its delete button answers a tap by going back.
        onClickCapture={(event) => {
          if (!revealed) return;
          event.preventDefault();
          event.stopPropagation();
          onReveal(false);
        }}
        className="gutter relative z-1 flex h-full gap-4 border-line border-b bg-paper py-4 transition-[translate] duration-200 ease-enter group-data-revealed:-translate-x-22 pointer-fine:pr-15"
      >
        {children}
      </div>
      <button
        type="button"
        aria-label={`Delete ${title}`}
        disabled={!deletable}
        onClick={onDelete}
        className={`${deleteButton} ${quietByPointer}`}
      >
        <Trash2 className="size-5" strokeWidth={1.75} aria-hidden="true" />
      </button>
    </div>
  );
}
