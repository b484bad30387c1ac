import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CatalogueError, collecting, type Fault } from './fault.ts';
import { type Lists, listsFile, parseLists } from './lists.ts';
import { parseTitle, type Title, type TitleFile } from './title-file.ts';

export { CatalogueError } from './fault.ts';
export type { DeckCard, ExploreTopic, Featured, Lists, Noteworthy } from './lists.ts';
export type { Kind, Title, TitleIdea } from './title-file.ts';
export type { Topic } from './topics.ts';

export interface Catalogue extends Lists {
  /** All of them, by id. */
  titles: Title[];
  /** By title. */
  podcasts: Title[];
  videos: Title[];
  /** The title with exactly this title and author, but for case and outer spaces. */
  find(title: string, author: string): Title | undefined;
}

/** Throws a CatalogueError that lists every fault of every file. */
export async function readCatalogue(folder: string = import.meta.dirname): Promise<Catalogue> {
  const { catalogue, faults } = await readCatalogueFiles(folder);
  if (!catalogue) throw new CatalogueError(faults);
  return catalogue;
}

export interface CatalogueFiles {
  /** The files that could be read, by id. */
  files: TitleFile[];
  faults: Fault[];
  /** Absent as soon as there is a fault. */
  catalogue?: Catalogue;
}

export async function readCatalogueFiles(folder: string): Promise<CatalogueFiles> {
  const names = (await readdir(join(folder, 'titles'))).filter((name) => name.endsWith('.md')).sort();
  const [listsText, ...texts] = await Promise.all([
    readFile(join(folder, listsFile), 'utf8'),
    ...names.map((name) => readFile(join(folder, 'titles', name), 'utf8')),
  ]);
  const faults: Fault[] = [];
  const files: TitleFile[] = [];
  for (const [index, name] of names.entries()) {
    const file = collecting(faults, () => parseTitle(`titles/${name}`, texts[index] ?? ''));
    if (file) files.push(file);
  }
  const byName = new Map<string, TitleFile>();
  for (const file of files) {
    const name = nameKey(file.title.title, file.title.author);
    const other = byName.get(name);
    if (other) faults.push({ file: file.file, line: 1, message: `has the title and author of ${other.file}` });
    else byName.set(name, file);
  }
  const lists = collecting(faults, () => parseLists(listsText, new Map(files.map(({ title }) => [title.id, title]))));
  if (faults.length || !lists) return { files, faults };

  const titles = files.map(({ title }) => title);
  const ofKind = (kind: Title['kind']) =>
    titles.filter((title) => title.kind === kind).sort((a, b) => a.title.localeCompare(b.title, 'en'));
  return {
    files,
    faults,
    catalogue: {
      titles,
      ...lists,
      podcasts: ofKind('podcast'),
      videos: ofKind('video'),
      find: (title, author) => byName.get(nameKey(title, author))?.title,
    },
  };
}

function nameKey(title: string, author: string): string {
  return `${title.trim().toLowerCase()}\n${author.trim().toLowerCase()}`;
}
