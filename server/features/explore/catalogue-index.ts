import MiniSearch, { type SearchOptions } from 'minisearch';
import type { Title } from '../../../catalogue/catalogue.ts';

/** Words that say nothing about which book is meant. */
const passedOver = new Set(
  'a an and about at book books by for from in is it of on or podcast podcasts the to video videos with'.split(' '),
);
/** Shorter words are taken as they are: nearly everything resembles them, or begins with them. */
const misspeltFrom = 4;
const prefixFrom = 3;

export interface SearchCatalogue {
  /** The titles that hold all words of a query, in their title, author, topics or tagline; the best match first. */
  matching(query: string): Title[];
  /** Those that hold words like them in title or author: what a misspelt query may mean. */
  resembling(query: string): Title[];
}

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
      prefix: (word) => word.length >= prefixFrom,
    },
  });
  index.addAll(titles);
  const search = (query: string, options: SearchOptions) => {
    const all = words(query);
    const telling = all.filter((word) => !passedOver.has(word));
    const wanted = (telling.length > 0 ? telling : all).join(' ');
    return wanted === '' ? [] : index.search(wanted, options).flatMap(({ id }) => byId.get(id) ?? []);
  };
  return {
    matching(query) {
      const matches = search(query, {});
      const typed = words(query).join(' ');
      const exact = matches.find(({ title }) => words(title).join(' ') === typed);
      return exact ? [exact, ...matches.filter((title) => title !== exact)] : matches;
    },
    resembling: (query) =>
      search(query, { fields: ['title', 'author'], fuzzy: (word) => (word.length >= misspeltFrom ? 0.2 : false) }),
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
