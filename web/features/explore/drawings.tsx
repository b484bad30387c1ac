/** A lens over an empty shelf. */
export function NothingFound() {
  return (
    <svg
      viewBox="0 0 200 140"
      className="w-48 text-beige-button"
      fill="none"
      stroke="currentColor"
      strokeWidth={2.4}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <rect x="14" y="10" width="172" height="120" rx="24" className="fill-beige" stroke="none" />
      <path d="M38 108h124" />
      <path d="M52 108V60h16v48M68 108V52h14v56" className="fill-paper" strokeDasharray="0.1 6.500" />
      <circle cx="118" cy="66" r="27" className="fill-paper" />
      <path d="m138 86 20 20" strokeWidth={5} />
      <path d="M106 66h24" strokeDasharray="0.1 6" />
      <circle cx="118" cy="66" r="4" className="fill-flame" stroke="none" />
    </svg>
  );
}

/** Two voices, one of them still to come. */
export function NoVoicesYet() {
  return (
    <svg
      viewBox="0 0 120 72"
      className="w-28 shrink-0 text-lavender-button"
      fill="none"
      stroke="currentColor"
      strokeWidth={2.2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path
        d="M14 10h56a8 8 0 0 1 8 8v22a8 8 0 0 1-8 8H36L24 58V48H14a8 8 0 0 1-8-8V18a8 8 0 0 1 8-8Z"
        className="fill-paper"
      />
      <path d="M20 24h44M20 34h28" strokeDasharray="0.1 6" />
      <path d="M90 26h16a8 8 0 0 1 8 8v14a8 8 0 0 1-8 8h-4v8l-9-8h-9" strokeDasharray="0.1 6.500" />
    </svg>
  );
}
