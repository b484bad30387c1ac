import { starPath } from './star.ts';

/** The awards: laurels round the rating, between laurels for reading and for listening. */
export function Awards() {
  return (
    <svg
      viewBox="0 0 320 84"
      className="w-full max-w-80"
      role="img"
      aria-label="Awards: 4.8 out of 5, five stars, for reading and for listening"
    >
      <g className="stroke-beige-button" fill="none" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
        <Laurel x={40} scale={0.72} />
        <Laurel x={160} scale={1} />
        <Laurel x={280} scale={0.72} />
        <path d="M40 36c-5 -4 -11 -4 -16 -2v18c5 -2 11 -2 16 2c5 -4 11 -4 16 -2V34c-5 -2 -11 -2 -16 2v18" />
        <path d="M268 46v-3a12 12 0 0 1 24 0v3" />
        <path
          d="M268 45h3v8h-3a2 2 0 0 1 -2 -2v-4a2 2 0 0 1 2 -2ZM292 45h-3v8h3a2 2 0 0 0 2 -2v-4a2 2 0 0 0 -2 -2Z"
          className="fill-beige"
        />
      </g>
      <text x="160" y="47" textAnchor="middle" fontSize="27" fontWeight="500" className="tabular fill-ink font-serif">
        4.8
      </text>
      <g className="fill-flame">
        {[-2, -1, 0, 1, 2].map((i) => (
          <path key={i} d={starPath(160 + i * 11, 59, 4.8)} />
        ))}
      </g>
    </svg>
  );
}

const leaves = [
  { x: -26, y: 66, turn: 62 },
  { x: -37, y: 54, turn: 34 },
  { x: -41, y: 39, turn: 8 },
  { x: -37, y: 24, turn: -20 },
  { x: -27, y: 11, turn: -46 },
];

/** A wreath round (x, 42): five leaves on each side. */
function Laurel({ x, scale }: { x: number; scale: number }) {
  return (
    <g transform={`translate(${x} 42) scale(${scale}) translate(0 -40)`}>
      {[1, -1].map((side) => (
        <g key={side} transform={`scale(${side} 1)`} className="fill-beige">
          {leaves.map(({ x: at, y, turn }) => (
            <path key={y} d="M0 9C-6 3 -6 -4 0 -9C6 -4 6 3 0 9Z" transform={`translate(${at} ${y}) rotate(${-turn})`} />
          ))}
          <path d="M-8 78C-16 78 -20 76 -25 71" fill="none" />
        </g>
      ))}
    </g>
  );
}
