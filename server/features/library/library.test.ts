import { describe, expect, it } from 'vitest';
import type { GrowthStats } from '../../../contract/growth.ts';
import type { NewSavedBook, NewSavedIdea, SavedBook, SavedIdea } from '../../../contract/library.ts';
import { type Account, testApp } from '../../testing/test-app.ts';

const test = testApp();

const book: NewSavedBook = {
  book_title: 'Deep Work',
  book_author: 'Cal Newport',
  book_cover: '',
  book_description: 'A tagline',
  book_full_description: 'Long',
  book_background: 'Background',
  book_impact: 'Impact',
};
const idea: NewSavedIdea = {
  book_title: 'Deep Work',
  idea_title: 'Drain the shallows',
  idea_explanation: 'Give every minute a job.',
  idea_image_url: '/pictures/drawn.svg?prompt=a+bucket',
};

async function send<T>(method: string, path: string, as: Account, body?: unknown): Promise<T> {
  const reply = await test.call(method, path, { as, ...(body !== undefined && { body }) });
  expect(reply.status).toBe(200);
  return (await reply.json()) as T;
}
const books = (as: Account) => send<SavedBook[]>('GET', '/api/saved-books', as);
const ideas = (as: Account) => send<SavedIdea[]>('GET', '/api/saved-ideas', as);
const ideasSaved = async (as: Account) => (await send<GrowthStats>('GET', '/api/growth-stats', as)).ideas_saved;

describe('saved books', () => {
  it('are listed newest first, and the same book is saved once', async () => {
    const reader = await test.signUp();
    test.time.now = new Date('2026-03-10T12:00:00Z');
    const first = await send<SavedBook>('POST', '/api/saved-books', reader, book);
    test.time.now = new Date('2026-03-10T12:00:01Z');
    await send('POST', '/api/saved-books', reader, { ...book, book_title: 'Mindset' });
    const again = await send<SavedBook>('POST', '/api/saved-books', reader, { ...book, book_description: 'Another' });
    expect(again).toEqual(first);
    expect((await books(reader)).map((row) => row.book_title)).toEqual(['Mindset', 'Deep Work']);
  });

  it('with the same title by another author are another book', async () => {
    const reader = await test.signUp();
    await send('POST', '/api/saved-books', reader, book);
    await send('POST', '/api/saved-books', reader, { ...book, book_author: 'Somebody Else' });
    expect(await books(reader)).toHaveLength(2);
  });

  it('saved twice at once are one row', async () => {
    const reader = await test.signUp();
    await Promise.all([1, 2, 3, 4].map(() => send('POST', '/api/saved-books', reader, book)));
    expect(await books(reader)).toHaveLength(1);
  });

  it('can be repaired and removed, by their owner only', async () => {
    const [owner, other] = await Promise.all([test.signUp('owner'), test.signUp('other')]);
    const saved = await send<SavedBook>('POST', '/api/saved-books', owner, { ...book, book_impact: '' });
    const texts = { book_description: 'a', book_full_description: 'b', book_background: 'c', book_impact: 'd' };
    const stolen = await test.call('PUT', `/api/saved-books/${saved.id}`, { as: other, body: texts });
    expect(stolen.status).toBe(404);
    expect(await send('DELETE', `/api/saved-books/${saved.id}`, other)).toEqual({ removed: false });
    expect(await books(other)).toEqual([]);
    expect(await send('PUT', `/api/saved-books/${saved.id}`, owner, texts)).toMatchObject(texts);
    expect(await send('DELETE', `/api/saved-books/${saved.id}`, owner)).toEqual({ removed: true });
    expect(await send('DELETE', `/api/saved-books/${saved.id}`, owner)).toEqual({ removed: false });
    expect(await books(owner)).toEqual([]);
  });
});

