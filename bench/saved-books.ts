import pg from 'pg';
import { readCatalogue } from '../catalogue/catalogue.ts';
import type { NewSavedBook } from '../contract/library.ts';
import { toBookCard } from '../server/features/feed/feed.ts';

/** How many the reader of the runs has saved, and what the tables hold beside them. */
export const ownBooks = 20;
const otherReaders = 500;

/** Books as readers save them, with texts of the catalogue's length. */
export async function booksToSave(): Promise<NewSavedBook[]> {
  const { curated } = await readCatalogue();
  const cards = curated.map(toBookCard);
  return Array.from({ length: ownBooks }, (_, position) => {
    const card = cards[position % cards.length];
    if (!card) throw new Error('The catalogue is empty');
    return {
      book_title: `${card.title} ${position}`,
      book_author: card.author,
      book_cover: card.cover,
      book_description: card.description,
      book_full_description: card.fullDescription,
      book_background: card.background,
      book_impact: card.impact,
    };
  });
}

/** The same books again for many other readers, so that the tables are not empty but for one. */
export async function crowdPith(databaseUrl: string): Promise<void> {
  await run(databaseUrl, [
    `insert into auth.users (email, password_hash) select 'other-' || n || '@example.com', '' from generate_series(1, ${otherReaders}) n`,
    `insert into saved_books (user_id, book_title, book_author, book_cover, book_description, book_full_description, book_background, book_impact)
     select u.id, book_title, book_author, book_cover, book_description, book_full_description, book_background, book_impact
     from saved_books, auth.users u where u.email like 'other-%'`,
    'analyze',
  ]);
}

/** As `crowdPith`, with the index that Parse Server does not make by itself. */
export async function crowdParse(databaseUrl: string): Promise<void> {
  const texts =
    'book_title, book_author, book_cover, book_description, book_full_description, book_background, book_impact';
  await run(databaseUrl, [
    `insert into "SavedBook" ("objectId", "createdAt", "updatedAt", "user", "_rperm", "_wperm", ${texts})
     select substr(md5(n || "objectId"), 1, 10), "createdAt", "updatedAt", 'other' || n, array['other' || n], array['other' || n], ${texts}
     from "SavedBook", generate_series(1, ${otherReaders}) n`,
    'create index on "SavedBook" ("user", "createdAt" desc)',
    'analyze',
  ]);
}

async function run(databaseUrl: string, statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
