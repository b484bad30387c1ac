import { type Noun, nounOf } from './vocabulary.ts';

/** One thing that a prompt names, and what it says about it. */
export interface Mention {
  noun: Noun;
  /** The words round it that belong to it, lower case. */
  words: ReadonlySet<string>;
  /** 0 when no number is named. */
  count: number;
  /** `of` a stack or a row: what it is made of. */
  of?: Noun;
}

/** How the first thing lies to the second: `on` it, `in` it, `holding` it, `over` it. */
export type Relation = 'beside' | 'on' | 'in' | 'holding' | 'over';

export interface Reading {
  main: Mention;
  second?: Mention;
  relation: Relation;
}

const numbers: Record<string, number> = {
  two: 2,
  pair: 2,
  both: 2,
  three: 3,
  few: 3,
  several: 3,
  four: 4,
  row: 4,
  five: 5,
  many: 5,
  countless: 5,
  six: 6,
  seven: 7,
  eight: 7,
  nine: 7,
};

const opensPhrase = new Set([
  'a',
  'an',
  'the',
  'its',
  'their',
  'one',
  'each',
  'every',
  'another',
  'no',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'many',
  'several',
]);
const closesPhrase = new Set([
  'and',
  'with',
  'in',
  'on',
  'at',
  'to',
  'by',
  'from',
  'into',
  'inside',
  'beside',
  'behind',
  'under',
  'beneath',
  'below',
  'above',
  'over',
  'through',
  'across',
  'against',
  'before',
  'towards',
  'toward',
  'between',
  'than',
  'round',
  'around',
  'near',
  'past',
  'within',
  'along',
  'among',
  'for',
  'as',
  'is',
  'that',
  'whose',
  'which',
]);

/** Groups whose `of` names the material, not a second thing. */
const groups: ReadonlySet<Noun> = new Set<Noun>([
  'jar',
  'stack',
  'wall',
  'grid',
  'line',
  'ring',
  'circle',
  'chain',
  'bars',
  'spiral',
  'bridge',
]);

const relations: readonly (readonly [Relation, ReadonlySet<string>])[] = [
  ['in', new Set(['in', 'inside', 'within', 'into'])],
  ['over', new Set(['over', 'above', 'protecting', 'sheltering'])],
  ['on', new Set(['on', 'onto', 'upon', 'atop', 'top'])],
  ['holding', new Set(['of', 'catching', 'gathering', 'holding', 'filled', 'filling', 'carrying', 'around', 'with'])],
];

interface Found {
  noun: Noun;
  at: number;
  /** Where its phrase begins. */
  from: number;
  plural: boolean;
}

function findNouns(words: readonly string[]): Found[] {
  const found: Found[] = [];
  words.forEach((word, at) => {
    const noun = nounOf(word);
    if (!noun) return;
    let from = at;
    while (from > 0 && at - from < 5) {
      const before = words[from - 1] ?? '';
      if (closesPhrase.has(before) || (nounOf(before) && from < at)) break;
      from--;
      if (opensPhrase.has(before)) break;
    }
    const plural = word !== noun && !noun.endsWith('s') && /s$/.test(word);
    found.push({ noun, at, from, plural });
  });
  return found.filter((entry, i) => {
    const next = found[i + 1];
    const previous = found[i - 1];
    if (next && next.at === entry.at + 1) return entry.noun === 'candle' && next.noun === 'flame';
    return !(previous && previous.at === entry.at - 1 && previous.noun === 'candle' && entry.noun === 'flame');
  });
}

/** What a stack, a wall or a jar is made of, when its `of` says so. */
function materialOf(group: Found, next: Found | undefined, words: readonly string[]): Noun | undefined {
  if (!next || !groups.has(group.noun) || next.at - group.at > 4) return undefined;
  return words.slice(group.at + 1, next.at).includes('of') ? next.noun : undefined;
}

function relationOf(main: Found, second: Found, words: readonly string[]): Relation {
  const between = words.slice(Math.max(main.at + 1, second.from - 2), second.at);
  if (['beside', 'behind', 'front', 'side'].some((word) => between.includes(word))) return 'beside';
  return relations.find(([, signs]) => between.some((word) => signs.has(word)))?.[0] ?? 'beside';
}

/** The first one or two things of ours that a prompt names, or undefined when it names none. */
export function readPrompt(prompt: string): Reading | undefined {
  const words = prompt.toLowerCase().match(/[a-z]+/g) ?? [];
  const found = findNouns(words);
  const [first, next] = found;
  if (!first) return undefined;
  const of = materialOf(first, next, words);
  // A line of dots and a circle of arrows are seen as dots and arrows.
  const main =
    next && (of === 'dots' || of === 'arrow') ? { ...next, from: first.from, plural: of === 'arrow' } : first;
  const second = found.find((entry) => entry.at > main.at && entry.noun !== main.noun && entry.noun !== of);
  const after = second && found.find((entry) => entry.at > second.at);
  const mention = (entry: Found, to: number, made: Noun | undefined): Mention => {
    const named = words.slice(entry.from, entry.at).map((word) => numbers[word] ?? 0);
    const count = named.find((n) => n > 0) ?? (entry.plural ? 3 : 0);
    return { noun: entry.noun, words: new Set(words.slice(entry.from, to)), count, ...(made ? { of: made } : {}) };
  };
  const one = mention(main, second?.from ?? words.length, of);
  if (!second) return { main: one, relation: 'beside' };
  return {
    main: one,
    second: mention(second, after?.from ?? words.length, materialOf(second, after, words)),
    relation: relationOf(main, second, words),
  };
}
