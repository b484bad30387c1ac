import { useQuery } from '@tanstack/react-query';
import { useDayChange } from '../../device/day-change.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CommunityIdeas } from './community-ideas.tsx';
import { DefaultSkeleton } from './default-skeleton.tsx';
import { NothingFound } from './drawings.tsx';
import { FeaturedCarousel } from './featured-carousel.tsx';
import { exploreMessages } from './messages.ts';
import { NoteworthyBooks } from './noteworthy-books.tsx';
import { exploreQuery } from './queries.ts';
import { Section } from './section.tsx';
import { TopicGrid } from './topic-grid.tsx';
import { TypeButtons } from './type-buttons.tsx';

/** The day's picks, and the ways into the rest. */
export function DefaultView({ onCategory }: { onCategory(name: string): void }) {
  const { data: explore, isPending, refetch } = useQuery(exploreQuery);
  useDayChange(explore?.day, () => void refetch());
  if (isPending) return <DefaultSkeleton />;
  if (!explore) {
    return (
      <EmptyState
        title={exploreMessages.contentFailed}
        hint={exploreMessages.connectionHint}
        drawing={<NothingFound />}
      >
        <Button look="quiet" onClick={() => void refetch()}>
          {exploreMessages.tryAgain}
        </Button>
      </EmptyState>
    );
  }
  return (
    <>
      <FeaturedCarousel featured={explore.featured} />
      <div className="lg:gutter lg:grid lg:grid-cols-3 lg:gap-x-4">
        <Section title={exploreMessages.diveDeeper} className="lg:px-0">
          <TypeButtons onType={onCategory} />
        </Section>
        <Section title={exploreMessages.byTopic} className="lg:col-span-2 lg:px-0">
          <TopicGrid topics={explore.topics} onTopic={onCategory} />
        </Section>
      </div>
      <NoteworthyBooks books={explore.noteworthy} />
      <CommunityIdeas />
    </>
  );
}
