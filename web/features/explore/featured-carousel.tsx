import type { Featured } from '../../../contract/explore.ts';
import { Cover } from '../book/cover.tsx';
import { ReadLink } from '../book/read-link.tsx';
import { BookmarkButton } from '../library/bookmark-button.tsx';
import { exploreMessages } from './messages.ts';

/** The carousel's scrolling strip, and its cards' widths: where there is room all three stand side by side. */
export const strip =
  'no-scrollbar flex snap-x snap-mandatory scroll-px-5 gap-3 overflow-x-auto overscroll-x-contain px-5 lg:grid lg:grid-cols-3 lg:gap-4 lg:overflow-visible';
export const card = 'w-[84%] max-w-88 shrink-0 snap-start md:w-[46%] lg:w-auto lg:max-w-none';

/** The day's featured titles. */
export function FeaturedCarousel({ featured }: { featured: Featured[] }) {
  return (
    <section aria-label={exploreMessages.featured}>
      <ul className={strip}>
        {featured.map((entry) => (
          <li
            key={entry.id}
            data-surface={entry.theme}
            className={`${card} relative flex gap-4 rounded-card bg-surface p-4`}
          >
            <div data-shared-cover className="shrink-0">
              <Cover book={entry} className="w-26" />
            </div>
            <div className="flex min-w-0 flex-1 flex-col">
              <p className="pt-0.5 font-semibold text-button text-xs">{entry.type}</p>
              <h2 className="mt-1 line-clamp-4 break-words text-lg leading-[1.2]">{entry.heading}</h2>
              <p className="mt-1.5 line-clamp-2 break-words text-ink-soft text-xs">{entry.title}</p>
              <div className="mt-auto -mr-2 -mb-3 flex items-center justify-between">
                <ReadLink
                  opened={{ book: entry, surface: entry.theme, fromReadLater: false }}
                  className="flex min-h-11 items-center whitespace-nowrap font-semibold text-button text-sm after:absolute after:inset-0 after:rounded-card"
                >
                  {exploreMessages.readNow}
                  <span className="sr-only">: {entry.title}</span>
                </ReadLink>
                <BookmarkButton book={entry} className="relative" />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
