import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { motifs } from '../drawing/vocabulary.ts';
import { formatFault } from '../fault.ts';
import { parseTitle, type TitleFile } from '../title-file.ts';
import { checkCatalogue } from './check-catalogue.ts';
import { ideaRules } from './ideas.ts';
import { lengths } from './lengths.ts';
import type { TitleRule } from './prose.ts';
import { readingEase } from './readability.ts';
import { closestIdeas, repeatedIdeas } from './similarity.ts';
import { spelling } from './spelling.ts';
import { plainText, wording } from './wording.ts';

const folder = join(import.meta.dirname, '..');
const real = readFileSync(join(folder, 'titles/the-tail-end.md'), 'utf8');
const realLines = real.split('\n');
const lineOf = (start: string) => realLines.findIndex((line) => line.startsWith(start)) + 1;
const firstPicture = lineOf('Picture: ');
const firstIdea = lineOf('### ');
const firstExplanation = firstPicture + 2;

/** The real title with one line replaced. */
function withLine(line: number, to: string): TitleFile {
  return parseTitle('titles/the-tail-end.md', realLines.with(line - 1, to).join('\n'));
}

function faultsOf(rule: TitleRule, file: TitleFile): string[] {
  return [...rule(file)].map((fault) => formatFault(fault).replace('titles/the-tail-end.md:', ''));
}

test('the built-in catalogue has no faults', { timeout: 30_000 }, async () => {
  const { titles, faults } = await checkCatalogue(folder);
  expect(faults.map(formatFault)).toEqual([]);
  expect(titles.flatMap(({ ideas }) => ideas).length).toBeGreaterThanOrEqual(330);
});

