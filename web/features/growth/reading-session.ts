import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import type { Book } from '../../../contract/book.ts';
import { readingSessionMaxMinutes } from '../../../contract/limits.ts';
import { call, server } from '../../api.ts';
import { useAuth } from '../auth/session.ts';
import { growthQuery } from './queries.ts';

const minuteMs = 60_000;

/**
 * Measures the visible time that a signed-in reader spends in a book, and reports its whole minutes when the book is left or
 * the page is hidden. A page that comes back opens a session of its own; seconds left over are carried into it.
 */
export function useReadingSession(book: Pick<Book, 'title' | 'author'>): { ideaRead(index: number): void } {
  const userId = useAuth().user?.id;
  const queryClient = useQueryClient();
  const ideasRead = useRef(new Set<number>());
  const { title, author } = book;

  useEffect(() => {
    if (!userId) return;
    let session: { id: string; started: number; opened: Promise<unknown> } | null = null;
    let carriedMs = 0;

    const open = () => {
      if (session) return;
      const id = crypto.randomUUID();
      const json = { book_title: title, book_author: author };
      const opened = call(server.api['reading-sessions'][':id'].$post({ param: { id }, json }));
      // Heard of again when the session is closed.
      opened.catch(() => {});
      session = { id, started: performance.now(), opened };
    };
    const close = () => {
      if (!session) return;
      const { id, started, opened } = session;
      session = null;
      const visibleMs = carriedMs + performance.now() - started;
      const minutes = Math.min(Math.floor(visibleMs / minuteMs), readingSessionMaxMinutes);
      carriedMs = visibleMs % minuteMs;
      const json = { minutes, ideas_read: ideasRead.current.size };
      if (minutes < 1 && json.ideas_read === 0) return;
      opened
        .then(() =>
          call(server.api['reading-sessions'][':id'].$put({ param: { id }, json }, { init: { keepalive: true } })),
        )
        .then(
          (stats) => queryClient.setQueryData(growthQuery.queryKey, stats),
          (error: unknown) => console.warn('Failed to count the reading time', error),
        );
    };
    const onVisibility = () => (document.visibilityState === 'visible' ? open() : close());

    onVisibility();
    document.addEventListener('visibilitychange', onVisibility);
    addEventListener('pagehide', close);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      removeEventListener('pagehide', close);
      close();
    };
  }, [userId, title, author, queryClient]);

  const ideaRead = useCallback((index: number) => void ideasRead.current.add(index), []);
  return { ideaRead };
}
