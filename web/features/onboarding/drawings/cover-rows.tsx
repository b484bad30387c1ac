import { Cover } from '../../book/cover.tsx';
import { coverRows } from '../covers.ts';

/** Two rows of covers passing by, one each way; with reduced motion they stand still. */
export function CoverRows() {
  return (
    <div aria-hidden="true" className="flex h-full w-full flex-col justify-center gap-4 overflow-hidden py-6 lg:gap-8">
      {coverRows.map((row, position) => (
        <div
          key={row[0]?.title}
          // Twice the same, so that its second half can take the place of the first unseen.
          className={`flex w-max animate-[pass_44s_linear_infinite] ${position % 2 === 1 ? '[animation-direction:reverse]' : ''}`}
        >
          {[...row, ...row].map((book, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the row never changes
            <div key={index} className="pr-4 lg:pr-8">
              <Cover book={book} className="w-24 md:w-36 lg:w-44" />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
