import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { paths } from '../../paths.ts';
import { Link } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { surfaceAt } from '../book/surface.ts';
import { communityIdeasQuery } from '../create/queries.ts';
import { CommunityIdeaCard } from './community-idea-card.tsx';
import { NoVoicesYet } from './drawings.tsx';
import { exploreMessages } from './messages.ts';
import { StripArrows } from './strip-arrows.tsx';

const strip =
  'no-scrollbar flex snap-x snap-mandatory scroll-px-5 gap-3 overflow-x-auto overscroll-x-contain px-5 has-[[aria-expanded=true]]:items-start lg:mx-5 lg:scroll-px-0 lg:gap-4 lg:px-0';
const card = 'w-[84%] max-w-88 shrink-0 snap-start md:w-[46%] lg:w-[calc((100%-2rem)/3)] lg:max-w-none';

/** What readers have shared, latest first. */
export function CommunityIdeas() {
  const { data: ideas, error, isPending } = useQuery(communityIdeasQuery);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (error) console.warn('Failed to load the community ideas', error);
  }, [error]);
  if (error && !ideas) return null;
  return (
    <section className="pt-8" aria-labelledby="community-ideas" aria-busy={isPending}>
      <div className="gutter mb-3 flex min-h-8 items-center justify-between">
        <h2 id="community-ideas" className="text-lg">
          {exploreMessages.community}
        </h2>
        {ideas && ideas.length > 1 && <StripArrows strip={list} />}
      </div>
      {!ideas && (
        <div className={strip} aria-hidden="true">
          {[0, 1, 2].map((place) => (
            <Skeleton key={place} className={`${card} h-52 rounded-card`} />
          ))}
        </div>
      )}
      {ideas && ideas.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be scrollable by key
        <ul ref={list} tabIndex={0} aria-labelledby="community-ideas" className={`${strip} -outline-offset-2`}>
          {ideas.map((idea, position) => (
            <CommunityIdeaCard key={idea.id} idea={idea} surface={surfaceAt(position)} className={card} />
          ))}
        </ul>
      )}
      {ideas?.length === 0 && (
        <div className="gutter">
          <div data-surface="lavender" className="flex items-center gap-5 rounded-card bg-surface p-5">
            <NoVoicesYet />
            <div>
              <p className="text-pretty">{exploreMessages.noCommunity}</p>
              <Link to={paths.create} className="inline-flex min-h-11 items-center font-semibold text-button">
                {exploreMessages.shareIdea}
              </Link>
            </div>
          </div>
        </div>
      )}
    </section>
  );
}
