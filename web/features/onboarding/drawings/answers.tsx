import type { ReactNode } from 'react';

const thumb = (
  <>
    <path
      d="M22 26L30 8C35 8 38 11 37 17L35.5 23H46C50 23 52 26 51 30L48 44C47 47 45 48.5 42 48.5H22Z"
      className="fill-paper"
    />
    <rect x="10" y="26" width="12" height="23" rx="3" className="fill-button" />
  </>
);

const drawings = {
  'thumbs-down': <g transform="rotate(180 30 29)">{thumb}</g>,
  shrug: (
    <>
      <circle cx="30" cy="17" r="8.5" className="fill-paper" />
      <path d="M18 52V38C18 33 22 30.5 26 30.5H34C38 30.5 42 33 42 38V52" className="fill-button" />
      <path d="M18 40L8 44L6 31M42 40L52 44L54 31" />
      <path d="M2.5 30C5 27 8 27 10.5 29M57.5 30C55 27 52 27 49.5 29" />
      <path d="M26.5 20h7" />
    </>
  ),
  'thumbs-up': thumb,
} satisfies Record<string, ReactNode>;

export type AnswerId = keyof typeof drawings;

/** An answer's emoji in our own hand, so that it is there on devices without a font for it. */
export function AnswerDrawing({ id }: { id: AnswerId }) {
  return (
    <svg
      viewBox="0 0 60 58"
      className="w-13 stroke-button md:w-16"
      fill="none"
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {drawings[id]}
    </svg>
  );
}
