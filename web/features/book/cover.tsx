import { useEffect, useRef, useState } from 'react';
import { drawnCoverTopics } from '../../../contract/drawn-cover.ts';

interface CoverProps {
  book: { title: string; author: string; topics?: readonly string[]; cover: string };
  /** The width; the height follows. */
  className?: string;
  /** False where title and author stand beside it anyway. */
  labelled?: boolean;
}

type Draw = typeof import('./draw-cover.ts').drawCoverSvg;

// The server draws while it renders. The browser keeps those drawings as they are and fetches the drawing code, which is as
// large as a screen's, only when it meets a cover that came without one.
const drawOnServer: Draw | null = import.meta.env.SSR ? (await import('./draw-cover.ts')).drawCoverSvg : null;

/** A book's cover: the real one where there is one that loads, else ours, drawn from title, author and topics. */
export function Cover({ book, className = 'w-40', labelled = false }: CoverProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const frame = `sheet-shadow block aspect-[12/17] overflow-hidden rounded-[4px] ${className}`;
  const drawnTopics = drawnCoverTopics(book.cover);
  if (!drawnTopics && book.cover !== '' && failed !== book.cover) {
    return (
      <img
        src={book.cover}
        alt={labelled ? coverLabel(book) : ''}
        className={`${frame} bg-field object-cover`}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        onError={() => setFailed(book.cover)}
      />
    );
  }
  const subject = { title: book.title, author: book.author, topics: drawnTopics ?? book.topics ?? [] };
  return <DrawnCover key={`${book.title}\n${book.author}`} subject={subject} frame={frame} labelled={labelled} />;
}

interface DrawnCoverProps {
  subject: { title: string; author: string; topics: readonly string[] };
  frame: string;
  labelled: boolean;
}

function DrawnCover({ subject, frame, labelled }: DrawnCoverProps) {
  const place = useRef<HTMLSpanElement>(null);
  const { title, author } = subject;
  const topics = subject.topics.join();
  useEffect(() => {
    const element = place.current;
    if (!element || element.firstChild) return;
    let current = true;
    import('./draw-cover.ts').then(
      ({ drawCoverSvg }) => {
        if (current) element.innerHTML = drawCoverSvg({ title, author, topics: topics.split(',') });
      },
      // Most likely offline: the cover stays a plain field.
      (error: unknown) => console.warn('Failed to load the drawing of covers', error),
    );
    return () => {
      current = false;
    };
  }, [title, author, topics]);
  return (
    <span
      ref={place}
      className={`drawn-cover bg-field ${frame}`}
      {...(labelled ? { role: 'img', 'aria-label': coverLabel(subject) } : { 'aria-hidden': true })}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, its texts escaped
      dangerouslySetInnerHTML={{ __html: drawOnServer?.(subject) ?? '' }}
    />
  );
}

function coverLabel({ title, author }: { title: string; author: string }): string {
  return `Cover of ${title} by ${author}`;
}
