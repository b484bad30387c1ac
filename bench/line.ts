/** One line of the table: what a budget of docs asks for, and what was measured. */
export interface Line {
  budget: string;
  value: string;
  bar: string;
  /** Undefined: it could not be measured here, and `value` says why. */
  ok?: boolean;
}

/** Measures one group of budgets; `runs` is how often each figure is taken before its median. */
export type Measure = (runs: number) => Promise<Line[]>;

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  if (low === undefined || high === undefined) throw new Error('There is no median of nothing');
  return (low + high) / 2;
}

export function leftOut(budget: string, bar: string, why: string): Line {
  return { budget, bar, value: `left out: ${why}` };
}
