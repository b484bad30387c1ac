import type { ReactNode } from 'react';

function Plate({ surface, children }: { surface: 'mint' | 'beige' | 'lavender'; children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 120 96"
      aria-hidden="true"
      data-surface={surface}
      className="h-24 w-30 stroke-button"
      fill="none"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <rect width="120" height="96" rx="24" className="fill-surface stroke-none" />
      {children}
    </svg>
  );
}

export function EnvelopeDrawing() {
  return (
    <Plate surface="mint">
      <rect x="30" y="30" width="60" height="42" rx="5" className="fill-paper" />
      <path d="M31 33l29 23l29 -23" />
      <circle cx="89" cy="30" r="8" className="fill-flame stroke-none" />
    </Plate>
  );
}

export function KeyDrawing() {
  return (
    <Plate surface="lavender">
      <circle cx="44" cy="48" r="15" className="fill-paper" />
      <circle cx="44" cy="48" r="5" className="fill-flame stroke-none" />
      <path d="M59 48h34M83 48v11M93 48v8" />
    </Plate>
  );
}

export function CheckDrawing() {
  return (
    <Plate surface="mint">
      <circle cx="60" cy="48" r="23" className="fill-paper" />
      <path d="M50 49l7 7l14 -15" strokeWidth="3.5" />
    </Plate>
  );
}

export function StaleLinkDrawing() {
  return (
    <Plate surface="beige">
      <path d="M55 38l5 -5a11 11 0 0 1 16 16l-5 5M65 58l-5 5a11 11 0 0 1 -16 -16l5 -5" strokeWidth="4" />
      <path d="M46 32l-5 -6M38 40l-7 -3M74 64l5 6M82 56l7 3" className="stroke-flame" />
    </Plate>
  );
}
