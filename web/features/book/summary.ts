import type { Book } from '../../../contract/book.ts';
import { ApiError, call, server } from '../../api.ts';
import { storage } from '../../device/storage.ts';

/** The four texts that the reader opens a book with, as generate-book-summary writes them. */
export interface Summary {
  tagline: string;
  description: string;
  background: string;
  impact: string;
}

type Subject = Pick<Book, 'title' | 'author'>;
/** A book of which at most the published description is known. */
export type BareBook = Pick<Book, 'title' | 'author' | 'cover' | 'description' | 'topics'>;

const fallbackTaglineLength = 100;
const fallbacks = {
  tagline: 'An inspiring read worth your time.',
  background: 'Learn from expert insights.',
  impact: 'A transformative read',
} as const;

/** Texts of another version are not looked at. */
const cacheKey = ({ title, author }: Subject) => `pith.book.v10/${JSON.stringify([title, author])}`;

/** The texts kept on this device; null where one of the four is missing. */
export function cachedSummary(book: Subject): Summary | null {
  try {
    const kept = JSON.parse(storage.get(cacheKey(book)) ?? 'null') as Partial<Summary> | null;
    const { tagline = '', description = '', background = '', impact = '' } = kept ?? {};
    const summary = { tagline, description, background, impact };
    return isWhole(summary) ? summary : null;
  } catch {
    return null;
  }
}

/**
 * A book with the texts that the reader needs: kept ones, else new ones, else what stands in for them. Throws where the server
 * cannot be reached; its refusals are answered with fallbacks.
 */
export async function wholeBook(book: BareBook): Promise<Book> {
  const kept = cachedSummary(book);
  if (kept) return withTexts(book, kept);
  const json = { bookTitle: book.title, bookAuthor: book.author };
  try {
    const summary = unquoted(await call(server.functions.v1['generate-book-summary'].$post({ json })));
    if (isWhole(summary)) storage.set(cacheKey(book), JSON.stringify(summary));
    return withTexts(book, summary);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'unreachable') throw error;
    return withTexts(book, {});
  }
}

/** Where a text is missing, what the book's own description gives, or a word that fits every book. */
export function withTexts(book: BareBook, summary: Partial<Summary>): Book {
  const { title, author, cover, topics } = book;
  const published = book.description.trim();
  return {
    title,
    author,
    cover,
    topics,
    description: summary.tagline || firstWords(published) || fallbacks.tagline,
    fullDescription: summary.description || published,
    background: summary.background || fallbacks.background,
    impact: summary.impact || fallbacks.impact,
  };
}

function isWhole(summary: Summary): boolean {
  return Object.values(summary).every((text) => typeof text === 'string' && text !== '');
}

function unquoted(summary: Summary): Summary {
  const { tagline, description, background, impact } = summary;
  const trimmed = (text: string) =>
    text
      .trim()
      .replace(/^["“”„]+|["“”„]+$/g, '')
      .trim();
  return {
    tagline: trimmed(tagline),
    description: trimmed(description),
    background: trimmed(background),
    impact: trimmed(impact),
  };
}

/** The first 100 characters, with a sign that there is more. */
function firstWords(text: string): string {
  const characters = [...text];
  return characters.length > fallbackTaglineLength
    ? `${characters.slice(0, fallbackTaglineLength).join('').trimEnd()}…`
    : text;
}
