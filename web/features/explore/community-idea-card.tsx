import { useEffect, useRef, useState } from 'react';
import type { CommunityIdea } from '../../../contract/create.ts';
import type { Surface } from '../../../contract/surface.ts';
import { Avatar } from '../profile/avatar.tsx';
import { exploreMessages } from './messages.ts';

interface CommunityIdeaCardProps {
  idea: CommunityIdea;
  surface: Surface;
  className: string;
}

/** An idea and who shared it. A long one begins folded. */
export function CommunityIdeaCard({ idea, surface, className }: CommunityIdeaCardProps) {
  const text = useRef<HTMLParagraphElement>(null);
  const [foldable, setFoldable] = useState(false);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const element = text.current;
    if (element) setFoldable(element.scrollHeight > element.clientHeight + 1);
  }, []);
  return (
    <li data-surface={surface} className={`${className} relative flex min-h-52 flex-col rounded-card bg-surface p-5`}>
      <p className="flex items-center gap-2.5">
        <Avatar
          url={idea.avatar_url}
          name={idea.username ?? ''}
          className="size-8 shrink-0 bg-paper! text-button! text-xs"
        />
        <span className="truncate text-ink-soft text-sm">{idea.username ?? exploreMessages.anonymous}</span>
      </p>
      <h3 className="mt-3 break-words text-lg leading-[1.25]">{idea.idea_title}</h3>
      <p
        ref={text}
        className={`mt-2 whitespace-pre-line break-words font-serif text-base leading-normal ${open ? '' : 'line-clamp-5'}`}
      >
        {idea.idea_content}
      </p>
      {foldable && (
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="mt-auto -mb-3 min-h-11 self-start font-semibold text-button text-sm"
        >
          {open ? exploreMessages.readLess : exploreMessages.readMore}
          <span className="sr-only"> of {idea.idea_title}</span>
        </button>
      )}
    </li>
  );
}
