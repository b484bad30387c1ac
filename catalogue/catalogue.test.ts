import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Catalogue, CatalogueError, readCatalogue } from './catalogue.ts';

describe('the built-in catalogue', () => {
  let catalogue: Catalogue;
  beforeAll(async () => {
    catalogue = await readCatalogue();
  });

  test('has the curated books in the order of the home feed, with three topics each', () => {
    expect(catalogue.curated.map(({ title }) => title)).toEqual([
      'Atomic Habits',
      'Deep Work',
      'The Psychology of Money',
      "Can't Hurt Me",
      'Rich Dad Poor Dad',
      'The Subtle Art of Not Giving a F*ck',
      'Mindset',
      'Thinking Fast and Slow',
      'The 7 Habits of Highly Effective People',
      'Educated',
      'Sapiens',
      'The Power of Now',
      'Daring Greatly',
      'Shoe Dog',
      'The Lean Startup',
    ]);
    for (const { topics } of catalogue.curated) expect(topics).toHaveLength(3);
  });

  test('features eight titles of three types, notes ten books, and deals five cards', () => {
    expect(catalogue.featured).toHaveLength(8);
    expect(new Set(catalogue.featured.map(({ type }) => type))).toEqual(new Set(['Article', 'Book', 'Podcast']));
    expect(catalogue.noteworthy).toHaveLength(10);
    expect(catalogue.deck.map(({ label }) => label)).toEqual([
      'Atomic Habits',
      'Deep Work',
      'Mindset',
      'Huberman Lab',
      '48 Laws of Power',
    ]);
  });

  test('has the six topics of Explore', () => {
    expect(catalogue.exploreTopics.map(({ title }) => title)).toEqual([
      'Habits',
      'Time Management',
      'Productivity',
      'Mindfulness',
      'Leadership',
      'Health',
    ]);
  });

  test('finds a title by its exact title and author, but for case and outer spaces', () => {
    expect(catalogue.find(' deep WORK ', 'cal newport')?.id).toBe('deep-work');
    expect(catalogue.find('Deep Work', 'C. Newport')).toBeUndefined();
    expect(catalogue.find('Deep', 'Cal Newport')).toBeUndefined();
  });
});

describe('a changed catalogue', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'catalogue-'));
    await cp(join(import.meta.dirname, 'titles'), join(folder, 'titles'), { recursive: true });
    await cp(join(import.meta.dirname, 'lists.yaml'), join(folder, 'lists.yaml'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const faultsOf = (): Promise<string[]> =>
    readCatalogue(folder).then(
      () => [],
      (error) => {
        if (error instanceof CatalogueError) return error.message.split('\n');
        throw error;
      },
    );
  const edit = async (file: string, from: string | RegExp, to: string) => {
    const text = await readFile(join(folder, file), 'utf8');
    expect(text).toMatch(from);
    await writeFile(join(folder, file), text.replace(from, to));
  };

  test('serves a title that was added as one file', async () => {
    const text = await readFile(join(folder, 'titles/hidden-brain.md'), 'utf8');
    await writeFile(join(folder, 'titles/quiet-hours.md'), text.replace('title: Hidden Brain', 'title: Quiet Hours'));
    const catalogue = await readCatalogue(folder);
    expect(catalogue.find('Quiet Hours', 'Shankar Vedantam')).toMatchObject({ id: 'quiet-hours', kind: 'podcast' });
    expect(catalogue.podcasts.map(({ id }) => id)).toContain('quiet-hours');
  });

  test('lists the faults of all files at once', async () => {
    await edit('titles/deep-work.md', /^kind: book/m, 'kind: tome');
    await edit('titles/outlive.md', /^## Background/m, '## Origins');
    await edit('titles/range.md', /^year: .*/m, 'year: lately');
    const faults = await faultsOf();
    expect(faults).toContain('titles/deep-work.md:2: kind: must be one of book, podcast, video, article');
    expect(faults.filter((fault) => fault.startsWith('titles/outlive.md'))).toHaveLength(2);
    expect(faults).toContain('titles/range.md:5: year: must be a year, such as 2018');
  });

  test('refuses the same title and author in two files', async () => {
    await cp(join(folder, 'titles/deep-work.md'), join(folder, 'titles/deeper-work.md'));
    expect(await faultsOf()).toEqual(['titles/deeper-work.md:1: has the title and author of titles/deep-work.md']);
  });

  test.each([
    [
      'a title that is not there',
      /^ {2}- sapiens$/m,
      '  - saplings',
      /^lists\.yaml:\d+: curated\[11\]: there is no titles\/saplings\.md$/,
    ],
    ['a short list', /^ {2}- sapiens\n/m, '', /^lists\.yaml:\d+: curated: 14 given; the list has exactly 15$/],
    [
      'a title twice in a list',
      /^ {2}- sapiens$/m,
      '  - educated',
      /^lists\.yaml:\d+: 'educated' stands twice in curated$/,
    ],
    [
      'a featured type that is not the title’s kind',
      'sapiens, type: Book',
      'sapiens, type: Podcast',
      /featured\[1\]\.type: 'sapiens' is a book$/,
    ],
    ['a colour that is not ours', 'theme: lavender', 'theme: purple', /theme: must be one of mint, beige, lavender$/],
    [
      'a heading that is too long',
      'heading: How we',
      `heading: ${'How '.repeat(12)}we`,
      /heading: must be at most 40 characters$/,
    ],
    ['an unknown topic', 'title: Habits,', 'title: Hobbies,', /exploreTopics\[1\]\.title: must be one of Productivity/],
    ['an unknown list', /$/, '\nfavourites: []\n', /^lists\.yaml:\d+: favourites: no such key$/],
  ])('names the file and line of %s', async (_, from, to, fault) => {
    await edit('lists.yaml', from, to);
    expect(await faultsOf()).toEqual([expect.stringMatching(fault)]);
  });
});
