import { Corpus } from 'tiny-tfidf';
import type { Fault } from '../fault.ts';
import type { TitleFile } from '../title-file.ts';

/**
 * Where two ideas count as one point made twice, by cosine of their weighted words. Read off this catalogue: the pairs above it
 * told the same story or gave the same advice (0.22 to 0.32), those below shared a study or a subject (0.17 and less).
 */
export const sameIdea = 0.2;

export interface IdeaPair {
  similarity: number;
  first: IdeaPlace;
  second: IdeaPlace;
}

export interface IdeaPlace {
  file: string;
  line: number;
  title: string;
}

/** The most similar pairs of ideas, the closest first. */
export function closestIdeas(files: readonly TitleFile[], count: number): IdeaPair[] {
  const ideas = files.flatMap(({ file, title, ideaLines }) =>
    title.ideas.map((idea, index) => ({
      place: { file, line: ideaLines[index]?.title ?? 1, title: idea.title },
      // The title is the claim, so its words weigh double.
      text: `${idea.title}. ${idea.title}. ${idea.explanation}`,
    })),
  );
  const corpus = new Corpus(
    ideas.map((_, index) => String(index)),
    ideas.map(({ text }) => text),
  );
  const vectors = ideas.map((_, index) => unitVector(corpus.getDocumentVector(String(index))));
  const pairs: IdeaPair[] = [];
  for (const [index, { place: second }] of ideas.entries()) {
    for (const [before, { place: first }] of ideas.slice(0, index).entries()) {
      pairs.push({ similarity: product(vectors[index], vectors[before]), first, second });
    }
  }
  return pairs.sort((a, b) => b.similarity - a.similarity).slice(0, count);
}

export function repeatedIdeas(pairs: readonly IdeaPair[]): Fault[] {
  return pairs
    .filter(({ similarity }) => similarity >= sameIdea)
    .map(({ similarity, first, second }) => ({
      file: second.file,
      line: second.line,
      message: `'${second.title}' makes the point of '${first.title}' (${first.file}:${first.line}, ${similarity.toFixed(2)} alike); give it its own`,
    }));
}

/** Only the words that the text has, at length 1. */
function unitVector(weights: ReadonlyMap<string, number>): Map<string, number> {
  const present = [...weights].filter(([, weight]) => weight > 0);
  const length = Math.hypot(...present.map(([, weight]) => weight));
  return new Map(present.map(([term, weight]) => [term, weight / length]));
}

function product(a: ReadonlyMap<string, number> = new Map(), b: ReadonlyMap<string, number> = new Map()): number {
  let sum = 0;
  for (const [term, weight] of a) sum += weight * (b.get(term) ?? 0);
  return sum;
}
