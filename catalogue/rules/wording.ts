import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Fault } from '../fault.ts';
import { quotationMaxWords } from '../limits.ts';
import type { TitleFile } from '../title-file.ts';
import { lineOfMatch, proseOf, wordCount } from './prose.ts';

/** Phrases that would fit any title, and so say nothing about this one. */
const weakPhrases = [
  /\bthe (author|book|talk|podcast|article|episode) (says?|said|argues?|explains?|notes?|writes?|shows?|believes?|suggests?|teaches)\b/i,
  /\bin this (book|chapter|article|essay|talk|episode|video|podcast|section)\b/i,
  /\btoday's (fast-paced|busy|modern|hectic)\b/i,
  /\b(fast-paced|ever-changing) world\b/i,
  /\bnot (only|merely|simply)\b[^.;]{1,60}\bbut\b/i,
  /\bnot just\b/i,
  /\bunlock(s|ed|ing)?\b/i,
  /\bharness(es|ed|ing)\b/i,
  /\bgame[- ]chang(er|ers|ing)\b/i,
  /\b(delv|supercharg|embark)(e|es|ed|ing|s)?\b/i,
  /\b(deep dive|level up|leveraging|think outside the box|next level|best version)\b/i,
  /\b(must-read|eye-opening|thought-provoking|life-changing|inspiring|transformative|groundbreaking)\b/i,
  /\bmore important than ever\b/i,
  /\b(transform|change) your life\b/,
  /\b(tapestry|testament to|plethora|myriad)\b/i,
  /\bthe power of (?!now\b|vulnerability\b|passion\b|moments\b|introverts\b|habit\b)/i,
  /—/,
];

const curlyMarks = /[‘’“”]/;
/** Single marks count as quotation only where no apostrophe can stand: before a word, and after one or its full stop. */
const quotations = [
  /"([^"]+)"/g,
  /“([^”]+)”/g,
  /‘([^’]+)’/g,
  /(?<=^|[\s(])'(?=\S)([^'\n]+(?:'\p{L}[^'\n]*)*)'(?=[\s.,;:)?!]|$)/gu,
];

export function* wording(file: TitleFile): Generator<Fault> {
  for (const passage of proseOf(file)) {
    const fault = (index: number, message: string): Fault => ({
      file: file.file,
      line: lineOfMatch(passage, index),
      message,
    });
    for (const phrase of weakPhrases) {
      const found = phrase.exec(passage.text);
      if (found) yield fault(found.index, `'${found[0]}' is a weak phrase; say what is particular to this title`);
    }
    for (const quotation of quotations) {
      for (const found of passage.text.matchAll(quotation)) {
        const words = wordCount(found[1] ?? '');
        if (words > quotationMaxWords) {
          yield fault(
            found.index,
            `a quotation of ${words} words; at most ${quotationMaxWords} are allowed, say it in our own`,
          );
        }
      }
    }
    const curly = curlyMarks.exec(passage.text);
    if (curly) yield fault(curly.index, `'${curly[0]}' is a curly mark; use a straight one`);
  }
}

/** The reader shows explanations as they are, so what CommonMark would make of them must be the plain text too. */
export function* plainText({ file, text }: TitleFile): Generator<Fault> {
  const bodyFrom = text.indexOf('\n---', 3) + '\n---'.length;
  const linesBefore = (text.slice(0, bodyFrom).match(/\n/g) ?? []).length;
  for (const block of fromMarkdown(text.slice(bodyFrom)).children) {
    const parts = 'children' in block ? block.children : [block];
    for (const part of parts) {
      if (part.type === 'text') continue;
      yield {
        file,
        line: linesBefore + (part.position?.start.line ?? 1),
        message: `reads as Markdown ${part.type}; only plain text is allowed`,
      };
    }
  }
}
