import { readPrompt } from '../drawing/prompt.ts';
import type { Fault } from '../fault.ts';
import type { TitleFile } from '../title-file.ts';

/** What holds for the ideas of one title together: each its own claim, opening and picture. */
export function* ideaRules({ file, title, ideaLines }: TitleFile): Generator<Fault> {
  const openings = new Map<string, number>();
  const titles = new Map<string, number>();
  const nouns = new Map<string, number>();
  function* once(
    seen: Map<string, number>,
    key: string,
    line: number,
    message: (first: number) => string,
  ): Generator<Fault> {
    const first = seen.get(key);
    if (first) yield { file, line, message: message(first) };
    else seen.set(key, line);
  }

  for (const [index, idea] of title.ideas.entries()) {
    const at = ideaLines[index];
    if (!at) continue;
    const mark = /[:?]/.exec(idea.title)?.[0];
    if (mark)
      yield { file, line: at.title, message: `'${idea.title}' has a '${mark}'; an idea's title is a plain claim` };
    yield* once(titles, idea.title.toLowerCase(), at.title, (line) => `'${idea.title}' is already on line ${line}`);

    const opening = /[\p{L}\p{N}'-]+/u.exec(idea.explanation)?.[0] ?? '';
    yield* once(
      openings,
      opening.toLowerCase(),
      at.explanation,
      (line) => `opens with '${opening}', as line ${line} does; each idea of a title opens with a word of its own`,
    );

    const noun = readPrompt(idea.imagePrompt)?.main.noun;
    if (!noun)
      yield {
        file,
        line: at.imagePrompt,
        message: 'picture names nothing that we can draw; see the picture words in STYLE.md',
      };
    else
      yield* once(
        nouns,
        noun,
        at.imagePrompt,
        (line) => `the picture's main thing is a ${noun}, as on line ${line}; choose another`,
      );
  }
}
