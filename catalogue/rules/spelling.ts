import dictionary from 'dictionary-en-gb';
import nspell from 'nspell';
import type { Fault } from '../fault.ts';
import type { TitleFile } from '../title-file.ts';
import { lineOfMatch, proseOf } from './prose.ts';

/**
 * British spelling. Words with a capital are taken for names. The dictionary knows both 'practice' and 'practise', so it cannot
 * tell a verb from a noun.
 */
export function spelling(ownWords: readonly string[]): (file: TitleFile) => Generator<Fault> {
  const speller = nspell({ aff: Buffer.from(dictionary.aff), dic: Buffer.from(dictionary.dic) });
  for (const word of ownWords) speller.add(word);
  return function* (file) {
    for (const passage of proseOf(file)) {
      for (const { 0: word, index } of passage.text.matchAll(
        /(?<![\p{L}\p{N}'-])\p{Ll}+(?:'\p{Ll}+)?(?![\p{L}\p{N}])/gu,
      )) {
        if (speller.correct(word) || speller.correct(word.replace(/'s$/, ''))) continue;
        const better = speller.suggest(word).slice(0, 3).join(', ');
        const message = `'${word}' is not a British spelling that we know; ${better ? `perhaps ${better}, or add` : 'add'} it to own-words.txt`;
        yield { file: file.file, line: lineOfMatch(passage, index), message };
      }
    }
  };
}
