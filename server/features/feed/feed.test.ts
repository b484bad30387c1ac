import { describe, expect, it } from 'vitest';
import type { Feed } from '../../../contract/feed.ts';
import { testApp } from '../../testing/test-app.ts';

const test = testApp();

async function feed(zone: string): Promise<Feed> {
  const reply = await test.call('GET', `/api/feed?zone=${encodeURIComponent(zone)}`);
  expect(reply.status).toBe(200);
  return (await reply.json()) as Feed;
}

describe('the feed', () => {
  it("shows six whole books of the reader's own day", async () => {
    test.time.now = new Date('2026-01-04T23:30:00Z');
    const [utc, berlin] = await Promise.all([feed('UTC'), feed('Europe/Berlin')]);
    expect([utc.day, berlin.day]).toEqual(['2026-01-04', '2026-01-05']);
    // Day 4 times 3, modulo 10, is the third of the curated books.
    expect(utc.books[0]?.title).toBe('The Psychology of Money');
    expect(berlin.books[0]?.title).toBe('The Subtle Art of Not Giving a F*ck');
    for (const book of utc.books) {
      expect(book).toMatchObject({ topics: expect.objectContaining({ length: 3 }) });
      for (const text of [book.description, book.fullDescription, book.background, book.impact])
        expect(text).not.toBe('');
      expect(book.ideaCount).toBeGreaterThanOrEqual(8);
    }
    expect(utc.books).toHaveLength(6);
  });

  it('shows the books of the topics that were chosen, and all where none match', async () => {
    const titles = async (topics: string) => {
      const reply = await test.call('GET', `/api/feed?zone=UTC&topics=${encodeURIComponent(topics)}`);
      return ((await reply.json()) as Feed).books.map((book) => book.title);
    };
    test.time.now = new Date('2026-01-04T12:00:00Z');
    expect(await titles('Wealth')).toEqual(['The Psychology of Money', 'Rich Dad Poor Dad']);
    expect(await titles('Gardening')).toEqual((await feed('UTC')).books.map((book) => book.title));
  });

  it('refuses a zone that does not exist', async () => {
    const reply = await test.call('GET', '/api/feed?zone=Mars/Olympus');
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({ code: 'validation_failed', issues: [{ path: 'query.zone' }] });
  });
});
