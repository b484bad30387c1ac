import { describe, expect, it } from 'vitest';
import type { Idea } from '../../../contract/book.ts';
import { drawnCoverUrl } from '../../../contract/drawn-cover.ts';
import { bookIdeas } from '../../database/schema.ts';
import { testApp } from '../../testing/test-app.ts';

const test = testApp();
const ideasOf = (bookTitle: string, bookAuthor: string) =>
  test.call('POST', '/functions/v1/generate-book-ideas', { body: { bookTitle, bookAuthor } });

describe('generate-book-ideas', () => {
  it('answers a built-in title from the catalogue, with pictures that can be fetched', async () => {
    const reply = await ideasOf('Atomic Habits', 'James Clear');
    const { ideas, source } = (await reply.json()) as { ideas: Idea[]; source: string };
    expect(source).toBe('catalogue');
    expect(ideas.length).toBeGreaterThanOrEqual(8);
    for (const idea of ideas) {
      const picture = await test.call('GET', idea.imageUrl);
      expect(picture.headers.get('content-type')).toContain('image/svg+xml');
      expect(await picture.text()).toContain('<svg');
    }
  });

  it('answers another title with the ideas that were kept for it', async () => {
    const title = `A book ${crypto.randomUUID()}`;
    const kept: Idea[] = [{ title: 'One', explanation: 'Why', imagePrompt: 'a stone', imageUrl: '' }];
    await test.database.db.insert(bookIdeas).values({ bookTitle: title, bookAuthor: 'Someone', ideas: kept });
    expect(await (await ideasOf(title, 'Someone')).json()).toEqual({ ideas: kept, source: 'generated' });
  });

  it('says so when there are none', async () => {
    const reply = await ideasOf('No such book', 'Nobody');
    expect([reply.status, await reply.json()]).toMatchObject([404, { code: 'ideas_unavailable' }]);
    const impossible = await ideasOf('No such\0book', 'Nobody');
    expect([impossible.status, await impossible.json()]).toMatchObject([400, { code: 'validation_failed' }]);
  });
});

describe('generate-book-summary', () => {
  it('answers the four texts of a built-in title', async () => {
    const body = { bookTitle: 'Deep Work', bookAuthor: 'Cal Newport' };
    const reply = await test.call('POST', '/functions/v1/generate-book-summary', { body });
    const summary = (await reply.json()) as Record<string, string>;
    expect(Object.keys(summary).sort()).toEqual(['background', 'description', 'impact', 'tagline']);
    for (const text of Object.values(summary)) expect(text.length).toBeGreaterThan(20);
  });
});

describe('drawings', () => {
  it('are served for good, with what comes from outside escaped', async () => {
    const url = drawnCoverUrl({ title: '<script>"&', author: "O'Neil", topics: ['Habits'] });
    const reply = await test.call('GET', url);
    expect(reply.headers.get('cache-control')).toContain('immutable');
    const svg = await reply.text();
    expect(svg).not.toContain('<script');
    expect(svg).toContain('&lt;script&gt;');
    expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it.each([
    '/pictures/drawn.svg',
    '/pictures/drawn.svg?prompt=%20',
    `/pictures/drawn.svg?prompt=${'x'.repeat(400)}`,
    '/covers/drawn.svg',
  ])('refuse %s', async (path) => expect((await test.call('GET', path)).status).toBe(400));
});

describe('generation', () => {
  const limited = testApp({ RATE_LIMITS: 'true', TRUST_PROXY: '1' });
  it('is limited for each client, with the time to come again', async () => {
    const ask = (client: string) =>
      limited.call('POST', '/functions/v1/generate-book-summary', {
        body: { bookTitle: 'Deep Work', bookAuthor: 'Cal Newport' },
        headers: { 'X-Forwarded-For': client },
      });
    const replies = await Promise.all(Array.from({ length: 61 }, () => ask('203.0.113.7')));
    const refused = replies.filter((reply) => reply.status === 429);
    expect(refused).toHaveLength(1);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask('203.0.113.8')).status).toBe(200);
  });
});
