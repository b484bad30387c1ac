/** Ideas on their rings round the pith, each ring open where the next one begins. */
export function RingsDrawing() {
  return (
    <svg viewBox="0 0 320 320" className="size-full" aria-hidden="true">
      <g className="stroke-button" fill="none" strokeWidth="7" strokeLinecap="round">
        <path d="M88.2 278.3A140 140 0 1 1 231.8 278.3" />
        <path d="M231.8 88.2A101.5 101.5 0 1 1 160 58.5" strokeWidth="7" />
        <path d="M114.8 115.2A63.5 63.5 0 1 0 160 96.5" strokeWidth="7" />
      </g>
      <circle cx="160" cy="160" r="27" className="fill-flame" />
      <g className="fill-button">
        <circle cx="160" cy="298" r="9" />
        <circle cx="200" cy="66" r="9" />
        <circle cx="136" cy="101" r="9" />
      </g>
    </svg>
  );
}
