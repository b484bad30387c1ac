import type { NewSavedBook, NewSavedIdea, SavedBook, SavedIdea } from '../../../contract/library.ts';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../database/open.ts';
import { ApiError } from '../../http/errors.ts';
import { calendarDay } from '../feed/daily-window.ts';
import { countOnce } from '../growth/queries.ts';
import * as queries from './queries.ts';

export function createLibrary({ db, clock }: { db: Db; clock: Clock }) {
  const lists = queries.prepareLists(db);
  return {
    books: async (userId: string): Promise<SavedBook[]> => (await lists.books(userId)).map(toSavedBook),

    saveBook: async (userId: string, book: NewSavedBook & MaybeSavedBefore): Promise<SavedBook> =>
      toSavedBook(
        await queries.insertBook(db, {
          userId,
          bookTitle: book.book_title,
          bookAuthor: book.book_author,
          bookCover: book.book_cover,
          ...toTexts(book),
          createdAt: savedAt(book, clock()),
        }),
      ),

    async repairBook(userId: string, id: string, texts: BookTexts): Promise<SavedBook> {
      const row = await queries.updateBookTexts(db, userId, id, toTexts(texts));
      if (!row) throw new ApiError('not_found', 'There is no such saved book.');
      return toSavedBook(row);
    },

    removeBook: async (userId: string, id: string) => ({ removed: await queries.deleteBook(db, userId, id) }),

    ideas: async (userId: string): Promise<SavedIdea[]> => (await lists.ideas(userId)).map(toSavedIdea),

    saveIdea: (userId: string, idea: NewSavedIdea & MaybeSavedBefore): Promise<SavedIdea> =>
      db.transaction(async (tx) => {
        const row = await queries.insertIdea(tx, {
          userId,
          bookTitle: idea.book_title,
          ideaTitle: idea.idea_title,
          ideaExplanation: idea.idea_explanation,
          ideaImageUrl: idea.idea_image_url,
          createdAt: savedAt(idea, clock()),
        });
        await countOnce(tx, userId, 'ideasSaved', JSON.stringify([idea.book_title, idea.idea_title]));
        return toSavedIdea(row);
      }),

    removeIdea: async (userId: string, id: string) => ({ removed: await queries.deleteIdea(db, userId, id) }),

    /** Both days are the reader's own: the day it was saved and today, in the same zone. */
    revisitIdea: (userId: string, id: string, zone: string): Promise<{ counted: boolean }> =>
      db.transaction(async (tx) => {
        const idea = await queries.findIdea(tx, userId, id);
        if (!idea) throw new ApiError('not_found', 'There is no such saved idea.');
        const today = calendarDay(clock(), zone);
        if (today <= calendarDay(idea.createdAt, zone)) return { counted: false };
        return {
          counted: await countOnce(
            tx,
            userId,
            'insightsRevisited',
            JSON.stringify([idea.bookTitle, idea.ideaTitle, today]),
          ),
        };
      }),
  };
}

/** A removal that is taken back names the moment of the first save. */
interface MaybeSavedBefore {
  created_at?: string | undefined;
}

function savedAt({ created_at }: MaybeSavedBefore, now: Date): Date {
  const before = created_at === undefined ? now : new Date(created_at);
  return before < now ? before : now;
}

type BookTexts = Pick<NewSavedBook, 'book_description' | 'book_full_description' | 'book_background' | 'book_impact'>;

function toTexts(book: BookTexts) {
  return {
    bookDescription: book.book_description,
    bookFullDescription: book.book_full_description,
    bookBackground: book.book_background,
    bookImpact: book.book_impact,
  };
}

function toSavedBook(row: queries.SavedBookRow): SavedBook {
  return {
    id: row.id,
    book_title: row.bookTitle,
    book_author: row.bookAuthor,
    book_cover: row.bookCover,
    book_description: row.bookDescription,
    book_full_description: row.bookFullDescription,
    book_background: row.bookBackground,
    book_impact: row.bookImpact,
    created_at: row.createdAt.toISOString(),
  };
}

function toSavedIdea(row: queries.SavedIdeaRow): SavedIdea {
  return {
    id: row.id,
    book_title: row.bookTitle,
    idea_title: row.ideaTitle,
    idea_explanation: row.ideaExplanation,
    idea_image_url: row.ideaImageUrl,
    created_at: row.createdAt.toISOString(),
  };
}