describe('saved ideas', () => {
  it('count once, however often they are saved', async () => {
    const reader = await test.signUp();
    const saved = await send<SavedIdea>('POST', '/api/saved-ideas', reader, idea);
    await Promise.all([1, 2, 3].map(() => send('POST', '/api/saved-ideas', reader, idea)));
    expect(await ideasSaved(reader)).toBe(1);
    await send('DELETE', `/api/saved-ideas/${saved.id}`, reader);
    await send('POST', '/api/saved-ideas', reader, idea);
    expect(await ideasSaved(reader)).toBe(1);
    await send('POST', '/api/saved-ideas', reader, { ...idea, idea_title: 'Embrace boredom' });
    expect(await ideasSaved(reader)).toBe(2);
    expect(await ideas(reader)).toHaveLength(2);
  });

  it("are nobody else's", async () => {
    const [owner, other] = await Promise.all([test.signUp('owner'), test.signUp('other')]);
    const saved = await send<SavedIdea>('POST', '/api/saved-ideas', owner, idea);
    expect(await ideas(other)).toEqual([]);
    expect(await send('DELETE', `/api/saved-ideas/${saved.id}`, other)).toEqual({ removed: false });
    const visit = await test.call('POST', `/api/saved-ideas/${saved.id}/visits`, { as: other, body: { zone: 'UTC' } });
    expect(visit.status).toBe(404);
    expect(await ideas(owner)).toHaveLength(1);
  });

  it("count as revisited on a later day of the reader's own, once a day", async () => {
    const reader = await test.signUp();
    test.time.now = new Date('2026-03-10T22:30:00Z');
    const { id } = await send<SavedIdea>('POST', '/api/saved-ideas', reader, idea);
    const visit = (zone: string) => send('POST', `/api/saved-ideas/${id}/visits`, reader, { zone });
    test.time.now = new Date('2026-03-10T23:30:00Z');
    expect(await visit('UTC')).toEqual({ counted: false });
    expect(await visit('Europe/Berlin')).toEqual({ counted: true });
    expect(await visit('Europe/Berlin')).toEqual({ counted: false });
    test.time.now = new Date('2026-03-12T09:00:00Z');
    expect(await visit('Europe/Berlin')).toEqual({ counted: true });
    const stats = await send<GrowthStats>('GET', '/api/growth-stats', reader);
    expect(stats.insights_revisited).toBe(2);
  });

  it('keep every sign of a long and unusual text', async () => {
    const reader = await test.signUp();
    const odd = {
      ...idea,
      idea_title: `${'Ünï😀 '.repeat(40)}end`,
      idea_explanation: 'line\n\n<b>&amp; "quoted" \\ \u200d',
    };
    await send('POST', '/api/saved-ideas', reader, odd);
    expect((await ideas(reader))[0]).toMatchObject(odd);
  });

  it('keeps a text that was cut within a character', async () => {
    const reader = await test.signUp();
    const cut = { ...idea, idea_title: 'Half a fox \ud83e', idea_explanation: '\udd8a and the rest' };
    const saved = await send<SavedIdea>('POST', '/api/saved-ideas', reader, cut);
    expect(saved.idea_title).toBe('Half a fox \ufffd');
    expect(await ideas(reader)).toEqual([saved]);
    expect(await send('POST', '/api/saved-ideas', reader, cut)).toEqual(saved);
  });
});

describe('the library refuses', () => {
  it.each([
    ['a blank title', { ...book, book_title: '   ' }],
    ['a missing field', { book_title: 'x' }],
    ['a wrong type', { ...book, book_impact: 7 }],
    ['a NUL', { ...book, book_impact: 'a\0b' }],
    ['a moment before all time', { ...book, created_at: '0000-01-01T00:00:00Z' }],
    ['a list', [book]],
    ['null', null],
  ])('%s', async (_case, body) => {
    const reader = await test.signUp();
    const reply = await test.call('POST', '/api/saved-books', { as: reader, body });
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({ code: 'validation_failed' });
  });

  it('what is no JSON, what is too large, and whom it does not know', async () => {
    const reader = await test.signUp();
    const broken = await test.call('POST', '/api/saved-books', { as: reader, body: '{"book_title":' });
    expect([broken.status, await broken.json()]).toMatchObject([400, { code: 'bad_json' }]);
    const large = await test.call('POST', '/api/saved-books', {
      as: reader,
      body: { ...book, book_impact: 'x'.repeat(1_100_000) },
    });
    expect([large.status, await large.json()]).toMatchObject([413, { code: 'payload_too_large' }]);
    const stranger = await test.call('GET', '/api/saved-books');
    expect([stranger.status, await stranger.json()]).toMatchObject([401, { code: 'no_authorization' }]);
    const forged = await test.call('GET', '/api/saved-books', { headers: { Authorization: 'Bearer not.a.token' } });
    expect([forged.status, await forged.json()]).toMatchObject([403, { code: 'bad_jwt' }]);
    const noId = await test.call('DELETE', '/api/saved-books/not-an-id', { as: reader });
    expect([noId.status, await noId.json()]).toMatchObject([400, { code: 'validation_failed' }]);
  });
});

describe('a removal that is taken back', () => {
  it('puts the row where it was, and no later than now', async () => {
    const reader = await test.signUp();
    const saved: SavedIdea[] = [];
    for (const minute of [1, 2, 3]) {
      test.time.now = new Date(Date.UTC(2026, 2, 10, 12, minute));
      saved.push(await send('POST', '/api/saved-ideas', reader, { ...idea, idea_title: `Idea ${minute}` }));
    }
    const { id, ...content } = saved[1] as SavedIdea;
    await send('DELETE', `/api/saved-ideas/${id}`, reader);
    await send('POST', '/api/saved-ideas', reader, content);
    expect((await ideas(reader)).map((row) => row.idea_title)).toEqual(['Idea 3', 'Idea 2', 'Idea 1']);

    const fromTomorrow = { ...book, created_at: '2027-01-01T00:00:00.000Z' };
    expect(await send('POST', '/api/saved-books', reader, fromTomorrow)).toMatchObject({
      created_at: test.time.now.toISOString(),
    });
  });

  it('does not count a second revisit of the same idea on the same day', async () => {
    const reader = await test.signUp();
    test.time.now = new Date('2026-03-10T12:00:00Z');
    const { id, ...content } = await send<SavedIdea>('POST', '/api/saved-ideas', reader, idea);
    test.time.now = new Date('2026-03-11T12:00:00Z');
    const visit = (of: string) => send('POST', `/api/saved-ideas/${of}/visits`, reader, { zone: 'UTC' });
    expect(await visit(id)).toEqual({ counted: true });
    await send('DELETE', `/api/saved-ideas/${id}`, reader);
    const back = await send<SavedIdea>('POST', '/api/saved-ideas', reader, content);
    expect(await visit(back.id)).toEqual({ counted: false });
  });
});
