import { flesch } from 'flesch';
import { syllable } from 'syllable';
import type { TitleFile } from '../title-file.ts';
import type { IdeaPlace } from './similarity.ts';

export interface Readability {
  /** Flesch reading ease: 60 to 70 is plain English, below 30 is academic. */
  median: number;
  hardest: (IdeaPlace & { score: number })[];
}

const sentences = new Intl.Segmenter('en-GB', { granularity: 'sentence' });
const words = new Intl.Segmenter('en-GB', { granularity: 'word' });

/** Reported, never a fault: a score cannot tell a hard thought from a hard sentence. */
export function readability(files: readonly TitleFile[], hardestCount: number): Readability {
  const scores = files
    .flatMap(({ file, title, ideaLines }) =>
      title.ideas.map((idea, index) => ({
        file,
        line: ideaLines[index]?.title ?? 1,
        title: idea.title,
        score: readingEase(idea.explanation),
      })),
    )
    .sort((a, b) => a.score - b.score);
  return { median: scores[Math.floor(scores.length / 2)]?.score ?? 0, hardest: scores.slice(0, hardestCount) };
}

export function readingEase(text: string): number {
  const wordList = [...words.segment(text)].filter(({ isWordLike }) => isWordLike);
  return flesch({
    sentence: [...sentences.segment(text)].length,
    word: wordList.length,
    syllable: wordList.reduce((sum, { segment }) => sum + syllable(segment), 0),
  });
}
