import MiniSearch from 'minisearch';
import type { Title } from '../../../catalogue/catalogue.ts';

/** Words that say nothing about which book is meant. */
const passedOver = new Set(
  'a an and about at book books by for from in is it of on or podcast podcasts the to video videos with'.split(' '),
);
/** Shorter words are taken as they are: nearly everything resembles them. */
const fuzzyFrom = 4;
const prefixFrom = 3;

/** The built-in titles that hold all words of a query, in their title, author, topics or tagline; the best match first. */
export type SearchCatalogue = (query: string) => Title[];

export function indexCatalogue(titles: readonly Title[]): SearchCatalogue {
  const byId = new Map(titles.map((title) => [title.id, title]));
  const index = new MiniSearch<Title>({
    fields: ['title', 'author', 'topics', 'tagline'],
    extractField: (title, field) => {
      const value = title[field as keyof Title];
      return Array.isArray(value) ? value.join(' ') : String(value);
    },
    tokenize: words,
    processTerm: (word) => word,
    searchOptions: {
      combineWith: 'AND',
      boost: { title: 4, author: 2, topics: 2 },
      fuzzy: (word) => (word.length >= fuzzyFrom ? 0.2 : false),
      prefix: (word) => word.length >= prefixFrom,
    },
  });
  index.addAll(titles);
  return (query) => {
    const all = words(query);
    const telling = all.filter((word) => !passedOver.has(word));
    const wanted = (telling.length > 0 ? telling : all).join(' ');
    if (wanted === '') return [];
    const matches = index.search(wanted).flatMap(({ id }) => byId.get(id) ?? []);
    const exact = matches.find(({ title }) => words(title).join(' ') === all.join(' '));
    return exact ? [exact, ...matches.filter((title) => title !== exact)] : matches;
  };
}

/** Without case, accents, and the signs inside words: Can't is cant, F*ck is fck. */
function words(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’*]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
