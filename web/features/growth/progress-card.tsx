import { BookOpenText, Clock3, Compass, type LucideIcon, PenLine, Repeat2 } from 'lucide-react';
import type { Surface } from '../../../contract/surface.ts';
import { growthMessages } from './messages.ts';
import type { Counter, Progress } from './progress.ts';

const icons: Record<Counter, LucideIcon> = {
  ideas_saved: BookOpenText,
  time_invested: Clock3,
  topics_explored: Compass,
  insights_revisited: Repeat2,
  reflections_written: PenLine,
};

/** How far one counter has come towards its goal. */
export function ProgressCard({
  progress,
  surface,
  className,
}: {
  progress: Progress;
  surface: Surface;
  className: string;
}) {
  const { counter, value, goal, percent } = progress;
  const label = growthMessages.labels[counter];
  const Icon = icons[counter];
  return (
    <li data-surface={surface} className={`rounded-card bg-surface p-5 ${className}`}>
      <h2 className="flex items-center gap-2 font-sans font-semibold text-sm tracking-normal">
        <Icon className="size-4.5 text-button" strokeWidth={1.75} aria-hidden="true" />
        {label}
      </h2>
      <p className="tabular mt-2 flex flex-wrap items-baseline gap-x-2 whitespace-nowrap">
        <span className="font-serif text-2xl">{value}</span>
        <span className="text-ink-soft">/ {goal}</span>
        <span className="ml-auto font-semibold text-button text-xs">
          {percent === 100 ? growthMessages.goalReached : `${percent}%`}
        </span>
      </p>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={growthMessages.ofGoal(value, goal)}
        className="mt-3 h-2 overflow-hidden rounded-full bg-button/15"
      >
        {/* Never rendered on the server, whose pages allow no style attributes. */}
        <span
          className="block h-full origin-left rounded-full bg-button transition-[scale] duration-320 ease-enter starting:scale-x-0"
          style={{ scale: `${percent / 100} 1` }}
        />
      </div>
    </li>
  );
}
