import type { Catalogue } from '../catalogue.ts';
import type { Fault } from '../fault.ts';
import { ideaMinTotal, podcastMinCount, videoMinCount } from '../limits.ts';

/** What the catalogue as a whole must hold. The lengths of the lists are the parser's to keep. */
export function* counts({ titles, podcasts, videos, curated, exploreTopics }: Catalogue): Generator<Fault> {
  const folder = { file: 'titles/', line: 1 };
  if (podcasts.length < podcastMinCount)
    yield { ...folder, message: `${podcasts.length} podcasts; at least ${podcastMinCount} are needed` };
  if (videos.length < videoMinCount)
    yield { ...folder, message: `${videos.length} videos; at least ${videoMinCount} are needed` };
  const ideas = titles.reduce((sum, title) => sum + title.ideas.length, 0);
  if (ideas < ideaMinTotal) yield { ...folder, message: `${ideas} ideas in all; at least ${ideaMinTotal} are needed` };
  for (const title of curated) {
    if (title.kind !== 'book')
      yield {
        file: 'lists.yaml',
        line: 1,
        message: `curated: '${title.id}' is a ${title.kind}; only books are allowed`,
      };
  }
  for (const { title: topic } of exploreTopics) {
    if (!titles.some((title) => title.topics.includes(topic)))
      yield { ...folder, message: `no title has the Explore topic '${topic}'` };
  }
}
