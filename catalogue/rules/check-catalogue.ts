import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readCatalogueFiles } from '../catalogue.ts';
import type { Fault } from '../fault.ts';
import type { Title } from '../title-file.ts';
import { counts } from './counts.ts';
import { ideaRules } from './ideas.ts';
import { lengths } from './lengths.ts';
import { proseOf, type TitleRule, wordCount } from './prose.ts';
import { type Readability, readability } from './readability.ts';
import { closestIdeas, type IdeaPair, repeatedIdeas } from './similarity.ts';
import { spelling } from './spelling.ts';
import { plainText, wording } from './wording.ts';

export interface CatalogueReport {
  titles: Title[];
  /** Of all prose but the picture prompts. */
  words: number;
  faults: Fault[];
  /** The most similar ideas, even where they are not faults. */
  closest: IdeaPair[];
  readability: Readability;
}

export async function checkCatalogue(folder: string): Promise<CatalogueReport> {
  const { files, faults: unreadable, catalogue } = await readCatalogueFiles(folder);
  const rules: TitleRule[] = [lengths, ideaRules, wording, plainText, spelling(await readOwnWords(folder))];
  const closest = closestIdeas(files, 100);
  const faults = [
    ...unreadable,
    ...files.flatMap((file) => rules.flatMap((rule) => [...rule(file)])),
    ...repeatedIdeas(closest),
    ...(catalogue ? counts(catalogue) : []),
  ];
  const prose = files.flatMap((file) => [...proseOf(file)]).filter(({ name }) => name !== 'picture');
  return {
    titles: files.map(({ title }) => title),
    words: prose.reduce((sum, { text }) => sum + wordCount(text), 0),
    faults: faults.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line),
    closest,
    readability: readability(files, 5),
  };
}

async function readOwnWords(folder: string): Promise<string[]> {
  const lines = (await readFile(join(folder, 'own-words.txt'), 'utf8')).split('\n');
  return lines.map((line) => line.trim()).filter((line) => line && !line.startsWith('#'));
}
