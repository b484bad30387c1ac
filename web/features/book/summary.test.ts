import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cachedSummary, wholeBook, withTexts } from './summary.ts';

const dune = { title: 'Dune', author: 'Frank Herbert', cover: '', description: 'Sand.', topics: ['Fiction'] };
const summary = { tagline: '“Fear is the mind-killer”', description: '"A desert."', background: 'B', impact: 'I' };
const stored = new Map<string, string>();
let answers: () => Promise<Response>;

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal(
    'fetch',
    vi.fn(() => answers()),
  );
  answers = async () => Response.json(summary);
});
afterEach(() => vi.unstubAllGlobals());

describe('the texts of a book', () => {
  it('are asked for once, kept under v10, and freed of surrounding quotes', async () => {
    const whole = await wholeBook(dune);
    expect(whole).toEqual({
      ...dune,
      description: 'Fear is the mind-killer',
      fullDescription: 'A desert.',
      background: 'B',
      impact: 'I',
    });
    expect(await wholeBook(dune)).toEqual(whole);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect([...stored.keys()]).toEqual([expect.stringContaining('v10')]);
  });

  it('are asked for again while one of the four is missing', async () => {
    answers = async () => Response.json({ ...summary, impact: '' });
    expect((await wholeBook(dune)).impact).toBe('A transformative read');
    expect(cachedSummary(dune)).toBeNull();
    await wholeBook(dune);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('fall back where the server has none', async () => {
    answers = async () => Response.json({ code: 'unknown_book', message: '' }, { status: 404 });
    expect(await wholeBook(dune)).toMatchObject({ description: 'Sand.', fullDescription: 'Sand.' });
    expect(stored.size).toBe(0);
  });

  it('are missed where the server cannot be reached', async () => {
    answers = async () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(wholeBook(dune)).rejects.toMatchObject({ code: 'unreachable' });
  });

  it.each(['no json', '7', 'null', '{"tagline":"only"}', '{"tagline":1,"description":2,"background":3,"impact":4}'])(
    'are asked for where %s was kept',
    async (kept) => {
      stored.set('pith.book.v10/["Dune","Frank Herbert"]', kept);
      expect((await wholeBook(dune)).impact).toBe('I');
    },
  );
});

describe('the fallbacks', () => {
  it.each([
    ['no description', '', 'An inspiring read worth your time.'],
    ['a short one', 'Sand.', 'Sand.'],
    ['100 characters', 'x'.repeat(100), 'x'.repeat(100)],
    ['more than 100', `${'x'.repeat(99)} yz`, `${'x'.repeat(99)}…`],
  ])('for the tagline, of %s', (_what, description, tagline) =>
    expect(withTexts({ ...dune, description }, {})).toMatchObject({
      description: tagline,
      fullDescription: description,
      background: 'Learn from expert insights.',
      impact: 'A transformative read',
    }),
  );
});
