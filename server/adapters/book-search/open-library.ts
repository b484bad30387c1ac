import { z } from 'zod';
import { searchResultMax } from '../../../contract/limits.ts';
import type { BookService } from './book-search.ts';
import { fetchJson } from './fetch-json.ts';
import { type Volume, volumeOf } from './volume.ts';

const Reply = z.object({ docs: z.array(z.unknown()) });
const Doc = z.object({
  title: z.string().optional(),
  author_name: z.array(z.string()).optional(),
  cover_i: z.number().int().positive().optional().catch(undefined),
  subject: z.array(z.string()).optional(),
  ratings_count: z.number().optional(),
  first_sentence: z.array(z.string()).optional().catch(undefined),
});

/** The Internet Archive's catalogue. It has no descriptions, at best a book's first sentence. */
export function openLibrary(url: string): BookService {
  return {
    name: 'Open Library',
    async search(query, signal) {
      const parameters = new URLSearchParams({
        q: query,
        limit: String(searchResultMax),
        lang: 'en',
        fields: 'title,author_name,cover_i,subject,ratings_count,first_sentence',
      });
      const { docs } = Reply.parse(await fetchJson(`${url}/search.json?${parameters}`, signal));
      return docs.flatMap(toVolume);
    },
  };
}

function toVolume(doc: unknown): Volume[] {
  const parsed = Doc.safeParse(doc);
  if (!parsed.success) return [];
  const { title, author_name, cover_i, subject, ratings_count, first_sentence } = parsed.data;
  const volume = volumeOf({
    title,
    authors: author_name,
    description: first_sentence?.[0],
    topics: subject,
    ratingsCount: ratings_count,
    cover: cover_i ? `https://covers.openlibrary.org/b/id/${cover_i}-L.jpg` : '',
    googleBooksId: '',
  });
  return volume ? [volume] : [];
}
