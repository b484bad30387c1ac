import type { FoundBook } from '../../../contract/explore.ts';
import type { BookSearch } from './book-search.ts';

const keptMs = 60 * 60_000;
const keptQueries = 500;

/** Asks for the same words once an hour, and once where many ask at the same time. No answer is not remembered. */
export function rememberAnswers(source: BookSearch, now: () => number): BookSearch {
  const answers = new Map<string, { at: number; books: Promise<FoundBook[]> }>();
  return {
    async search(query) {
      const key = query.toLowerCase().replace(/\s+/g, ' ').trim();
      const kept = answers.get(key);
      if (kept && now() - kept.at < keptMs) return kept.books;
      const books = source.search(query);
      answers.delete(key);
      answers.set(key, { at: now(), books });
      const oldest = answers.keys().next().value;
      if (answers.size > keptQueries && oldest !== undefined) answers.delete(oldest);
      if ((await books).length === 0 && answers.get(key)?.books === books) answers.delete(key);
      return books;
    },
  };
}
