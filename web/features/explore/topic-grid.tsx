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
    <ul className="grid auto-rows-fr grid-cols-2 gap-2.5 md:grid-cols-3 lg:gap-3">
      {topics.map(({ id, title, icon }, position) => {
        const Icon = icons[icon] ?? Lightbulb;
        return (
          <li key={id} data-surface={surfaceAt(position)}>
            <button
              type="button"
              data-category={title}
              onClick={() => onTopic(title)}
              className="flex size-full min-h-17 flex-col justify-center rounded-[18px] bg-surface px-3.5 py-3 text-left transition-transform duration-200 active:scale-[0.98]"
            >
              <span className="block font-semibold text-sm leading-snug">{title}</span>
              <span className="flex w-full items-center justify-between text-ink-soft text-xs">
                {exploreMessages.exploreIdeas}
                <Icon className="size-5 text-button" strokeWidth={1.5} aria-hidden="true" />
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
