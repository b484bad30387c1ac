import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type BookSearch, openBookSearch } from './book-search.ts';
import { type FakeServices, googleItem, hangUp, json, notJson, silence, startFakeServices } from './fake-services.ts';

let services: FakeServices;
let books: BookSearch;
let now: Date;

beforeEach(async () => {
  services = await startFakeServices();
  now = new Date('2026-03-10T12:00:00Z');
  const bookSearch = { googleBooksUrl: services.url, googleBooksKey: undefined, openLibraryUrl: services.url };
  books = openBookSearch({ bookSearch }, () => now, pino({ level: 'silent' }));
});
afterEach(() => services.stop());

const stillness = googleItem('s1', {
  title: 'The Art of Stillness',
  subtitle: 'Adventures in Going Nowhere',
  authors: ['Pico Iyer'],
  description: '<p>Going <b>nowhere</b> &amp; liking it.</p>',
  categories: ['Self-Help'],
  ratingsCount: 7,
});
const doc = {
  key: '/works/OL1W',
  title: 'The Art of Stillness',
  author_name: ['Pico Iyer'],
  cover_i: 42,
  subject: ['Travel'],
};
const asked = (path: string) => services.asked.filter(({ pathname }) => pathname === path);

describe('Google Books', () => {
  it('is asked as the spec says, and answers books that can be kept and shown', async () => {
    services.google = json({ kind: 'books#volumes', totalItems: 1, items: [stillness] });
    expect(await books.search('art of stillness pico iyer')).toEqual([
      {
        title: 'The Art of Stillness',
        author: 'Pico Iyer',
        cover: 'https://books.google.com/books/content?id=s1&printsec=frontcover&img=1&zoom=3&source=gbs_api',
        description: 'Going nowhere & liking it.',
        googleBooksId: 's1',
        topics: ['Self-Help'],
      },
    ]);
    expect(Object.fromEntries(services.asked[0]?.searchParams ?? [])).toEqual({
      q: 'art of stillness pico iyer',
      orderBy: 'relevance',
      maxResults: '5',
      langRestrict: 'en',
      printType: 'books',
    });
    expect(asked('/search.json')).toEqual([]);
  });

  it('puts the best volume of a book first, and each book once', async () => {
    const items = [
      googleItem('summary', { title: 'Summary of Stillness', authors: ['Quick Reads'], imageLinks: undefined }),
      googleItem('bare', { title: 'The Art of Stillness', authors: ['Pico Iyer'], imageLinks: undefined }),
      stillness,
    ];
    services.google = json({ items });
    expect((await books.search('the art of stillness')).map(({ googleBooksId }) => googleBooksId)).toEqual([
      's1',
      'summary',
    ]);
  });

  it('passes over volumes without a title or author, and odd fields', async () => {
    services.google = json({
      items: [
        googleItem('anonymous', { title: 'Nobody’s' }),
        googleItem('untitled', { authors: ['Someone'] }),
        { id: 'no info' },
        'text',
        googleItem('odd', { title: 'Odd', authors: ['Someone'], imageLinks: 'none', description: 'A\u0000B' }),
        googleItem('long', { title: 'x'.repeat(5000), authors: ['Someone'] }),
      ],
    });
    const found = await books.search('odd');
    expect(found.map(({ googleBooksId }) => googleBooksId).sort()).toEqual(['long', 'odd']);
    expect(found.find(({ googleBooksId }) => googleBooksId === 'odd')).toMatchObject({ cover: '', description: 'A B' });
    expect(found.find(({ googleBooksId }) => googleBooksId === 'long')?.title).toHaveLength(300);
  });
});

describe('Open Library', () => {
  const found = [
    {
      title: 'The Art of Stillness',
      author: 'Pico Iyer',
      cover: 'https://covers.openlibrary.org/b/id/42-L.jpg',
      description: '',
      googleBooksId: '',
      topics: ['Travel'],
    },
  ];
  it.each([
    ['knows no such book', json({ kind: 'books#volumes', totalItems: 0 })],
    ['has had enough', json({ error: { code: 429 } }, 429)],
    ['is broken', json({}, 503)],
    ['answers something else', json({ items: 'many' })],
    ['does not answer JSON', notJson],
    ['hangs up', hangUp],
    ['is silent', silence],
  ])('is asked where Google %s', async (_how, google) => {
    services.google = google;
    services.openLibrary = json({ numFound: 1, docs: [doc, { title: 'No author' }, null] });
    expect(await books.search('art of stillness')).toEqual(found);
  });
});

describe('without any service', () => {
  it('a search is soon over, and the next ones at once', async () => {
    services.google = silence;
    services.openLibrary = silence;
    const start = performance.now();
    expect(await books.search('one')).toEqual([]);
    expect(performance.now() - start).toBeLessThan(3000);
    await books.search('two');
    const before = services.asked.length;
    const third = performance.now();
    expect(await books.search('three')).toEqual([]);
    expect(performance.now() - third).toBeLessThan(50);
    expect(services.asked).toHaveLength(before);
  });

  it('it is tried again after a minute, by one search, and then every time', async () => {
    services.google = json({}, 500);
    for (const query of ['one', 'two', 'three']) await books.search(query);
    expect(asked('/volumes')).toHaveLength(2);
    now = new Date(now.getTime() + 61_000);
    services.google = json({ items: [stillness] });
    expect(await books.search('four')).toHaveLength(1);
    expect(await books.search('five')).toHaveLength(1);
    expect(asked('/volumes')).toHaveLength(4);
  });

  it('one that asks to wait is left alone for as long as it asks', async () => {
    services.google = json({}, 429, { 'Retry-After': '300' });
    await books.search('one');
    now = new Date(now.getTime() + 299_000);
    await books.search('two');
    expect(asked('/volumes')).toHaveLength(1);
    now = new Date(now.getTime() + 2000);
    await books.search('three');
    expect(asked('/volumes')).toHaveLength(2);
  });
});

describe('the same words', () => {
  it('are asked for once an hour, however many ask', async () => {
    services.google = json({ items: [stillness] });
    const both = await Promise.all([books.search('Stillness'), books.search(' stillness ')]);
    expect(both[0]).toEqual(both[1]);
    await books.search('stillness');
    expect(asked('/volumes')).toHaveLength(1);
    now = new Date(now.getTime() + 3_601_000);
    await books.search('stillness');
    expect(asked('/volumes')).toHaveLength(2);
  });

  it('are asked for again where nothing was found', async () => {
    await books.search('stillness');
    services.google = json({ items: [stillness] });
    expect(await books.search('stillness')).toHaveLength(1);
  });
});

it('nobody is asked where the operator does not want it', async () => {
  const none = openBookSearch({ bookSearch: undefined }, () => now, pino({ level: 'silent' }));
  expect(await none.search('stillness')).toEqual([]);
  expect(services.asked).toEqual([]);
});
