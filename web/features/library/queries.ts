import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Book, Idea } from '../../../contract/book.ts';
import type { NewSavedBook, NewSavedIdea, SavedBook, SavedIdea } from '../../../contract/library.ts';
import { call, server } from '../../api.ts';
import { timeZone } from '../../device/time-zone.ts';
import { toast } from '../../ui/toast.ts';
import { useAuth } from '../auth/session.ts';
import { growthQuery } from '../growth/queries.ts';
import { inPlace } from './in-place.ts';
import { libraryMessages } from './messages.ts';
import type { BookTexts } from './repair.ts';

export const savedBooksQuery = queryOptions({
  queryKey: ['reader', 'saved-books'],
  queryFn: () => call(server.api['saved-books'].$get()),
});

export const savedIdeasQuery = queryOptions({
  queryKey: ['reader', 'saved-ideas'],
  queryFn: () => call(server.api['saved-ideas'].$get()),
});

/** The id of a row that the server has not answered yet. */
export const pending = 'pending';

/** Every change of a stash carries this key, so that a screen can tell whether one is still on its way. */
export const stashChangeKey = ['stash-change'] as const;

/** Changes a cached list at once, and takes the change back should the server refuse it. */
function useListChange<Row, Change, Result>(
  key: readonly string[],
  change: {
    send(change: Change): Promise<Result>;
    apply(rows: Row[], change: Change): Row[];
    revert(rows: Row[], change: Change): Row[];
    done?(rows: Row[], change: Change, result: Result): Row[];
    /** What is said of a failure; it takes the place of the toast with this id. */
    failed: { message: string; toastId?(change: Change): string };
    counts?: boolean;
  },
) {
  const queryClient = useQueryClient();
  const mutationKey = [...stashChangeKey, ...key];
  // A list that is gone, because its reader signed out meanwhile, stays gone.
  const update = (next: (rows: Row[]) => Row[]) => queryClient.setQueryData<Row[]>(key, (rows) => rows && next(rows));
  return useMutation({
    mutationKey,
    // One list's changes go out in the order they were made.
    scope: { id: key.join('/') },
    mutationFn: change.send,
    onMutate: async (variables: Change) => {
      await queryClient.cancelQueries({ queryKey: key });
      update((rows) => change.apply(rows, variables));
    },
    onSuccess: (result, variables) => {
      const { done } = change;
      if (done) update((rows) => done(rows, variables, result));
      if (change.counts) void queryClient.invalidateQueries({ queryKey: growthQuery.queryKey });
    },
    onError: (_error, variables) => {
      update((rows) => change.revert(rows, variables));
      const { message, toastId } = change.failed;
      toast('error', message, toastId && { id: toastId(variables), action: null });
    },
    // While another change of the list is on its way, the server's list would be older than what is shown.
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey }) === 1) void queryClient.invalidateQueries({ queryKey: key });
    },
  });
}

type BookKey = Pick<SavedBook, 'book_title' | 'book_author'>;
type IdeaKey = Pick<SavedIdea, 'book_title' | 'idea_title'>;
const sameBook = (row: BookKey, book: BookKey) =>
  row.book_title === book.book_title && row.book_author === book.book_author;
const sameIdea = (row: IdeaKey, idea: IdeaKey) =>
  row.book_title === idea.book_title && row.idea_title === idea.idea_title;

/** How long a removal offers to be taken back. */
export const undoMs = 8000;

/** One toast a row: what is said of it later takes the place of what was said before. */
export const bookToastId = (book: BookKey) => `book/${book.book_title}/${book.book_author}`;
export const ideaToastId = (idea: IdeaKey) => `idea/${idea.book_title}/${idea.idea_title}`;

/** `created_at` is given for a book that comes back to where it was. */
type BookToSave = NewSavedBook & { created_at?: string };
type IdeaToSave = NewSavedIdea & { created_at?: string };

export function useSaveBook() {
  return useListChange<SavedBook, BookToSave, SavedBook>(savedBooksQuery.queryKey, {
    send: (book) => call(server.api['saved-books'].$post({ json: book })),
    apply: (rows, book) => inPlace(rows, { created_at: new Date().toISOString(), ...book, id: pending }),
    revert: (rows, book) => rows.filter((row) => !sameBook(row, book)),
    done: (rows, book, saved) => rows.map((row) => (sameBook(row, book) ? saved : row)),
    failed: { message: libraryMessages.saveBookFailed, toastId: bookToastId },
  });
}

export function useRemoveBook() {
  return useListChange<SavedBook, SavedBook, { removed: boolean }>(savedBooksQuery.queryKey, {
    send: ({ id }) => call(server.api['saved-books'][':id'].$delete({ param: { id } })),
    apply: (rows, book) => rows.filter((row) => !sameBook(row, book)),
    revert: inPlace,
    failed: { message: libraryMessages.removeBookFailed, toastId: bookToastId },
  });
}

