import { ArrowDown, ArrowUp, Heart, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Book, Idea } from '../../../contract/book.ts';
import type { Surface } from '../../../contract/surface.ts';
import { useHeart } from '../library/queries.ts';
import { readerMessages } from './messages.ts';
import { ProgressDots } from './progress-dots.tsx';
import { useIdeaTurning } from './turning.ts';

interface ReadingPageProps {
  book: Book;
  surface: Surface;
  ideas: Idea[];
  generated: boolean;
  /** Called as each idea has been looked at. */
  onRead(index: number): void;
  onClose(): void;
  /** Called when the reader goes on past the last idea. */
  onFinish(): void;
}

const round = 'hit size-12 rounded-full border border-line bg-paper disabled:opacity-35';

/** One idea on the screen at a time. */
export function ReadingPage({ book, surface, ideas, generated, onRead, onClose, onFinish }: ReadingPageProps) {
  const [index, setIndex] = useState(0);
  const page = useRef<HTMLElement>(null);
  const heart = useHeart(book.title);
  const idea = ideas[index] as Idea;
  const saved = heart.isSaved(idea);

  const turn = useIdeaTurning(page, (step) => {
    if (index + step < 0) return 'stay';
    if (index + step >= ideas.length) {
      onFinish();
      return 'stay';
    }
    setIndex(index + step);
    return 'turned';
  });

  useEffect(() => onRead(index), [index, onRead]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const onControl = event.target instanceof HTMLElement && event.target.closest('button, a');
      if (event.key === ' ' && onControl) return;
      const step = keySteps[event.key === ' ' && event.shiftKey ? 'Shift ' : event.key];
      if (step) {
        event.preventDefault();
        turn(step);
      } else if (event.key === 'h') {
        heart.toggle(idea);
      }
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });

  return (
    <div data-surface={surface} className="fixed inset-0 flex flex-col overflow-hidden bg-paper">
      <header className="gutter mx-auto flex w-full max-w-2xl items-center gap-3 pt-[max(0.75rem,env(safe-area-inset-top))]">
        <ProgressDots current={index + 1} total={ideas.length} />
        <p className="tabular shrink-0 text-ink-soft text-sm" aria-hidden="true">
          {index + 1}/{ideas.length}
        </p>
        <button type="button" onClick={onClose} aria-label="Close" className="hit -mr-3 rounded-full">
          <X className="size-5" aria-hidden="true" />
        </button>
      </header>
      <main
        ref={page}
        tabIndex={-1}
        className="no-scrollbar min-h-0 flex-1 overflow-y-auto overscroll-contain"
        aria-label={`Key ideas of ${book.title}`}
      >
        <article key={index} className="gutter mx-auto w-full max-w-2xl pt-3 pb-6 will-change-transform">
          {idea.imageUrl && <IdeaPicture url={onSurface(idea.imageUrl, surface)} />}
          <div aria-live="polite">
            <p className="sr-only">
              Idea {index + 1} of {ideas.length}
            </p>
            <h1 className="mt-5 text-xl md:text-2xl">{idea.title}</h1>
            <div className="mt-3 max-w-[62ch] space-y-3 font-serif text-base leading-[1.58]">
              {idea.explanation.split('\n\n').map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </div>
          {generated && <p className="mt-4 text-ink-soft text-xs">{readerMessages.generated}</p>}
        </article>
      </main>
      <footer className="gutter mx-auto flex w-full max-w-2xl items-center gap-2 pt-2 pb-[max(1rem,env(safe-area-inset-bottom))]">
        <p className="flex-1 text-ink-soft text-sm">{index === 0 && readerMessages.hint}</p>
        <button
          type="button"
          className={round}
          aria-label="Previous idea"
          disabled={index === 0}
          onClick={() => turn(-1)}
        >
          <ArrowUp className="size-5" aria-hidden="true" />
        </button>
        <button type="button" className={round} aria-label="Next idea" onClick={() => turn(1)}>
          <ArrowDown className="size-5" aria-hidden="true" />
        </button>
        <button
          type="button"
          aria-pressed={saved}
          aria-label="Save this idea"
          disabled={!heart.ready}
          onClick={() => heart.toggle(idea)}
          className="sheet-shadow hit size-14 rounded-full bg-button text-on-button transition-transform duration-200 active:scale-90"
        >
          <span className="relative grid size-6">
            <Heart className="absolute size-6" strokeWidth={1.75} aria-hidden="true" />
            {/* It fills from its centre. */}
            <Heart
              className={`absolute size-6 fill-current transition-transform duration-280 ease-enter ${saved ? 'scale-100' : 'scale-0'}`}
              strokeWidth={1.75}
              aria-hidden="true"
            />
          </span>
        </button>
      </footer>
    </div>
  );
}

const keySteps: Record<string, 1 | -1 | undefined> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ' ': 1,
  j: 1,
  PageDown: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
  'Shift ': -1,
  k: -1,
  PageUp: -1,
};

/** A picture that we draw takes the colour of the book it stands in. */
function onSurface(url: string, surface: Surface): string {
  return url.startsWith('/pictures/drawn.svg?') ? `${url}&surface=${surface}` : url;
}

/** A picture supports the words: when it does not come, nothing is said. */
function IdeaPicture({ url }: { url: string }) {
  const [failed, setFailed] = useState(false);
  if (failed) return null;
  return (
    <img
      src={url}
      alt=""
      width={320}
      height={200}
      onError={() => setFailed(true)}
      className="aspect-[8/5] max-h-[34dvh] w-full rounded-card bg-surface object-cover"
    />
  );
}
