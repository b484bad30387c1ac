import { Skeleton } from '../../ui/skeleton.tsx';
import { card, strip } from './featured-carousel.tsx';
import { exploreMessages, typeCategories } from './messages.ts';
import { Section } from './section.tsx';

/** The shape of the default view, its headings already in place. */
export function DefaultSkeleton() {
  return (
    <div aria-busy="true">
      <p className="sr-only">{exploreMessages.loading}</p>
      <div aria-hidden="true">
        <div className={strip}>
          {[0, 1, 2].map((place) => (
            <Skeleton key={place} className={`${card} h-45 rounded-card`} />
          ))}
        </div>
        <div className="lg:gutter lg:grid lg:grid-cols-3 lg:gap-x-4">
          <Section title={exploreMessages.diveDeeper} className="lg:px-0">
            <div className="grid grid-cols-3 gap-2 lg:gap-3">
              {typeCategories.map((name) => (
                <Skeleton key={name} className="h-11 rounded-full lg:h-36.5 lg:rounded-[18px]" />
              ))}
            </div>
          </Section>
          <Section title={exploreMessages.byTopic} className="lg:col-span-2 lg:px-0">
            <div className="grid grid-cols-2 gap-2.5 md:grid-cols-3 lg:gap-3">
              {[0, 1, 2, 3, 4, 5].map((place) => (
                <Skeleton key={place} className="h-17 rounded-[18px]" />
              ))}
            </div>
          </Section>
        </div>
        <Section title={exploreMessages.noteworthy}>
          <div className="grid grid-cols-1 gap-4 lg:grid-cols-3">
            {[0, 1, 2].map((place) => (
              <div key={place} className="flex gap-4">
                <Skeleton className="h-34 w-27 shrink-0 rounded-[18px]" />
                <div className="flex-1 pt-1">
                  <Skeleton className="h-5 w-2/3" />
                  <Skeleton className="mt-2 h-3.5 w-24" />
                  <Skeleton className="mt-3 h-4 w-full" />
                  <Skeleton className="mt-2 h-4 w-3/5" />
                </div>
              </div>
            ))}
          </div>
        </Section>
      </div>
    </div>
  );
}
