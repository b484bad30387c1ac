export interface ProgressProps {
  /** The step that is on the screen, from 1. */
  step: number;
  of: number;
}

export const funnelSteps = 9;
export const introSteps = 3;

/** How far along the way is: nine steps on a bar, or the three segments of the short intro. */
export function Progress({ step, of }: ProgressProps) {
  return (
    <div
      role="progressbar"
      aria-label="Progress"
      aria-valuemin={1}
      aria-valuenow={step}
      aria-valuemax={of}
      aria-valuetext={`Step ${step} of ${of}`}
      className={`flex min-w-0 flex-1 ${of === introSteps ? 'gap-2' : 'gap-1'}`}
    >
      {Array.from({ length: of }, (_, position) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its position
          key={position}
          className={`h-1 flex-1 rounded-full ${position < step ? 'bg-ink' : 'bg-line'}`}
        />
      ))}
    </div>
  );
}
