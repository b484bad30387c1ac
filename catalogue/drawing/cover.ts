import { contrast, type InkSetName, inkSets } from './cover-inks.ts';
import { type TopicFamily, topicFamilies, topicFamily } from './cover-motifs/families.ts';
import { hash, seeded } from './random.ts';
import type { InkName, Shape } from './shape.ts';
import { clip, sansWidth, setTitle } from './title-setting.ts';

export interface CoverText {
  text: string;
  x: number;
  /** Of the baseline. */
  y: number;
}

/** A drawn cover. Colours are hex and stay the same in the dark theme: a cover is an object. */
export interface Cover {
  width: number;
  height: number;
  /** What a screen reader says: title and author. */
  label: string;
  paper: string;
  ink: string;
  accent: string;
  shapes: Shape[];
  title: { size: number; fill: InkName; lines: CoverText[] };
  author: CoverText & { size: number; fill: InkName };
}

export interface CoverSubject {
  title: string;
  author: string;
  topics: readonly string[];
}

const width = 240;
const height = 340;
const margin = 22;
const measure = width - 2 * margin;
const ruleY = 54;
const titleFoot = 306;

/** Chosen among many so that the bundled titles spread over families and inks, and the four of the style board look as on it. */
const edition = 'a11pun';

export function drawCover({ title, author, topics }: CoverSubject): Cover {
  const seed = `${edition}|${title.trim()}|${author.trim()}`;
  const family = chooseFamily(topics, seed);
  const inks = chooseInks(family, seed);
  const dark = contrast(inks.paper, '#ffffff') > 4.5;
  const label: InkName = dark && contrast(inks.accent, inks.paper) >= 4.5 ? 'accent' : 'ink';

  const set = setTitle(title, measure);
  const top = titleFoot - (set.lines.length - 1) * set.leading;
  const foot = top - set.size * 0.72 - 24;
  const field = { x: margin, y: ruleY + 20, width: measure, height: foot - ruleY - 20 };
  const random = seeded(`${seed}|motif`);
  const motif = random.pick(family.motifs);

  const authorSize = sansWidth(author, 13) <= measure ? 13 : 11.5;
  const rule: Shape = {
    kind: 'line',
    x1: margin,
    y1: ruleY,
    x2: width - margin,
    y2: ruleY,
    stroke: label,
    strokeWidth: 1.6,
  };
  return {
    width,
    height,
    label: author.trim() === '' ? title.trim() : `${title.trim()}, ${author.trim()}`,
    paper: inks.paper,
    ink: inks.ink,
    accent: inks.accent,
    shapes: [rule, ...motif(field, random)],
    title: {
      size: set.size,
      fill: 'ink',
      lines: set.lines.map((text, i) => ({ text, x: margin, y: Math.round((top + i * set.leading) * 10) / 10 })),
    },
    author: {
      text: clip(author.trim(), measure, (text) => sansWidth(text, authorSize)),
      x: margin,
      y: ruleY - 13,
      size: authorSize,
      fill: label,
    },
  };
}

/** One of the title's topics leads, the earlier the likelier; topics that we do not know fall to some family by hash. */
function chooseFamily(topics: readonly string[], seed: string): TopicFamily {
  const known = topics.map(topicFamily).filter((family) => family !== undefined);
  const ballot = known.flatMap((family, i) => Array<TopicFamily>(i === 0 ? 3 : 2).fill(family));
  const unknown = topics[0] ?? seed;
  const from = ballot.length > 0 ? ballot : topicFamilies;
  const at = hash(ballot.length > 0 ? `${seed}|family` : unknown) % from.length;
  const chosen = from[at];
  if (!chosen) throw new Error('No cover families');
  return chosen;
}

function chooseInks(family: TopicFamily, seed: string): (typeof inkSets)[number] {
  const names: readonly InkSetName[] = family.inks;
  const name = names[hash(`${seed}|inks`) % names.length];
  return inkSets.find((set) => set.name === name) ?? inkSets[0];
}
