import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { useHydrated } from '../../device/hydrated.ts';
import { paths } from '../../paths.ts';
import { ScreenSkeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { withViewTransition } from '../../ui/view-transition.ts';
import { asOpenedBook, type OpenedBook } from '../book/opened-book.ts';
import { useStreakUpdate } from '../growth/queries.ts';
import { useReadingSession } from '../growth/reading-session.ts';
import { IntroPage } from './intro-page.tsx';
import { readerMessages } from './messages.ts';
import { ideasQuery } from './queries.ts';
import { ReadingPage } from './reading-page.tsx';

export default function ReaderScreen() {
  const { state } = useLocation();
  // The server knows nothing of the navigation's state; the first paint is the same shape for every book.
  if (!useHydrated()) return <ScreenSkeleton />;
  const opened = asOpenedBook(state);
  return opened ? <Reader opened={opened} /> : <Navigate to={paths.home} replace />;
}

function Reader({ opened }: { opened: OpenedBook }) {
  const { book, surface, fromReadLater } = opened;
  const [page, setPage] = useState<'intro' | 'reading'>('intro');
  const [wanted, setWanted] = useState(false);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const session = useReadingSession(book);
  useStreakUpdate();

  const ideas = useQuery({ ...ideasQuery(book), enabled: wanted });
  const close = useCallback(
    () => withViewTransition(() => navigate(fromReadLater ? paths.library : paths.home)),
    [navigate, fromReadLater],
  );

  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    addEventListener('keydown', closeOnEscape);
    return () => removeEventListener('keydown', closeOnEscape);
  }, [close]);

  const explore = async () => {
    setWanted(true);
    try {
      const { ideas: loaded } = await queryClient.fetchQuery(ideasQuery(book));
      if (loaded.length === 0) throw new Error('A book without ideas');
      setPage('reading');
    } catch {
      setWanted(false);
      toast('error', readerMessages.ideasFailed);
    }
  };

  const finish = () => {
    toast('success', readerMessages.completed);
    navigate(paths.home);
  };

  if (page === 'reading' && ideas.data) {
    return (
      <ReadingPage
        book={book}
        surface={surface}
        ideas={ideas.data.ideas}
        generated={ideas.data.source === 'generated'}
        onRead={session.ideaRead}
        onClose={close}
        onFinish={finish}
      />
    );
  }
  return (
    <IntroPage opened={opened} loading={wanted && page === 'intro'} onExplore={() => void explore()} onClose={close} />
  );
}
