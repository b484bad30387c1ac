import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { FoundBook } from '../../../contract/explore.ts';
import {
  type FakeServices,
  googleItem,
  hangUp,
  json,
  startFakeServices,
} from '../../adapters/book-search/fake-services.ts';
import { fetchedBooks } from '../../database/schema.ts';
import { testApp } from '../../testing/test-app.ts';

const services: FakeServices = await startFakeServices();
const test = testApp({ BOOK_SEARCH: 'true', GOOGLE_BOOKS_URL: services.url, OPEN_LIBRARY_URL: services.url });
afterAll(() => services.stop());

const nothing = json({ items: [] });
beforeEach(async () => {
  services.google = nothing;
  services.asked.length = 0;
  // Past any pause that an earlier test caused.
  test.time.now = new Date(test.time.now.getTime() + 3_600_000);
  await test.database.db.delete(fetchedBooks);
});

async function search(query: string): Promise<FoundBook[]> {
  const reply = await test.call('POST', '/functions/v1/search-books', { body: { query } });
  expect(reply.status).toBe(200);
  return ((await reply.json()) as { books: FoundBook[] }).books;
}
const titles = (books: FoundBook[]) => books.map(({ title }) => title);

describe('search-books in the catalogue', () => {
  it.each([
    ['atomic habits', 'Atomic Habits'],
    ['ATOMIC  HABITS!', 'Atomic Habits'],
    ['atomc habts', 'Atomic Habits'],
    ['James Clear', 'Atomic Habits'],
    ['Atomic Habits James Clear', 'Atomic Habits'],
    ['cant hurt me', "Can't Hurt Me"],
    ['can’t hurt me', "Can't Hurt Me"],
    ['the subtle art of not giving a fuck', 'The Subtle Art of Not Giving a F*ck'],
    ['harari', 'Sapiens'],
    ['books by Cal Newport', 'Deep Work'],
    ['mindset', 'Mindset'],
    ['huberman', 'Huberman Lab'],
    ['7 habits', 'The 7 Habits of Highly Effective People'],
  ])("'%s' finds %s", async (query, title) => {
    const found = await search(query);
    expect(titles(found)).toContain(title);
    expect(found.length).toBeLessThanOrEqual(5);
  });

  it('puts the title that was typed first', async () => {
    for (const title of ['Mindset', 'Deep Work', 'Range', 'Grit', 'Outlive']) {
      expect((await search(title))[0]?.title).toMatch(new RegExp(`^${title}(:|$)`));
    }
  });

  it('answers topics with five titles, and asks no service for more', async () => {
    expect(await search('productivity')).toHaveLength(5);
    expect(services.asked).toEqual([]);
  });

  it('answers what the client needs of a book', async () => {
    const [book] = await search('deep work');
    expect(book).toEqual({
      title: 'Deep Work',
      author: 'Cal Newport',
      cover: expect.stringContaining('/covers/drawn.svg?title=Deep+Work'),
      description: expect.stringMatching(/.{40}/),
      googleBooksId: '',
      topics: expect.arrayContaining(['Focus']),
    });
  });
});

describe('search-books beyond the catalogue', () => {
  const dune = googleItem('d1', {
    title: 'Dune',
    authors: ['Frank Herbert'],
    description: 'Sand.',
    categories: ['Fiction'],
    ratingsCount: 900,
  });

  it('asks the services, and finds again what it has kept when they are gone', async () => {
    services.google = json({ items: [dune] });
    const found = await search('dune herbert');
    expect(found).toEqual([
      {
        title: 'Dune',
        author: 'Frank Herbert',
        cover: expect.stringContaining('https://books.google.com/'),
        description: 'Sand.',
        googleBooksId: 'd1',
        topics: ['Fiction'],
      },
    ]);
    services.google = hangUp;
    services.openLibrary = hangUp;
    expect(await search('Dune')).toEqual(found);
    expect(await search('frank herbert')).toEqual(found);
  });

  it('keeps one row a book, and loses nothing to an emptier answer', async () => {
    services.google = json({ items: [dune] });
    await search('dune one');
    services.google = json({
      items: [googleItem('d2', { title: 'Dune', authors: ['Frank Herbert'], imageLinks: undefined })],
    });
    await search('dune two');
    const rows = await test.database.db.select().from(fetchedBooks);
    expect(rows).toEqual([
      expect.objectContaining({ title: 'Dune', googleBooksId: 'd2', description: 'Sand.', topics: ['Fiction'] }),
    ]);
    expect(rows[0]?.coverUrl).toContain('id=d1');
  });

  it('puts built-in titles before others, each book once, and five at most', async () => {
    services.google = json({
      items: [
        googleItem('a', { title: 'Sapiens: A Brief History of Humankind', authors: ['Yuval Noah Harari'] }),
        ...['Homo Deus', 'Nexus', 'Unstoppable Us', '21 Lessons'].map((title) =>
          googleItem(title, { title, authors: ['Yuval Noah Harari'] }),
        ),
      ],
    });
    expect(titles(await search('harari'))).toEqual(['Sapiens', 'Homo Deus', 'Nexus', 'Unstoppable Us', '21 Lessons']);
  });

  it('finds nothing, quickly, where nothing answers', async () => {
    services.google = hangUp;
    services.openLibrary = hangUp;
    for (const query of ['zyx wvu', 'zyx wvut', 'zyx wvuts']) expect(await search(query)).toEqual([]);
  });

  it('is not shaken by what is typed', async () => {
    for (const query of ['\u0000', "'; drop table", 'a & | ! :* <->', '%%%', '🙂', '\ud800', 'the', 'x'.repeat(200)])
      await search(query);
  });
});

describe('search-books refuses', () => {
  it.each([{}, { query: '' }, { query: ' \n ' }, { query: 'x'.repeat(201) }, { query: 7 }])('%j', async (body) => {
    const reply = await test.call('POST', '/functions/v1/search-books', { body });
    expect([reply.status, await reply.json()]).toMatchObject([400, { code: 'validation_failed' }]);
  });
});
