import { z } from 'zod';
import { searchResultMax } from '../../../contract/limits.ts';
import type { BookService } from './book-search.ts';
import { fetchJson } from './fetch-json.ts';
import { type Volume, volumeOf } from './volume.ts';

const links = ['extraLarge', 'large', 'medium', 'small', 'thumbnail', 'smallThumbnail'] as const;
type ImageLinks = Partial<Record<(typeof links)[number], string | undefined>>;

const Reply = z.object({ items: z.array(z.unknown()).optional() });
const Item = z.object({
  id: z.string().max(100),
  volumeInfo: z.object({
    title: z.string().optional(),
    authors: z.array(z.string()).optional(),
    description: z.string().optional(),
    categories: z.array(z.string()).optional(),
    ratingsCount: z.number().optional(),
    imageLinks: z.partialRecord(z.enum(links), z.string()).optional().catch(undefined),
  }),
});

/** Google's public books search. It needs no key; with one, the quota is the operator's own. */
export function googleBooks(url: string, key: string | undefined): BookService {
  return {
    name: 'Google Books',
    async search(query, signal) {
      const parameters = new URLSearchParams({
        q: query,
        orderBy: 'relevance',
        maxResults: String(searchResultMax),
        langRestrict: 'en',
        printType: 'books',
        ...(key && { key }),
      });
      const { items = [] } = Reply.parse(await fetchJson(`${url}/volumes?${parameters}`, signal));
      return items.flatMap(toVolume);
    },
  };
}

function toVolume(item: unknown): Volume[] {
  const parsed = Item.safeParse(item);
  if (!parsed.success) return [];
  const { id, volumeInfo } = parsed.data;
  const volume = volumeOf({
    title: volumeInfo.title,
    authors: volumeInfo.authors,
    description: volumeInfo.description,
    topics: volumeInfo.categories,
    ratingsCount: volumeInfo.ratingsCount,
    cover: googleCover(volumeInfo.imageLinks),
    googleBooksId: id,
  });
  return volume ? [volume] : [];
}

/** The largest image, over https, at a size for reading and without the drawn page curl. */
export function googleCover(imageLinks: ImageLinks | undefined): string {
  const link = links.map((size) => imageLinks?.[size]).find(Boolean) ?? '';
  if (!URL.canParse(link)) return '';
  const url = new URL(link);
  // The one host that pages may show images from.
  if (url.hostname !== 'books.google.com') return '';
  url.protocol = 'https:';
  url.searchParams.delete('edge');
  url.searchParams.set('zoom', '3');
  return url.href;
}
