import type { Noteworthy } from '../../../contract/explore.ts';
import { Cover } from '../book/cover.tsx';
import { ReadLink } from '../book/read-link.tsx';
import { BookmarkButton } from '../library/bookmark-button.tsx';
import { exploreMessages } from './messages.ts';
import { Section } from './section.tsx';

/** The day's new books, each cover on its own ground. */
export function NoteworthyBooks({ books }: { books: Noteworthy[] }) {
  return (
    <Section title={exploreMessages.noteworthy}>
      <ul className="grid grid-cols-1 gap-4 lg:grid-cols-3">
        {books.map((book) => (
          <li key={book.id} data-surface={book.theme} className="relative flex gap-4">
            <div className="grid w-27 shrink-0 place-items-center self-stretch rounded-[18px] bg-surface py-4">
              <div data-shared-cover>
                <Cover book={book} className="w-18" />
              </div>
            </div>
            <div className="flex min-w-0 flex-1 flex-col pt-1">
              <h3 className="line-clamp-2 break-words text-base leading-snug">{book.title}</h3>
              <p className="mt-0.5 truncate text-ink-soft text-xs">{book.author}</p>
              <p className="mt-1.5 line-clamp-2 text-ink-soft text-sm">{book.description}</p>
              <div className="mt-auto flex items-center justify-between">
                <ReadLink
                  opened={{ book, surface: book.theme, fromReadLater: false }}
                  className="flex min-h-11 items-center font-semibold text-button text-sm after:absolute after:inset-0 after:rounded-[18px]"
                >
                  {exploreMessages.read}
                  <span className="sr-only"> {book.title}</span>
                </ReadLink>
                <BookmarkButton book={book} className="relative -mr-3" />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
