import { useState } from 'react';
import type { SavedIdea } from '../../../contract/library.ts';

/** The idea's picture. Where there is none, or it does not come, one is drawn from the idea's title. */
export function IdeaPicture({ idea, className }: { idea: SavedIdea; className: string }) {
  const [failed, setFailed] = useState<string | null>(null);
  const drawn = `/pictures/drawn.svg?${new URLSearchParams({ prompt: idea.idea_title.slice(0, 300) })}`;
  const source = idea.idea_image_url === '' || failed === idea.idea_image_url ? drawn : idea.idea_image_url;
  return (
    // The surface shows should even the drawing not come.
    <span className={`block shrink-0 overflow-hidden bg-surface ${className}`}>
      {failed !== drawn && (
        <img
          src={source}
          alt=""
          width={320}
          height={200}
          decoding="async"
          onError={() => setFailed(source)}
          className="size-full object-cover"
        />
      )}
    </span>
  );
}
