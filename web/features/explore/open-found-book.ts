import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { FoundBook } from '../../../contract/explore.ts';
import type { Surface } from '../../../contract/surface.ts';
import { paths } from '../../paths.ts';
import { toast } from '../../ui/toast.ts';
import { withViewTransition } from '../../ui/view-transition.ts';
import type { OpenedBook } from '../book/opened-book.ts';
import { shareCover } from '../book/read-link.tsx';
import { wholeBook } from '../book/summary.ts';
import { exploreMessages } from './messages.ts';

/** A shorter wait needs no word. */
const sayLoadingAfterMs = 300;
const toastId = 'book-details';

/** Opens a book that was found in the reader, once its texts are there. */
export function useOpenFoundBook() {
  const navigate = useNavigate();
  const [opening, setOpening] = useState<FoundBook | null>(null);
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);

  const open = async (found: FoundBook, surface: Surface, row: Element | null) => {
    if (opening) return;
    setOpening(found);
    const wait = setTimeout(() => {
      if (!left.current) toast('info', exploreMessages.loadingDetails, { id: toastId });
    }, sayLoadingAfterMs);
    try {
      const book = await wholeBook(found);
      if (left.current) return;
      const state: OpenedBook = { book, surface, fromReadLater: false };
      shareCover(row);
      withViewTransition(() => navigate(paths.bookReader, { state }));
    } catch {
      if (!left.current) toast('error', exploreMessages.detailsFailed, { id: toastId });
    } finally {
      clearTimeout(wait);
      setOpening(null);
    }
  };
  return { open, opening };
}
