const books = [
  { width: 34, height: 176, look: 'fill-button' },
  { width: 30, height: 150, look: 'fill-paper' },
  { width: 38, height: 196, look: 'fill-paper' },
  { width: 32, height: 164, look: 'fill-button' },
  { width: 36, height: 212, look: 'fill-paper' },
  { width: 30, height: 184, look: 'fill-button' },
  { width: 38, height: 234, look: 'fill-paper' },
].map((book, i, all) => ({
  ...book,
  day: i + 1,
  x: 30 + all.slice(0, i).reduce((sum, { width }) => sum + width + 4, 0),
}));
const floor = 270;

/** Seven books on a shelf, a day each; the last keeps its ribbon. */
export function SevenDaysDrawing() {
  return (
    <svg
      viewBox="0 0 320 330"
      className="size-full"
      role="img"
      aria-label="Seven books on a shelf, one for each free day"
    >
      <g className="stroke-button" strokeWidth="2.5" strokeLinejoin="round" strokeLinecap="round">
        {books.map(({ x, width, height, look, day }) => {
          const band = look === 'fill-button' ? 'stroke-surface' : 'stroke-button';
          return (
            <g key={day}>
              <rect x={x} y={floor - height} width={width} height={height} rx="3" className={look} />
              <path
                d={`M${x + 7} ${floor - height + 18}h${width - 14}M${x + 7} ${floor - height + 25}h${width - 14}`}
                className={band}
                strokeWidth="2"
              />
            </g>
          );
        })}
        <path d="M274 36V20h12v62l-6 -6l-6 6Z" className="fill-flame stroke-none" />
        <path d="M14 270H306" fill="none" strokeWidth="3.5" />
      </g>
      <g fontSize="15" fontWeight="600" textAnchor="middle" className="tabular font-sans">
        {books.map(({ x, width, look, day }) => (
          <text
            key={day}
            x={x + width / 2}
            y={floor - 16}
            className={look === 'fill-button' ? 'fill-surface' : 'fill-button'}
          >
            {day}
          </text>
        ))}
      </g>
      <text x="160" y="310" fontSize="18" fontWeight="500" textAnchor="middle" className="fill-ink font-serif">
        Seven days, all open
      </text>
    </svg>
  );
}
