import type { Fault } from '../fault.ts';
import type { TitleFile } from '../title-file.ts';

/** One stretch of a title's prose, and where it begins. */
export interface Passage {
  /** As faults name it. */
  name: string;
  text: string;
  file: string;
  line: number;
}

/** A rule of style over one title. */
export type TitleRule = (file: TitleFile) => Iterable<Fault>;

/** All that a reader of the title reads, and the picture prompts. */
export function* proseOf({ file, title, lines, ideaLines }: TitleFile): Generator<Passage> {
  for (const name of ['tagline', 'impact', 'description', 'fullDescription', 'background'] as const) {
    yield { name, text: title[name], file, line: lines[name] };
  }
  for (const [index, idea] of title.ideas.entries()) {
    const at = ideaLines[index];
    if (!at) continue;
    yield { name: 'idea title', text: idea.title, file, line: at.title };
    yield { name: 'picture', text: idea.imagePrompt, file, line: at.imagePrompt };
    yield { name: `'${idea.title}'`, text: idea.explanation, file, line: at.explanation };
  }
}

/** The line on which a match stands, where paragraphs are single lines parted by a blank one. */
export function lineOfMatch({ text, line }: Passage, index: number): number {
  return line + (text.slice(0, index).match(/\n/g)?.length ?? 0);
}

export function wordCount(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}
