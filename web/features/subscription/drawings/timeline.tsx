import { trialDays } from '../../../../contract/limits.ts';

const stations = [
  { y: 52, title: 'Today', detail: 'Everything opens at once.' },
  { y: 184, title: `Until day ${trialDays}`, detail: 'Read all you like. Cancel any time.' },
  { y: 316, title: `Day ${trialDays}`, detail: 'The trial ends, your plan begins.' },
];

/** The way of a trial, from the first day to the last. */
export function TimelineDrawing() {
  return (
    <svg
      viewBox="0 0 320 370"
      className="size-full"
      role="img"
      aria-label={`Timeline. ${stations.map(({ title, detail }) => `${title}: ${detail}`).join(' ')}`}
    >
      <g className="stroke-button" fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d="M42 52V184" strokeWidth="4" />
        <path d="M42 184V316" strokeWidth="4" strokeDasharray="0.1 11" />
        <circle cx="42" cy="52" r="24" className="fill-button stroke-none" />
        <path d="M33 53l6 6l12 -13" className="stroke-surface" strokeWidth="3.6" />
        <circle cx="42" cy="184" r="24" className="fill-paper" strokeWidth="3" />
        <path
          d="M42 176c-4.5 -3.5 -9 -3.5 -12 -1.5v16c3 -2 7.5 -2 12 1.5c4.5 -3.5 9 -3.5 12 -1.5v-16c-3 -2 -7.5 -2 -12 1.5v16"
          strokeWidth="2.2"
        />
        <circle cx="42" cy="316" r="24" className="fill-paper" strokeWidth="3" />
        <path d="M36 329V304h14l-4 5l4 5H36" className="fill-flame" strokeWidth="2.2" />
      </g>
      {stations.map(({ y, title, detail }) => (
        <g key={y}>
          <text x="84" y={y - 3} fontSize="21" fontWeight="500" className="fill-ink font-serif">
            {title}
          </text>
          <text x="84" y={y + 19} fontSize="14" className="fill-ink-soft font-sans">
            {detail}
          </text>
        </g>
      ))}
    </svg>
  );
}
