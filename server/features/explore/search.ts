import type { Logger } from 'pino';
import type { Title } from '../../../catalogue/catalogue.ts';
import { drawnCoverUrl } from '../../../contract/drawn-cover.ts';
import type { FoundBook } from '../../../contract/explore.ts';
import { searchResultMax } from '../../../contract/limits.ts';
import type { BookSearch } from '../../adapters/book-search/book-search.ts';
import type { Db } from '../../database/open.ts';
import type { SearchCatalogue } from './catalogue-index.ts';
import { findFetchedBooks, keepFetchedBooks } from './queries.ts';

interface Dependencies {
  searchCatalogue: SearchCatalogue;
  db: Db;
  bookSearch: BookSearch;
  log: Logger;
}

/** Searches the catalogue, then the books found before, then the book services: each only for the places still free. */
export function createSearch({ searchCatalogue, db, bookSearch, log }: Dependencies) {
  return async (given: string): Promise<FoundBook[]> => {
    // The one character that PostgreSQL's texts cannot hold.
    const query = given.replaceAll('\0', ' ');
    const found = firstOfEach(searchCatalogue.matching(query).map(toFoundBook));
    if (found.length >= searchResultMax) return found.slice(0, searchResultMax);
    const known = firstOfEach([...found, ...(await findFetchedBooks(db, query, searchResultMax))]);
    if (known.length === 0) known.push(...searchCatalogue.resembling(query).slice(0, searchResultMax).map(toFoundBook));
    if (known.length >= searchResultMax) return known.slice(0, searchResultMax);
    const fetched = await bookSearch.search(query);
    // A search is answered with what was found, even if it cannot be kept.
    await keepFetchedBooks(db, fetched).catch((error) => log.error({ err: error }, 'found books could not be kept'));
    return firstOfEach([...known, ...fetched]).slice(0, searchResultMax);
  };
}

function toFoundBook(title: Title): FoundBook {
  return {
    title: title.title,
    author: title.author,
    cover: drawnCoverUrl(title),
    description: title.description,
    googleBooksId: '',
    topics: title.topics,
  };
}

/** Services write one book in several ways: 'Deep Work' and 'Deep Work: Rules for Focused Success' by one author are one. */
function firstOfEach(books: readonly FoundBook[]): FoundBook[] {
  const seen = new Map<string, FoundBook>();
  for (const book of books) {
    const key = `${plain(book.title.split(/[:(]/)[0] ?? '')}\n${plain(book.author.split(/[,&]/)[0] ?? '')}`;
    if (!seen.has(key)) seen.set(key, book);
  }
  return [...seen.values()];
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
