import { queryOptions } from '@tanstack/react-query';
import type { Book } from '../../../contract/book.ts';
import { call, server } from '../../api.ts';

/** The ideas of a book. They do not change while the app is open. */
export const ideasQuery = (book: Pick<Book, 'title' | 'author'>) =>
  queryOptions({
    queryKey: ['ideas', book.title, book.author],
    queryFn: () =>
      call(
        server.functions.v1['generate-book-ideas'].$post({ json: { bookTitle: book.title, bookAuthor: book.author } }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });
