/**
 * `npm run bench`: the budgets of docs/decisions, measured on this machine, one line each; ends with 1 when one is over.
 *
 *   npm run bench -- [--report] [--runs=5] [page-visits scripts touch start server ...]
 *
 * `--report` only prints. The figures mean something only while nothing else runs.
 */
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../scripts/built.ts';
import type { Line, Measure } from './line.ts';

const groups: Record<string, () => Promise<Measure>> = {
  'page-visits': async () => (await import('./page-visits.ts')).measurePageVisits,
  scripts: async () => (await import('./scripts.ts')).measureScripts,
  touch: async () => (await import('./touch.ts')).measureTouch,
  start: async () => (await import('./start.ts')).measureStart,
  server: async () => (await import('./server.ts')).measureServer,
};

const { values: options, positionals } = parseArgs({
  options: { report: { type: 'boolean', default: false }, runs: { type: 'string', default: '5' } },
  allowPositionals: true,
});
const wanted = positionals.length > 0 ? positionals : Object.keys(groups);
const unknown = wanted.filter((name) => !(name in groups));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}; there are ${Object.keys(groups).join(', ')}.`);
  process.exit(2);
}

await ensureBuilt();
let over = 0;
for (const name of wanted) {
  const measure = await groups[name]?.();
  for (const line of (await measure?.(Number(options.runs))) ?? []) {
    if (line.ok === false) over++;
    print(line);
  }
}
console.log(over === 0 ? '\nEvery budget that was measured is kept.' : `\n${over} over budget.`);
process.exit(over > 0 && !options.report ? 1 : 0);

function print({ budget, value, bar, ok }: Line): void {
  const verdict = ok === undefined ? '-' : ok ? 'ok' : 'OVER';
  console.log(`${verdict.padEnd(5)}${budget.padEnd(52)} ${value.padEnd(52)} bar: ${bar}`);
}