describe('finds', () => {
  const spell = spelling(['healthspan']);
  const words = (count: number) => 'word '.repeat(count).trim();

  test.each<[string, TitleRule, number, string, string]>([
    [
      'a long tagline',
      lengths,
      lineOf('tagline:'),
      `tagline: ${'x'.repeat(101)}`,
      'tagline has 101 characters; at most 100 are allowed',
    ],
    [
      'a long impact',
      lengths,
      lineOf('impact:'),
      `impact: ${words(31)}`,
      'impact has 31 words; at most 30 are allowed',
    ],
    [
      'a short description',
      lengths,
      lineOf('## Description') + 2,
      'Short.',
      'description has 1 words; 40 to 70 are allowed',
    ],
    [
      'a long background',
      lengths,
      lineOf('## Background') + 2,
      words(81),
      'background has 81 words; 40 to 80 are allowed',
    ],
    [
      'a long idea title',
      lengths,
      firstIdea,
      `### ${'x'.repeat(61)}`,
      'idea title has 61 characters; at most 60 are allowed',
    ],
    ['a short picture', lengths, firstPicture, 'Picture: A lamp', 'picture has 2 words; 8 to 20 are allowed'],
    ['a long explanation', lengths, firstExplanation, words(130), 'words; 60 to 120 are allowed'],
    [
      'a colon in an idea title',
      ideaRules,
      firstIdea,
      '### Visits: the unit that counts',
      "has a ':'; an idea's title is a plain claim",
    ],
    ['a question as an idea title', ideaRules, firstIdea, '### Who counts visits?', "has a '?'"],
    [
      'a picture of nothing we draw',
      ideaRules,
      firstPicture,
      'Picture: A very long afternoon that nobody remembers at all',
      'picture names nothing that we can draw',
    ],
    ['a weak phrase', wording, firstExplanation, 'Attention is a game-changer.', "'game-changer' is a weak phrase"],
    [
      'praise by reflex',
      wording,
      firstExplanation,
      'Visits are not just pleasant but scarce.',
      "'not just' is a weak phrase",
    ],
    [
      'talk about the source',
      wording,
      firstExplanation,
      'The author says that visits are few.',
      "'The author says' is a weak phrase",
    ],
    ['a dash as a tic', wording, firstExplanation, 'Visits are few—very few.', "'—' is a weak phrase"],
    [
      'a long quotation',
      wording,
      firstExplanation,
      'He wrote "you have far fewer visits left" there.',
      'a quotation of 6 words; at most 5 are allowed',
    ],
    [
      'a long quotation in single marks',
      wording,
      firstExplanation,
      "He wrote 'you don't have many visits left' there.",
      'a quotation of 6 words',
    ],
    ['a curly mark', wording, firstExplanation, 'It’s late.', "'’' is a curly mark; use a straight one"],
    [
      'emphasis',
      plainText,
      firstExplanation,
      'Visits are *few*.',
      'reads as Markdown emphasis; only plain text is allowed',
    ],
    ['a link', plainText, firstExplanation, 'See [here](https://example.com).', 'reads as Markdown link'],
    [
      'American spelling',
      spell,
      firstExplanation,
      'The color of the visit.',
      "'color' is not a British spelling that we know; perhaps",
    ],
    ['a slip of the pen', spell, firstExplanation, 'Visits are scarse.', "'scarse' is not a British spelling"],
  ])('%s', (_, rule, line, to, fault) => {
    expect(faultsOf(rule, withLine(line, to))).toEqual([expect.stringMatching(new RegExp(`^${line}: `))]);
    expect(faultsOf(rule, withLine(line, to))[0]).toContain(fault);
  });

  test('two ideas of a title that open or look alike', () => {
    const { title } = withLine(1, '---');
    const [first, second] = title.ideas;
    const secondIdea = realLines.indexOf(`### ${second?.title}`) + 1;
    expect(faultsOf(ideaRules, withLine(secondIdea, `### ${first?.title}`))[0]).toBe(
      `${secondIdea}: '${first?.title}' is already on line ${firstIdea}`,
    );
    expect(faultsOf(ideaRules, withLine(secondIdea + 2, realLines[firstPicture - 1] ?? ''))[0]).toContain(
      `as on line ${firstPicture}; choose another`,
    );
    expect(faultsOf(ideaRules, withLine(secondIdea + 4, realLines[firstExplanation - 1] ?? ''))[0]).toContain(
      'opens with',
    );
  });

  test('a title with too few ideas', () => {
    const cut = real.split('\n### ').slice(0, 3).join('\n### ');
    expect(faultsOf(lengths, parseTitle('titles/the-tail-end.md', cut))).toEqual([
      `${lineOf('## Ideas')}: article has 2 ideas; at least 6 are needed`,
    ]);
  });

  test('an idea that another title has already', () => {
    const first = parseTitle('titles/the-tail-end.md', real);
    const second = parseTitle('titles/another.md', real);
    const faults = repeatedIdeas(closestIdeas([first, second], 100));
    expect(faults.map(formatFault)).toContainEqual(
      expect.stringMatching(
        new RegExp(
          `^titles/another\\.md:${firstIdea}: .* makes the point of .* \\(titles/the-tail-end\\.md:${firstIdea}, 1\\.00 alike\\)`,
        ),
      ),
    );
  });
});

describe('lets pass', () => {
  test.each<[string, TitleRule, string]>([
    ['a short quotation', wording, 'He called it "the tail end".'],
    ['apostrophes', wording, "Your parents' visits and Urban's sums aren't a quotation at the years' end."],
    ['names and known coinages', spelling(['healthspan']), 'Mihaly Csikszentmihalyi measured healthspan.'],
  ])('%s', (_, rule, text) => {
    expect(faultsOf(rule, withLine(firstExplanation, text))).toEqual([]);
  });
});

test('plain sentences read more easily than tangled ones', () => {
  expect(readingEase('The cat sat on the mat. It was warm.')).toBeGreaterThan(90);
  expect(
    readingEase('Institutional accountability necessitates comprehensive organisational documentation.'),
  ).toBeLessThan(0);
});

test('the style page lists exactly the nouns that we draw', () => {
  const page = readFileSync(join(folder, 'STYLE.md'), 'utf8');
  const listed = page.slice(page.indexOf('## Picture words')).matchAll(/^- [^:]+: (.+)$/gm);
  const nouns = [...listed].flatMap(([, list = '']) => list.split(', '));
  expect(nouns.sort()).toEqual(Object.keys(motifs).sort());
});
