import { Compass, Flower2, HeartPulse, Hourglass, Lightbulb, ListChecks, type LucideIcon, Repeat } from 'lucide-react';
import type { ExploreTopic } from '../../../contract/explore.ts';
import { surfaceAt } from '../book/surface.ts';
import { exploreMessages } from './messages.ts';

/** The icons that the catalogue's lists name. */
const icons: Record<string, LucideIcon> = {
  repeat: Repeat,
  hourglass: Hourglass,
  'list-checks': ListChecks,
  'flower-2': Flower2,
  compass: Compass,
  'heart-pulse': HeartPulse,
};

export function TopicGrid({ topics, onTopic }: { topics: ExploreTopic[]; onTopic(name: string): void }) {
  return (
    <ul className="grid grid-cols-2 gap-2.5 md:grid-cols-3 lg:gap-3">
      {topics.map(({ id, title, icon }, position) => {
        const Icon = icons[icon] ?? Lightbulb;
        return (
          <li key={id} data-surface={surfaceAt(position)}>
            <button
              type="button"
              data-category={title}
              onClick={() => onTopic(title)}
              className="flex min-h-17 w-full items-center gap-2 rounded-[18px] bg-surface px-4 py-3 text-left transition-transform duration-200 active:scale-[0.98]"
            >
              <span className="min-w-0 flex-1">
                <span className="block font-semibold text-sm leading-snug">{title}</span>
                <span className="block text-ink-soft text-xs">{exploreMessages.exploreIdeas}</span>
              </span>
              <Icon className="size-5 shrink-0 text-button" strokeWidth={1.5} aria-hidden="true" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