/** Completes the texts of a saved book; a failure is only logged, the book opens all the same. */
export function useRepairBook() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, texts }: { id: string; texts: BookTexts }) =>
      call(server.api['saved-books'][':id'].$put({ param: { id }, json: texts })),
    onSuccess: (repaired) =>
      queryClient.setQueryData<SavedBook[]>(savedBooksQuery.queryKey, (rows) =>
        rows?.map((row) => (row.id === repaired.id ? repaired : row)),
      ),
    onError: (error) => console.warn('Failed to repair the saved book', error),
  });
}

export function useSaveIdea() {
  return useListChange<SavedIdea, IdeaToSave, SavedIdea>(savedIdeasQuery.queryKey, {
    send: (idea) => call(server.api['saved-ideas'].$post({ json: idea })),
    apply: (rows, idea) => inPlace(rows, { created_at: new Date().toISOString(), ...idea, id: pending }),
    revert: (rows, idea) => rows.filter((row) => !sameIdea(row, idea)),
    done: (rows, idea, saved) => rows.map((row) => (sameIdea(row, idea) ? saved : row)),
    failed: { message: libraryMessages.saveIdeaFailed, toastId: ideaToastId },
    counts: true,
  });
}

export function useRemoveIdea() {
  return useListChange<SavedIdea, SavedIdea, { removed: boolean }>(savedIdeasQuery.queryKey, {
    send: ({ id }) => call(server.api['saved-ideas'][':id'].$delete({ param: { id } })),
    apply: (rows, idea) => rows.filter((row) => !sameIdea(row, idea)),
    revert: inPlace,
    failed: { message: libraryMessages.removeIdeaFailed, toastId: ideaToastId },
  });
}

/** Counts the revisit of a saved idea; whether it counts is the server's to say, and a failure is only logged. */
export function useRevisitIdea() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      call(server.api['saved-ideas'][':id'].visits.$post({ param: { id }, json: { zone: timeZone() } })),
    onSuccess: ({ counted }) => {
      if (counted) void queryClient.invalidateQueries({ queryKey: growthQuery.queryKey });
    },
    onError: (error) => console.warn('Failed to count the revisit', error),
  });
}

/** The bookmark of a book: filled or not, and what pressing it does. */
export function useBookmark(book: Book) {
  const { user, loading } = useAuth();
  const saved = useQuery({ ...savedBooksQuery, enabled: user !== null });
  const save = useSaveBook();
  const remove = useRemoveBook();
  const row = saved.data?.find(
    (candidate) => candidate.book_title === book.title && candidate.book_author === book.author,
  );
  return {
    saved: row !== undefined,
    ready: !loading && (user === null || saved.data !== undefined) && row?.id !== pending,
    toggle(): void {
      if (!user) {
        toast('error', libraryMessages.signInToSaveBooks);
      } else if (row) {
        remove.mutate(row, { onSuccess: () => toast('success', libraryMessages.bookRemoved) });
      } else {
        save.mutate(toNewSavedBook(book), { onSuccess: () => toast('success', libraryMessages.bookSaved) });
      }
    },
  };
}

/** The heart of an idea: filled or not, and what pressing it does. */
export function useHeart(bookTitle: string) {
  const { user, loading } = useAuth();
  const saved = useQuery({ ...savedIdeasQuery, enabled: user !== null });
  const save = useSaveIdea();
  const remove = useRemoveIdea();
  const rowOf = (idea: Idea) =>
    saved.data?.find((row) => row.book_title === bookTitle && row.idea_title === idea.title);
  return {
    isSaved: (idea: Idea) => rowOf(idea) !== undefined,
    ready: !loading && (user === null || saved.data !== undefined),
    toggle(idea: Idea): void {
      const row = rowOf(idea);
      if (!user) {
        toast('error', libraryMessages.signInToSaveIdeas);
      } else if (row?.id === pending) {
        // Its saving is still on the way; the next press finds it saved.
      } else if (row) {
        remove.mutate(row, { onSuccess: () => toast('success', libraryMessages.ideaRemoved) });
      } else {
        save.mutate({
          book_title: bookTitle,
          idea_title: idea.title,
          idea_explanation: idea.explanation,
          idea_image_url: idea.imageUrl,
        });
      }
    },
  };
}

function toNewSavedBook(book: Book): NewSavedBook {
  return {
    book_title: book.title,
    book_author: book.author,
    book_cover: book.cover,
    book_description: book.description,
    book_full_description: book.fullDescription,
    book_background: book.background,
    book_impact: book.impact,
  };
}
