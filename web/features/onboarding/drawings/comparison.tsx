const label = 'Full books take hours each. Microlearning takes minutes a day.';

/** Full books beside microlearning: a heap that is never begun, and a card that is read. */
export function ComparisonDrawing() {
  return (
    <svg viewBox="0 90 320 290" className="size-full" role="img" aria-label={label}>
      <g className="stroke-button" strokeWidth="2.5" strokeLinejoin="round" strokeLinecap="round">
        {heap.map((book) => (
          <Book key={book.y} {...book} />
        ))}
        <path d="M64 110V96h13v38l-6.5 -6l-6.5 6Z" className="fill-flame stroke-none" />
        <path d="M6 310H314" fill="none" />
        <rect x="198" y="178" width="100" height="132" rx="16" className="fill-paper" />
        <path d="M216 244h64M216 260h64M216 276h38" fill="none" strokeWidth="3.5" />
      </g>
      <circle cx="231" cy="212" r="15" className="fill-flame" />
      <g className="fill-ink" textAnchor="middle">
        <text x="86" y="344" fontSize="22" className="font-serif" fontWeight="500">
          Full books
        </text>
        <text x="248" y="344" fontSize="22" className="font-serif" fontWeight="500">
          Microlearning
        </text>
      </g>
      <g className="fill-ink-soft font-sans" textAnchor="middle" fontSize="16">
        <text x="86" y="368">
          hours each
        </text>
        <text x="248" y="368">
          minutes a day
        </text>
      </g>
    </svg>
  );
}

interface BookProps {
  x: number;
  y: number;
  width: number;
  height: number;
  look: 'solid' | 'paper';
}

/** From the ground up. */
const heap: BookProps[] = [
  { x: 22, y: 268, width: 132, height: 42, look: 'solid' },
  { x: 36, y: 234, width: 110, height: 34, look: 'paper' },
  { x: 16, y: 190, width: 126, height: 44, look: 'solid' },
  { x: 40, y: 156, width: 106, height: 34, look: 'paper' },
  { x: 28, y: 110, width: 122, height: 46, look: 'paper' },
];

/** A thick book lying on its side: its back at the left, its leaves at the right. */
function Book({ x, y, width, height, look }: BookProps) {
  const leaves = [0.34, 0.52, 0.7].map((part) => y + height * part);
  const right = x + width;
  return (
    <>
      <path
        d={`M${right - 6} ${y + 5}H${x + 12}V${y + height - 5}H${right - 6}`}
        className="fill-paper"
        strokeWidth="2"
      />
      {leaves.map((at) => (
        <path key={at} d={`M${x + 18} ${at}H${right - 8}`} strokeWidth="1.2" />
      ))}
      <path
        d={`M${right} ${y}H${x + 12}Q${x} ${y} ${x} ${y + height / 2}T${x + 12} ${y + height}H${right}v-5H${x + 18}V${y + 5}H${right}Z`}
        className={look === 'solid' ? 'fill-button' : 'fill-surface'}
      />
    </>
  );
}
