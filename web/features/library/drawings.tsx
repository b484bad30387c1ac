const frame = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.4,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** An open book that waits for its heart. */
export function EmptyFavorites() {
  return (
    <svg viewBox="0 0 200 140" className="w-48 text-mint-button" aria-hidden="true" {...frame}>
      <rect x="14" y="10" width="172" height="120" rx="24" className="fill-mint" stroke="none" />
      <path
        d="M100 54c-14-9-32-12-50-10v54c18-2 36 1 50 10 14-9 32-12 50-10V44c-18-2-36 1-50 10Z"
        className="fill-paper"
      />
      <path d="M100 54v54" />
      <path d="M64 62c8 0 15 1 22 4M64 76c8 0 15 1 22 4" strokeDasharray="0.1 6" />
      <path
        d="M125 82c-7-5-11-8.500-11-13a5.800 5.800 0 0 1 11-2.600A5.800 5.800 0 0 1 136 69c0 4.500-4 8-11 13Z"
        className="fill-flame"
        stroke="none"
      />
    </svg>
  );
}

/** A shelf with one book on it and room for more. */
export function EmptyReadLater() {
  return (
    <svg viewBox="0 0 200 140" className="w-48 text-beige-button" aria-hidden="true" {...frame}>
      <rect x="14" y="10" width="172" height="120" rx="24" className="fill-beige" stroke="none" />
      <path d="M38 106h124" />
      <path d="M58 106V46h22v60ZM58 60h22" className="fill-paper" />
      <path d="m86 106 12-56 18 4-11 52Z" className="fill-paper" />
      <path d="M128 106V52h22v54" strokeDasharray="0.1 7" />
      <path d="M65 46v22l4-4 4 4V46" className="fill-flame" stroke="none" />
    </svg>
  );
}

/** A stash behind its lock. */
export function SignedOutStash() {
  return (
    <svg viewBox="0 0 200 140" className="w-48 text-lavender-button" aria-hidden="true" {...frame}>
      <rect x="14" y="10" width="172" height="120" rx="24" className="fill-lavender" stroke="none" />
      <rect x="50" y="34" width="64" height="76" rx="6" className="fill-paper" />
      <path d="M62 50h40M62 64h40M62 78h24" strokeDasharray="0.1 6.500" />
      <path d="M112 40h26a6 6 0 0 1 6 6v62l-16-11-16 11V46a6 6 0 0 1 6-6Z" className="fill-paper" />
      <circle cx="128" cy="66" r="6" className="fill-flame" stroke="none" />
    </svg>
  );
}

/** A line that broke. */
export function UnreachableStash() {
  return (
    <svg viewBox="0 0 200 140" className="w-48 text-lavender-button" aria-hidden="true" {...frame}>
      <rect x="14" y="10" width="172" height="120" rx="24" className="fill-lavender" stroke="none" />
      <rect x="40" y="46" width="42" height="50" rx="5" className="fill-paper" />
      <path d="M50 58h22M50 68h22M50 78h12" strokeDasharray="0.1 6" />
      <path d="M82 71h16m20 0h14" />
      <path d="m102 62 5 6m0 8-5 6" />
      <circle cx="146" cy="71" r="14" className="fill-paper" />
      <circle cx="146" cy="71" r="4" className="fill-flame" stroke="none" />
    </svg>
  );
}
