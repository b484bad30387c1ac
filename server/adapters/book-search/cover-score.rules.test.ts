import { describe, expect, it } from 'vitest';
import { bestVolumes, coverScore } from './cover-score.ts';
import { googleCover } from './google-books.ts';
import type { Volume } from './volume.ts';

const bare = { title: 'Another', cover: '', ratingsCount: 0, topics: [] };
const image = 'https://books.google.com/books/content?id=1';

describe('the cover score', () => {
  it.each([
    ['nothing', bare, 0],
    ['an image', { ...bare, cover: image }, 10],
    ['ratings, a hundredth each', { ...bare, ratingsCount: 250 }, 2.5],
    ['ratings, five at most', { ...bare, ratingsCount: 40_000 }, 5],
    ['categories', { ...bare, topics: ['Self-Help'] }, 2],
    ['a title match', { ...bare, title: 'Deep Work' }, 5],
    ['all of it', { title: 'DEEP WORK', cover: image, ratingsCount: 900, topics: ['Business', 'Focus'] }, 22],
  ])('of %s', (_what, volume, score) => expect(coverScore(volume, 'Deep Work Cal Newport')).toBe(score));

  it.each([
    ['Sapiens', 'sapiens', true],
    ['Sapiens: A Brief History of Humankind', 'Sapiens Yuval Noah Harari', true],
    ['Atomic Habits', 'habits', true],
    ['Can’t Hurt Me', "can't hurt me", true],
    ['It', 'fitness', false],
    ['Range', 'orange', false],
    ['???', 'questions', false],
  ])("'%s' for the words '%s': title match %s", (title, wanted, matches) =>
    expect(coverScore({ ...bare, title }, wanted)).toBe(matches ? 5 : 0),
  );
});

describe('of several volumes', () => {
  const volume = (given: Partial<Volume>): Volume => ({
    title: 'Mindset',
    author: 'Carol S. Dweck',
    cover: '',
    description: '',
    googleBooksId: '',
    topics: [],
    ratingsCount: 0,
    ...given,
  });

  it('each book is there once, by its best', () => {
    const best = bestVolumes(
      [
        volume({ googleBooksId: 'bare' }),
        volume({ googleBooksId: 'best', cover: image }),
        volume({ title: 'mindset', topics: ['x'] }),
      ],
      'mindset',
    );
    expect(best.map(({ googleBooksId }) => googleBooksId)).toEqual(['best']);
  });

  it('equals keep the order of the service', () => {
    const titles = ['One', 'Two', 'Three'].map((title) => volume({ title }));
    expect(bestVolumes(titles, 'other')).toEqual(titles);
  });
});

describe("Google's cover", () => {
  const link = (id: string) =>
    `http://books.google.com/books/content?id=${id}&printsec=frontcover&img=1&zoom=1&edge=curl&source=gbs_api`;
  const upgraded = (id: string) =>
    `https://books.google.com/books/content?id=${id}&printsec=frontcover&img=1&zoom=3&source=gbs_api`;
  it.each([
    ['the largest there is', { smallThumbnail: link('s'), thumbnail: link('t'), large: link('l') }, upgraded('l')],
    ['the extra large before the large', { large: link('l'), extraLarge: link('x') }, upgraded('x')],
    ['a thumbnail alone', { thumbnail: link('t') }, upgraded('t')],
    [
      'one without edge and zoom',
      { small: 'https://books.google.com/books/content?id=n' },
      'https://books.google.com/books/content?id=n&zoom=3',
    ],
    ['none', {}, ''],
    ['no links at all', undefined, ''],
    ['what is no address', { thumbnail: 'cover.png' }, ''],
    ["somebody else's address", { thumbnail: 'https://example.com/x.png' }, ''],
  ])('is %s', (_what, links, expected) => expect(googleCover(links)).toBe(expected));
});
