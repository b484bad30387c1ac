import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CatalogueError } from './fault.ts';
import { parseTitle } from './title-file.ts';

const good = `---
kind: podcast
title: Quiet Hours
author: Ada Stone
year: 2020
topics: [Focus, Health]
tagline: What a house sounds like when nobody speaks
impact: It was recorded in one room.
---

## Description

About rooms.

## Full description

First paragraph.

Second paragraph.

## Background

Made at home.

## Ideas

### Silence is a skill

Picture: A bell under a glass jar

Most rooms hum.
They always did.

Switch one thing off.

### Doors are promises

Picture: A door left ajar

A shut door says something.
`;

function faultsOf(text: string, file = 'titles/quiet-hours.md'): string[] {
  try {
    parseTitle(file, text);
    return [];
  } catch (error) {
    if (error instanceof CatalogueError) return error.message.split('\n');
    throw error;
  }
}

test('reads a title with the line of each part', () => {
  const { title, lines, ideaLines } = parseTitle('titles/quiet-hours.md', good);
  expect(title).toEqual({
    id: 'quiet-hours',
    kind: 'podcast',
    title: 'Quiet Hours',
    author: 'Ada Stone',
    year: 2020,
    topics: ['Focus', 'Health'],
    tagline: 'What a house sounds like when nobody speaks',
    impact: 'It was recorded in one room.',
    description: 'About rooms.',
    fullDescription: 'First paragraph.\n\nSecond paragraph.',
    background: 'Made at home.',
    ideas: [
      {
        title: 'Silence is a skill',
        explanation: 'Most rooms hum. They always did.\n\nSwitch one thing off.',
        imagePrompt: 'A bell under a glass jar',
      },
      { title: 'Doors are promises', explanation: 'A shut door says something.', imagePrompt: 'A door left ajar' },
    ],
  });
  expect(lines).toMatchObject({ topics: 6, tagline: 7, description: 13, ideas: 25 });
  expect(ideaLines[0]).toEqual({ title: 27, imagePrompt: 29, explanation: 31 });
});

test('reads a file with Windows line ends and a byte order mark', () => {
  expect(parseTitle('titles/quiet-hours.md', `\uFEFF${good.replaceAll('\n', '\r\n')}`).title).toEqual(
    parseTitle('titles/quiet-hours.md', good).title,
  );
});

describe('names the line and what is allowed for', () => {
  test.each<[string, string | RegExp, string, string]>([
    ['no front matter', /^---\n/, '', "1: must begin with front matter between two lines of '---'"],
    ['broken YAML', 'title: Quiet Hours', 'title: Quiet: Hours', '3: not valid YAML: Nested mappings'],
    ['a key twice', 'year: 2020', 'year: 2020\nyear: 2021', '6: not valid YAML: Map keys must be unique'],
    ['an unknown kind', 'kind: podcast', 'kind: film', '2: kind: must be one of book, podcast, video, article'],
    ['a missing key', 'author: Ada Stone\n', '', '2: author: must be text'],
    ['an unknown key', 'year: 2020', 'year: 2020\nlength: 40', '2: length: no such key'],
    [
      'a title that YAML reads as a number',
      'title: Quiet Hours',
      'title: 1984',
      '3: title: must be text; put it in double quotes',
    ],
    ['an empty tagline', /tagline: .*/, 'tagline: " "', '7: tagline: must not be empty'],
    [
      'a hash that would cut a value short',
      /tagline: .*/,
      'tagline: Be #1 at rest',
      "7: ' #' begins a comment; put the value in double quotes",
    ],
    ['an unknown topic', '[Focus, Health]', '[Focus, Silence]', '6: topics[2]: must be one of Productivity, '],
    ['a topic twice', '[Focus, Health]', '[Focus, Focus]', '6: topics: must not repeat a topic'],
    ['too few topics', '[Focus, Health]', '[Focus]', '6: topics: 1 given; a podcast has 2 or 3'],
    ['a book without three topics', 'kind: podcast', 'kind: book', '6: topics: 2 given; a book has exactly 3'],
    ['a missing section', '## Background\n\nMade at home.\n', '', "38: '## Background' is missing"],
    ['a section twice', '## Background', '## Description', "21: '## Description' is already on line 11"],
    [
      'an unknown section',
      '## Background',
      '## Origins',
      "21: '## Origins': no such section; the sections are '## Description'",
    ],
    ['an empty section', 'Made at home.\n', '', "21: '## Background' has no text"],
    ['text before the first section', '## Description', 'Hello.\n\n## Description', '11: text outside a section'],
    [
      'an idea in the wrong place',
      'About rooms.',
      '### Rooms hum',
      "13: '### Rooms hum': an idea belongs under '## Ideas'",
    ],
    ['text before the first idea', '### Silence is', 'Hello.\n\n### Silence is', '27: text before the first idea'],
    ['an idea without a picture', 'Picture: A bell under a glass jar\n', '', "27: 'Silence is a skill' has no picture"],
    ['two pictures', 'Most rooms hum.', 'Picture: A lamp\n\nMost rooms hum.', "31: 'Picture:' is already on line 29"],
    [
      'an idea without an explanation',
      'A shut door says something.',
      '',
      "36: 'Doors are promises' has no explanation",
    ],
    [
      'a list',
      'Most rooms hum.',
      '- Most rooms hum.',
      "31: '- Most rooms hum.': only '##' and '###' headings and plain paragraphs",
    ],
    ['another heading', '### Silence', '#### Silence', "27: '#### Silence is a sk': only '##' and '###' headings"],
  ])('%s', (_, from, to, fault) => {
    expect(good).toMatch(from);
    expect(faultsOf(good.replace(from, to)).map((line) => line.replace('titles/quiet-hours.md:', ''))).toContainEqual(
      expect.stringContaining(fault),
    );
  });

  test('a file name that is no id', () => {
    expect(faultsOf(good, 'titles/Quiet Hours.md')[0]).toMatch(
      /^titles\/Quiet Hours\.md:1: 'Quiet Hours' is not a file name for a title/,
    );
  });
});

describe('throws nothing but a CatalogueError', () => {
  test('for any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void faultsOf(text)));
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (yaml) => void faultsOf(`---\n${yaml}\n---\n`)));
  });

  test('for a real title with pieces cut out, swapped in or repeated', () => {
    const real = readFileSync(join(import.meta.dirname, 'titles/deep-work.md'), 'utf8');
    const pieces = fc.constantFrom(
      '\n',
      '---\n',
      '## ',
      '### ',
      'Picture: ',
      ': ',
      '[',
      '*a',
      '&a ',
      '!!binary x',
      '"',
      '\t',
      '\u0000',
      '## Ideas\n',
    );
    const at = fc.nat(real.length);
    fc.assert(
      fc.property(fc.array(fc.tuple(at, fc.nat(200), pieces), { minLength: 1, maxLength: 4 }), (edits) => {
        let text = real;
        for (const [from, length, piece] of edits) text = text.slice(0, from) + piece + text.slice(from + length);
        faultsOf(text);
      }),
      { numRuns: 300 },
    );
  });
});
