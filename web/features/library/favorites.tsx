import { useCallback, useState } from 'react';
import type { SavedIdea } from '../../../contract/library.ts';
import type { Surface } from '../../../contract/surface.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { toast } from '../../ui/toast.ts';
import { surfaceAt } from '../book/surface.ts';
import { EmptyFavorites } from './drawings.tsx';
import { IdeaOverlay } from './idea-overlay.tsx';
import { IdeaPicture } from './idea-picture.tsx';
import { libraryMessages } from './messages.ts';
import { ideaToastId, pending, undoMs, useRemoveIdea, useRevisitIdea, useSaveIdea } from './queries.ts';
import { type RowState, StashList } from './stash-list.tsx';
import { StashRow } from './stash-row.tsx';

/** More than two lines ever show, and less than the browser would have to lay out. */
const previewLength = 280;

const keyOf = (idea: SavedIdea) => JSON.stringify([idea.book_title, idea.idea_title]);

/** The saved ideas, newest first. */
export function Favorites({ ideas, onEmptied }: { ideas: SavedIdea[]; onEmptied(): void }) {
  const [opened, setOpened] = useState<{ idea: SavedIdea; index: number } | null>(null);
  const { mutate: countRevisit } = useRevisitIdea();
  const { mutate: removeIdea } = useRemoveIdea();
  const { mutate: saveIdea } = useSaveIdea();

  const renderRow = useCallback(
    (idea: SavedIdea, { index, ...state }: RowState) => {
      const open = () => {
        setOpened({ idea, index });
        if (idea.id !== pending) countRevisit(idea.id);
      };
      const remove = () => {
        removeIdea(idea);
        const { id: _, ...content } = idea;
        toast('success', libraryMessages.ideaRemoved, {
          id: ideaToastId(idea),
          duration: undoMs,
          action: { label: libraryMessages.undo, onClick: () => saveIdea(content) },
        });
      };
      return <FavoriteRow {...state} idea={idea} surface={surfaceAt(index)} onOpen={open} onDelete={remove} />;
    },
    [countRevisit, removeIdea, saveIdea],
  );

  if (ideas.length === 0) {
    return (
      <EmptyState
        title={libraryMessages.noFavorites}
        hint={libraryMessages.noFavoritesHint}
        drawing={<EmptyFavorites />}
      >
        <ButtonLink to={paths.home}>{libraryMessages.startReading}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <StashList
        label={libraryMessages.favorites}
        rows={ideas}
        keyOf={keyOf}
        onEmptied={onEmptied}
        render={renderRow}
      />
      {opened && <IdeaOverlay idea={opened.idea} surface={surfaceAt(opened.index)} onClose={() => setOpened(null)} />}
    </>
  );
}

interface FavoriteRowProps extends Omit<RowState, 'index'> {
  idea: SavedIdea;
  surface: Surface;
  onOpen(): void;
  onDelete(): void;
}

function FavoriteRow({ idea, surface, onOpen, onDelete, onRemove, ...state }: FavoriteRowProps) {
  return (
    <StashRow
      {...state}
      title={idea.idea_title}
      deletable={idea.id !== pending}
      onDelete={() => {
        onRemove();
        onDelete();
      }}
    >
      <div data-surface={surface} className="contents">
        <IdeaPicture idea={idea} className="aspect-[8/5] w-22 self-start rounded-control" />
      </div>
      <div className="min-w-0 flex-1">
        <h3 className="text-base leading-snug">
          <button
            type="button"
            onClick={onOpen}
            aria-haspopup="dialog"
            className="block w-full text-left outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2"
          >
            <span className="line-clamp-2 break-words">{idea.idea_title}</span>
          </button>
        </h3>
        <p className="mt-0.5 truncate text-ink-soft text-xs">{libraryMessages.fromBook(idea.book_title)}</p>
        <p className="mt-1 line-clamp-2 break-words text-ink-soft text-sm">
          {idea.idea_explanation.slice(0, previewLength)}
        </p>
      </div>
    </StashRow>
  );
}
