import type { Catalogue, Title } from '../../../catalogue/catalogue.ts';
import type { BookCard } from '../../../contract/book.ts';
import { drawnCoverUrl } from '../../../contract/drawn-cover.ts';
import type { Feed } from '../../../contract/feed.ts';
import { dailyWindow, matchingTopics } from './daily-window.ts';

/** The day's books, of those with a topic that the reader chose. */
export function dailyFeed(catalogue: Catalogue, day: string, topics: readonly string[] = []): Feed {
  return { day, books: dailyWindow(matchingTopics(catalogue.curated, topics), day).map(toBookCard) };
}

/** A title of the catalogue as a card shows it. */
export function toBookCard(title: Title): BookCard {
  return {
    id: title.id,
    title: title.title,
    author: title.author,
    cover: drawnCoverUrl(title),
    description: title.tagline,
    fullDescription: title.fullDescription,
    background: title.background,
    impact: title.impact,
    topics: title.topics,
    ideaCount: title.ideas.length,
  };
}
