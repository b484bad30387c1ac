import type { Catalogue, Title } from '../../../catalogue/catalogue.ts';
import type { CategoryEntry, Explore } from '../../../contract/explore.ts';
import { featuredShown, noteworthyShown } from '../../../contract/limits.ts';
import { toBookCard } from '../feed/feed.ts';
import type { SearchCatalogue } from './catalogue-index.ts';
import { dailyPicks } from './daily-picks.ts';

export function dailyExplore(catalogue: Catalogue, day: string): Explore {
  return {
    day,
    featured: dailyPicks(catalogue.featured, day, featuredShown).map(({ title, heading, type, theme }) => ({
      ...toBookCard(title),
      heading,
      type,
      theme,
    })),
    topics: catalogue.exploreTopics,
    noteworthy: dailyPicks(catalogue.noteworthy, day, noteworthyShown).map(({ title, theme }) => ({
      ...toBookCard(title),
      theme,
    })),
  };
}

/** The titles of a type; else those on a topic of that name, books first, then those whose title or author it is. */
export function category(catalogue: Catalogue, search: SearchCatalogue, name: string): CategoryEntry[] {
  return titlesOf(catalogue, search, name).map((title) => ({ ...toBookCard(title), kind: title.kind }));
}

function titlesOf(catalogue: Catalogue, search: SearchCatalogue, name: string): Title[] {
  const wanted = name.toLowerCase();
  if (wanted === 'podcasts') return catalogue.podcasts;
  if (wanted === 'videos') return catalogue.videos;
  const books = catalogue.titles.filter(({ kind }) => kind === 'book');
  if (wanted === 'books') return books.sort(byTitle);
  const others = catalogue.titles.filter(({ kind }) => kind !== 'book').sort(byTitle);
  const onTopic = [...books.sort(byTitle), ...others].filter(({ topics }) =>
    topics.some((topic) => topic.toLowerCase() === wanted),
  );
  return [...new Set([...onTopic, ...search.matching(name)])];
}

function byTitle(a: Title, b: Title): number {
  return a.title.localeCompare(b.title, 'en');
}
