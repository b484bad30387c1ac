import { X } from 'lucide-react';
import { type MouseEvent, useEffect, useRef } from 'react';
import type { SavedIdea } from '../../../contract/library.ts';
import type { Surface } from '../../../contract/surface.ts';
import { IdeaPicture } from './idea-picture.tsx';
import { libraryMessages } from './messages.ts';

interface IdeaOverlayProps {
  idea: SavedIdea;
  surface: Surface;
  onClose(): void;
}

const leaveMs = 180;

/** The whole idea over everything else. The browser keeps the focus inside and gives it back to the row. */
export function IdeaOverlay({ idea, surface, onClose }: IdeaOverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    dialog.current?.showModal();
    return keepPageStill();
  }, []);

  const leave = async () => {
    const element = dialog.current;
    if (!element) return;
    const leaving = element.animate([{ opacity: 1 }, { opacity: 0 }], {
      duration: leaveMs,
      easing: 'ease-in',
      fill: 'forwards',
    });
    await leaving.finished.catch(() => {});
    element.close();
  };
  const leaveFromOutside = (event: MouseEvent) => {
    if (event.target === event.currentTarget) void leave();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the close button do the same by key
    <dialog
      ref={dialog}
      data-surface={surface}
      aria-labelledby="whole-idea"
      onClick={leaveFromOutside}
      onCancel={(event) => {
        event.preventDefault();
        void leave();
      }}
      onClose={onClose}
      className="fixed inset-0 m-0 size-full max-h-none max-w-none animate-[fade-in_200ms_var(--ease-enter)] items-end justify-items-center overflow-hidden bg-transparent p-3 pt-18 text-ink backdrop:bg-[rgb(12_12_18/0.55)] open:grid md:items-center md:p-10"
    >
      <article className="sheet-shadow relative flex max-h-full w-full max-w-xl animate-[rise-in_260ms_var(--ease-enter)] flex-col overflow-hidden rounded-card bg-paper">
        <button
          type="button"
          onClick={() => void leave()}
          aria-label="Close"
          className="hit absolute top-3 right-3 z-1 rounded-full bg-paper"
        >
          <X className="size-5" aria-hidden="true" />
        </button>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be scrollable by key */}
        <div tabIndex={0} className="min-h-0 overflow-y-auto overscroll-contain -outline-offset-4">
          <IdeaPicture idea={idea} className="aspect-[8/5] max-h-[28dvh] w-full" />
          <div className="px-6 pt-5 pb-8 md:px-9 md:pb-10">
            <h2 id="whole-idea" className="break-words text-xl md:text-2xl">
              {idea.idea_title}
            </h2>
            <p className="mt-1.5 text-ink-soft text-sm">{libraryMessages.fromBook(idea.book_title)}</p>
            <div className="mt-4 max-w-[62ch] space-y-3 break-words font-serif text-base leading-[1.58]">
              {idea.idea_explanation.split(/\n{2,}/).map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </div>
        </div>
      </article>
    </dialog>
  );
}

/** The page behind neither scrolls nor shifts by the width of its scroll bar. */
function keepPageStill(): () => void {
  const { style, clientWidth } = document.documentElement;
  style.paddingInlineEnd = `${innerWidth - clientWidth}px`;
  style.overflow = 'hidden';
  return () => {
    style.removeProperty('overflow');
    style.removeProperty('padding-inline-end');
  };
}
