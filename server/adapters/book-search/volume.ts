import { bookAuthorMaxLength, bookTextMaxLength, bookTitleMaxLength } from '../../../contract/limits.ts';

/** A book as a service describes it. */
export interface Volume {
  title: string;
  author: string;
  /** Empty where the service has none. */
  cover: string;
  description: string;
  /** Empty for a book of another service. */
  googleBooksId: string;
  topics: string[];
  ratingsCount: number;
}

const topicsMax = 5;
const topicMaxLength = 60;

/** A service's texts, fit to be kept and shown; undefined for a volume without a title or an author. */
export function volumeOf(given: {
  title: string | undefined;
  authors: string[] | undefined;
  description: string | undefined;
  topics: string[] | undefined;
  cover: string;
  googleBooksId: string;
  ratingsCount: number | undefined;
}): Volume | undefined {
  const title = plain(given.title, bookTitleMaxLength);
  const author = plain(given.authors?.join(', '), bookAuthorMaxLength);
  if (title === '' || author === '') return undefined;
  const topics = (given.topics ?? []).map((topic) => plain(topic, topicMaxLength)).filter((topic) => topic !== '');
  return {
    title,
    author,
    cover: given.cover,
    description: plain(given.description, bookTextMaxLength),
    googleBooksId: given.googleBooksId,
    topics: [...new Set(topics)].slice(0, topicsMax),
    ratingsCount: given.ratingsCount ?? 0,
  };
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** Without markup and control characters, and no longer than what can be kept. */
function plain(text: string | undefined, maxLength: number): string {
  return (text ?? '')
    .replace(/<\/?[a-z][^>]*>/gi, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, maxLength);
}
