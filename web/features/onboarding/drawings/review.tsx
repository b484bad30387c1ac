import { starPath } from './star.ts';

const reviews = [
  { y: 14, x: 8, words: ['Less scrolling,', 'more reading.'] },
  { y: 130, x: 52, words: ['Ten minutes that', 'stay all day.'] },
  { y: 246, x: 8, words: ['A commute worth', 'looking forward to.'] },
];

/** What people have told us, each under five stars. Gists and not quotations: nobody is made up. */
export function ReviewDrawing() {
  return (
    <svg
      viewBox="0 0 320 356"
      className="size-full"
      role="img"
      aria-label={`Reviews with five stars each: ${reviews.map(({ words }) => words.join(' ')).join(' ')}`}
    >
      {reviews.map(({ x, y, words }) => (
        <g key={y} transform={`translate(${x} ${y})`}>
          <path
            d={
              x < 30
                ? 'M20 0H240a20 20 0 0 1 20 20V76a20 20 0 0 1 -20 20H48L24 114V96H20A20 20 0 0 1 0 76V20A20 20 0 0 1 20 0Z'
                : 'M20 0H240a20 20 0 0 1 20 20V76a20 20 0 0 1 -20 20H236V114L212 96H20A20 20 0 0 1 0 76V20A20 20 0 0 1 20 0Z'
            }
            className="fill-paper"
          />
          <g className="fill-flame">
            {[0, 1, 2, 3, 4].map((i) => (
              <path key={i} d={starPath(28 + i * 19, 24, 8)} />
            ))}
          </g>
          <text fontSize="20" className="fill-ink font-serif" fontWeight="500">
            {words.map((line, i) => (
              <tspan key={line} x="20" y={56 + i * 24}>
                {line}
              </tspan>
            ))}
          </text>
        </g>
      ))}
    </svg>
  );
}
