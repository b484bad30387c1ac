import { describe, expect, it } from 'vitest';
import type { CategoryEntry, Explore } from '../../../contract/explore.ts';
import { testApp } from '../../testing/test-app.ts';

const test = testApp();

async function explore(zone: string): Promise<Explore> {
  const reply = await test.call('GET', `/api/explore?zone=${encodeURIComponent(zone)}`);
  expect(reply.status).toBe(200);
  return (await reply.json()) as Explore;
}

async function category(name: string): Promise<CategoryEntry[]> {
  const reply = await test.call('GET', `/api/explore/categories/${encodeURIComponent(name)}`);
  expect(reply.status).toBe(200);
  const body = (await reply.json()) as { name: string; books: CategoryEntry[] };
  expect(body.name).toBe(name);
  return body.books;
}

describe('explore', () => {
  it("picks three featured titles and three books for the reader's own day", async () => {
    test.time.now = new Date('2026-01-01T23:30:00Z');
    const [utc, berlin] = await Promise.all([explore('UTC'), explore('Europe/Berlin')]);
    expect([utc.day, berlin.day]).toEqual(['2026-01-01', '2026-01-02']);
    // Day 1 times 3 is the fourth of eight; day 2 the seventh, eighth and first again.
    expect(utc.featured.map(({ title }) => title)).toEqual(['Deep Work', 'The Tail End', 'The Knowledge Project']);
    expect(berlin.featured.map(({ id }) => id)).toEqual([
      'mans-search-for-meaning',
      'solitude-and-leadership',
      'sapiens',
    ]);
    expect(utc.noteworthy.map(({ id }) => id)).toEqual(['hidden-potential', 'outlive', 'same-as-ever']);
    expect(utc.featured[0]).toMatchObject({
      heading: 'The case for an undisturbed morning',
      type: 'Book',
      theme: 'mint',
    });
  });

  it('gives each pick whole, as the reader opens it', async () => {
    const { featured, noteworthy } = await explore('UTC');
    for (const book of [...featured, ...noteworthy]) {
      for (const text of [book.cover, book.description, book.fullDescription, book.background, book.impact])
        expect(text).not.toBe('');
      expect(book.ideaCount).toBeGreaterThan(0);
    }
  });

  it('has the six topics with their icons', async () => {
    const { topics } = await explore('UTC');
    expect(topics.map(({ title }) => title)).toEqual([
      'Habits',
      'Time Management',
      'Productivity',
      'Mindfulness',
      'Leadership',
      'Health',
    ]);
    for (const { icon } of topics) expect(icon).toMatch(/^[a-z0-9-]+$/);
  });

  it('refuses a zone that does not exist', async () => {
    expect((await test.call('GET', '/api/explore?zone=Mars/Olympus')).status).toBe(400);
  });
});

describe('a category', () => {
  it.each([
    ['Podcasts', 'podcast'],
    ['Videos', 'video'],
    ['Books', 'book'],
  ])('%s has all of its kind, by title', async (name, kind) => {
    const books = await category(name);
    expect(books.length).toBeGreaterThan(4);
    expect(new Set(books.map((book) => book.kind))).toEqual(new Set([kind]));
    const titles = books.map(({ title }) => title);
    expect(titles).toEqual([...titles].sort((a, b) => a.localeCompare(b, 'en')));
  });

  it('of a topic has what is on the topic, books first', async () => {
    const { topics } = await explore('UTC');
    for (const { title } of topics) {
      const books = await category(title);
      expect(books[0]).toMatchObject({ kind: 'book', topics: expect.arrayContaining([title]) });
      expect(new Set(books.map(({ id }) => id)).size).toBe(books.length);
    }
  });

  it('that is a name finds it in titles and authors; one that is nothing is empty', async () => {
    expect((await category('Newport')).map(({ title }) => title)).toContain('Deep Work');
    expect(await category('Gardening on the moon')).toEqual([]);
  });

  it('needs a name', async () => {
    expect((await test.call('GET', '/api/explore/categories/%20')).status).toBe(400);
  });
});
