const label =
  'A chart of energy over thirty minutes. With doomscrolling it falls from the middle to almost nothing. With Pith it rises to the top.';

/** Energy over half an hour: what scrolling takes, and what an idea gives. */
export function EnergyChart() {
  return (
    <svg viewBox="0 0 320 360" className="size-full" role="img" aria-label={label}>
      <g className="stroke-button" fill="none" strokeLinecap="round">
        <path d="M34 22V308H306" strokeWidth="2.5" strokeLinejoin="round" />
        <path d="M34 212H300M34 116H300" strokeWidth="1.2" strokeDasharray="1 7" />
        <path d="M46 194C100 200 118 232 158 258S250 288 296 291" strokeWidth="3.5" strokeDasharray="0.1 9" />
        <path d="M46 190C104 184 134 156 176 118S252 56 292 50" strokeWidth="4" />
      </g>
      <circle cx="292" cy="50" r="11" className="fill-flame" />
      <g className="fill-ink font-serif" fontSize="21" fontWeight="500">
        <text x="198" y="158">
          Pith
        </text>
        <text x="302" y="258" textAnchor="end">
          Doomscrolling
        </text>
      </g>
      <g className="fill-ink-soft font-sans" fontSize="14">
        <text x="46" y="34">
          Energy
        </text>
        <text x="34" y="334">
          0
        </text>
        <text x="170" y="334" textAnchor="middle">
          15
        </text>
        <text x="306" y="334" textAnchor="end">
          30 min
        </text>
      </g>
    </svg>
  );
}
