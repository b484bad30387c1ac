import { and, eq } from 'drizzle-orm';
import type { Idea } from '../../../contract/book.ts';
import type { Db } from '../../database/open.ts';
import { bookIdeas } from '../../database/schema.ts';

/** Ideas that were written for this book before. */
export async function findCachedIdeas(db: Db, bookTitle: string, bookAuthor: string): Promise<Idea[] | undefined> {
  const [row] = await db
    .select({ ideas: bookIdeas.ideas })
    .from(bookIdeas)
    .where(and(eq(bookIdeas.bookTitle, bookTitle), eq(bookIdeas.bookAuthor, bookAuthor)));
  return row?.ideas;
}
