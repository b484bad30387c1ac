import type { ReactNode } from 'react';
import type { GoalId } from '../goals.ts';

const drawings: Record<GoalId, ReactNode> = {
  productivity: (
    <>
      <rect x="14" y="4" width="28" height="48" rx="6" className="fill-paper" />
      <path d="M20 14h16M20 21h16M20 28h9" />
      <path d="M28 36v9M24 41.5l4 4l4 -4" className="stroke-flame" />
    </>
  ),
  mindset: (
    <>
      <path d="M6 50h44" />
      <rect x="10" y="36" width="36" height="10" rx="2" className="fill-paper" />
      <rect x="14" y="25" width="30" height="11" rx="2" className="fill-button" />
      <path d="M28 25V14" />
      <path d="M28 18C20 18 17 13 17 7C24 7 28 11 28 18Z" className="fill-flame stroke-none" />
      <path d="M28 16C28 10 32 6 39 6C39 12 35 16 28 16Z" className="fill-paper" />
    </>
  ),
  wellness: (
    <>
      <circle cx="28" cy="28" r="21" className="fill-paper" />
      <path d="M28 7C18 15 18 41 28 49C38 41 38 15 28 7ZM8 22h40M8 34h40" />
      <circle cx="43" cy="13" r="6" className="fill-flame stroke-none" />
    </>
  ),
  career: (
    <>
      <path d="M5 50h12V39h12V28h12V17h10" />
      <path d="M5 50h46V17H41v11H29v11H17v11" className="fill-paper" />
      <circle cx="46" cy="9" r="5.5" className="fill-flame stroke-none" />
    </>
  ),
};

/** One small picture for each goal. */
export function GoalDrawing({ id }: { id: GoalId }) {
  return (
    <svg
      viewBox="0 0 56 56"
      className="size-[56px] shrink-0 stroke-button lg:size-[72px]"
      fill="none"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {drawings[id]}
    </svg>
  );
}
