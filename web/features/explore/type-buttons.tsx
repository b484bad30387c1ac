import { BookOpen, Clapperboard, Headphones } from 'lucide-react';
import { typeCategories } from './messages.ts';

const icons = { Books: BookOpen, Podcasts: Headphones, Videos: Clapperboard };

/** The types of content: pills on a phone, tiles beside the topics where there is room. */
export function TypeButtons({ onType }: { onType(name: string): void }) {
  return (
    <ul className="grid grid-cols-3 gap-2 lg:gap-3">
      {typeCategories.map((name) => {
        const Icon = icons[name];
        return (
          <li key={name}>
            <button
              type="button"
              data-category={name}
              onClick={() => onType(name)}
              className="flex min-h-11 w-full items-center justify-center rounded-full border border-line font-semibold text-sm transition-transform duration-200 active:scale-[0.98] lg:h-36.5 lg:flex-col lg:items-start lg:justify-between lg:rounded-[18px] lg:p-4"
            >
              <Icon className="hidden size-6 text-ink-soft lg:block" strokeWidth={1.5} aria-hidden="true" />
              {name}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
