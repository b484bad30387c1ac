import { Cover } from '../../book/cover.tsx';
import { atomicHabits, psychologyOfMoney, sapiens } from '../covers.ts';

/** Read, or listen to: three books in hand, and the voice under them. */
export function CoverFan() {
  return (
    <div
      role="img"
      aria-label="Three books, with a player under them"
      className="grid size-full place-items-center [container-type:size]"
    >
      <div className="relative aspect-[8/9] w-[min(100cqw,88cqh,34rem)]">
        <div className="absolute top-[14%] left-[3%] w-[41%] -rotate-8">
          <Cover book={psychologyOfMoney} className="w-full" />
        </div>
        <div className="absolute top-[3%] right-[4%] w-[41%] rotate-7">
          <Cover book={sapiens} className="w-full" />
        </div>
        <div className="absolute top-[22%] left-[28%] w-[42%]">
          <Cover book={atomicHabits} className="w-full" />
        </div>
        <Player />
      </div>
    </div>
  );
}

/** The voice's bars, by place and height. */
const wave = [10, 18, 30, 22, 14, 26, 38, 28, 18, 10, 20, 32, 24, 14, 8, 16, 26, 18].map((height, i) => ({
  x: 68 + i * 8.8,
  height,
}));
const heardTo = 125;

function Player() {
  return (
    <svg viewBox="0 0 240 64" className="absolute bottom-[2%] left-[16%] w-[68%]" aria-hidden="true">
      <rect x="1" y="1" width="238" height="62" rx="31" className="fill-paper stroke-line" strokeWidth="1.5" />
      <circle cx="33" cy="32" r="21" className="fill-ink" />
      <path d="M28 23.5v17l14 -8.5Z" className="fill-paper" />
      {wave.map(({ x, height }) => (
        <path
          key={x}
          d={`M${x} ${32 - height / 2}v${height}`}
          className={x < heardTo ? 'stroke-ink' : 'stroke-line'}
          strokeWidth="3.6"
          strokeLinecap="round"
        />
      ))}
    </svg>
  );
}
