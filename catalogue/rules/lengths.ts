import type { Fault } from '../fault.ts';
import {
  backgroundWords,
  bookIdeaMinCount,
  descriptionWords,
  explanationWords,
  fullDescriptionWords,
  ideaTitleMaxCharacters,
  imagePromptWords,
  impactMaxWords,
  otherIdeaMinCount,
  taglineMaxCharacters,
} from '../limits.ts';
import type { TitleFile } from '../title-file.ts';
import { wordCount } from './prose.ts';

interface Bounds {
  min?: number;
  max?: number;
}

export function* lengths({ file, title, lines, ideaLines }: TitleFile): Generator<Fault> {
  function* hold(
    line: number,
    name: string,
    size: number,
    unit: 'words' | 'characters' | 'ideas',
    bounds: Bounds,
  ): Generator<Fault> {
    const { min = 0, max = Number.POSITIVE_INFINITY } = bounds;
    if (size < min || size > max) yield { file, line, message: `${name} has ${size} ${unit}; ${allowed(bounds)}` };
  }

  yield* hold(lines.tagline, 'tagline', title.tagline.length, 'characters', { max: taglineMaxCharacters });
  yield* hold(lines.impact, 'impact', wordCount(title.impact), 'words', { max: impactMaxWords });
  yield* hold(lines.description, 'description', wordCount(title.description), 'words', descriptionWords);
  yield* hold(
    lines.fullDescription,
    'full description',
    wordCount(title.fullDescription),
    'words',
    fullDescriptionWords,
  );
  yield* hold(lines.background, 'background', wordCount(title.background), 'words', backgroundWords);
  yield* hold(lines.ideas, title.kind, title.ideas.length, 'ideas', {
    min: title.kind === 'book' ? bookIdeaMinCount : otherIdeaMinCount,
  });
  for (const [index, idea] of title.ideas.entries()) {
    const at = ideaLines[index];
    if (!at) continue;
    yield* hold(at.title, 'idea title', idea.title.length, 'characters', { max: ideaTitleMaxCharacters });
    yield* hold(at.imagePrompt, 'picture', wordCount(idea.imagePrompt), 'words', imagePromptWords);
    yield* hold(at.explanation, `'${idea.title}'`, wordCount(idea.explanation), 'words', explanationWords);
  }
}

function allowed({ min, max }: Bounds): string {
  if (min === undefined) return `at most ${max} are allowed`;
  return max === undefined ? `at least ${min} are needed` : `${min} to ${max} are allowed`;
}
