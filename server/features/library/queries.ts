import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../database/open.ts';
import { savedBooks, savedIdeas } from '../../database/schema.ts';

export type SavedBookRow = typeof savedBooks.$inferSelect;
export type SavedIdeaRow = typeof savedIdeas.$inferSelect;

/** The two lists are read on every visit: prepared once a connection. */
export function prepareLists(db: Db) {
  const userId = sql.placeholder('userId');
  const books = db
    .select()
    .from(savedBooks)
    .where(eq(savedBooks.userId, userId))
    .orderBy(desc(savedBooks.createdAt), savedBooks.id)
    .prepare('saved_books_of_user');
  const ideas = db
    .select()
    .from(savedIdeas)
    .where(eq(savedIdeas.userId, userId))
    .orderBy(desc(savedIdeas.createdAt), savedIdeas.id)
    .prepare('saved_ideas_of_user');
  return {
    books: (id: string): Promise<SavedBookRow[]> => books.execute({ userId: id }),
    ideas: (id: string): Promise<SavedIdeaRow[]> => ideas.execute({ userId: id }),
  };
}

/** Inserts the book, or answers the row that is there already, untouched. */
export async function insertBook(db: Db, book: typeof savedBooks.$inferInsert): Promise<SavedBookRow> {
  const [row] = await db
    .insert(savedBooks)
    .values(book)
    .onConflictDoUpdate({
      target: [savedBooks.userId, savedBooks.bookTitle, savedBooks.bookAuthor],
      set: { bookTitle: sql`excluded.book_title` },
    })
    .returning();
  return present(row);
}

type BookTexts = Pick<SavedBookRow, 'bookDescription' | 'bookFullDescription' | 'bookBackground' | 'bookImpact'>;

export async function updateBookTexts(db: Db, userId: string, id: string, texts: BookTexts) {
  const [row] = await db
    .update(savedBooks)
    .set(texts)
    .where(and(eq(savedBooks.userId, userId), eq(savedBooks.id, id)))
    .returning();
  return row;
}

export async function deleteBook(db: Db, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(savedBooks)
    .where(and(eq(savedBooks.userId, userId), eq(savedBooks.id, id)))
    .returning({ id: savedBooks.id });
  return rows.length > 0;
}

/** Inserts the idea, or answers the row that is there already, untouched. */
export async function insertIdea(tx: Transaction, idea: typeof savedIdeas.$inferInsert): Promise<SavedIdeaRow> {
  const [row] = await tx
    .insert(savedIdeas)
    .values(idea)
    .onConflictDoUpdate({
      target: [savedIdeas.userId, savedIdeas.bookTitle, savedIdeas.ideaTitle],
      set: { bookTitle: sql`excluded.book_title` },
    })
    .returning();
  return present(row);
}

export async function findIdea(tx: Transaction, userId: string, id: string): Promise<SavedIdeaRow | undefined> {
  const [row] = await tx
    .select()
    .from(savedIdeas)
    .where(and(eq(savedIdeas.userId, userId), eq(savedIdeas.id, id)));
  return row;
}

export async function deleteIdea(db: Db, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(savedIdeas)
    .where(and(eq(savedIdeas.userId, userId), eq(savedIdeas.id, id)))
    .returning({ id: savedIdeas.id });
  return rows.length > 0;
}

function present<Row>(row: Row | undefined): Row {
  if (!row) throw new Error('An upsert answered no row');
  return row;
}
