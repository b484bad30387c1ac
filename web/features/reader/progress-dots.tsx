/** How far along the ideas are, a dash each. */
export function ProgressDots({ current, total }: { current: number; total: number }) {
  return (
    <div
      role="progressbar"
      aria-label="Ideas read"
      aria-valuemin={1}
      aria-valuenow={current}
      aria-valuemax={total}
      aria-valuetext={`Idea ${current} of ${total}`}
      className="flex flex-1 gap-1.5"
    >
      {Array.from({ length: total }, (_, position) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a dash is its position
          key={position}
          className={`h-1 flex-1 rounded-full transition-colors duration-200 ${position < current ? 'bg-button' : 'bg-line'}`}
        />
      ))}
    </div>
  );
}
