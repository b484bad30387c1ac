import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { Link } from '../../ui/link.tsx';
import { withViewTransition } from '../../ui/view-transition.ts';
import type { OpenedBook } from './opened-book.ts';

/** Marks the cover that becomes the reader's, as one object on the move. */
export function shareCover(within: Element | null): void {
  const cover = within?.querySelector<HTMLElement>('[data-shared-cover]');
  if (cover) cover.style.viewTransitionName = 'cover';
}

interface ReadLinkProps {
  opened: OpenedBook;
  className: string;
  children: ReactNode;
}

/** Opens a book in the reader. The cover next to it, within the same list item, goes along. */
export function ReadLink({ opened, className, children }: ReadLinkProps) {
  const navigate = useNavigate();
  return (
    <Link
      to={paths.bookReader}
      state={opened}
      className={className}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        shareCover(event.currentTarget.closest('li'));
        withViewTransition(() => navigate(paths.bookReader, { state: opened }));
      }}
    >
      {children}
    </Link>
  );
}
