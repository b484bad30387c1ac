import { sql } from 'drizzle-orm';
import type { FoundBook } from '../../../contract/explore.ts';
import type { Db } from '../../database/open.ts';
import { fetchedBooks } from '../../database/schema.ts';

/** A word that thousands of books have is ranked within so many of them. */
const rankedAtMost = 200;

/** Books found before that hold all words of the query in title or author: the title itself first, then the shortest. */
export async function findFetchedBooks(db: Db, query: string, count: number): Promise<FoundBook[]> {
  const { rows } = await db.execute<FoundBook & Record<string, unknown>>(sql`
    select title, author, cover_url as cover, description, google_books_id as "googleBooksId", topics
    from (
      select * from fetched_books
      where to_tsvector('english', "title" || ' ' || "author") @@ plainto_tsquery('english', ${query})
      limit ${rankedAtMost}
    ) as matching
    order by lower(title) = lower(${query}) desc, length(title), title
    limit ${count}`);
  return rows;
}

/** Keeps what a book service answered. An empty field never takes the place of a filled one. */
export async function keepFetchedBooks(db: Db, books: readonly FoundBook[]): Promise<void> {
  if (books.length === 0) return;
  const newer = (column: 'cover_url' | 'description' | 'google_books_id') =>
    sql.raw(`coalesce(nullif(excluded.${column}, ''), fetched_books.${column})`);
  await db
    .insert(fetchedBooks)
    .values(books.map(({ cover, ...book }) => ({ ...book, coverUrl: cover })))
    .onConflictDoUpdate({
      target: [fetchedBooks.title, fetchedBooks.author],
      set: {
        coverUrl: newer('cover_url'),
        description: newer('description'),
        googleBooksId: newer('google_books_id'),
        topics: sql.raw("case when excluded.topics = '{}' then fetched_books.topics else excluded.topics end"),
      },
    });
}
