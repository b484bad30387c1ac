/** A plant that has begun to grow by its stake. */
export function GrowthDrawing() {
  return (
    <svg
      viewBox="0 0 200 140"
      className="w-48 text-mint-button"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <rect x="14" y="10" width="172" height="120" rx="24" className="fill-mint" stroke="none" />
      <path d="M40 108h120" />
      <path d="M100 108V56" />
      <path
        d="M100 84c-4-14-16-20-30-19 1 14 13 22 30 19ZM100 70c4-14 16-20 30-19-1 14-13 22-30 19Z"
        className="fill-paper"
      />
      <path d="M146 108V36" strokeDasharray="0.1 8" />
      <circle cx="100" cy="44" r="7" className="fill-flame" stroke="none" />
    </svg>
  );
}
