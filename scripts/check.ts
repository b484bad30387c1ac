/** `npm run check`: what has to hold before anything is tested. All of it runs, so that all faults show at once. */
import { spawnSync } from 'node:child_process';

const checks: [name: string, args: string[]][] = [
  ['types', ['node_modules/typescript/bin/tsc', '-p', '.']],
  ['format and lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']],
  ['import boundaries', ['scripts/boundaries.ts']],
  ['unused code', ['node_modules/knip/bin/knip.js']],
  ['catalogue', ['catalogue/check.ts']],
];

const failed = checks.filter(([name, args]) => {
  console.log(`\n${name}`);
  return spawnSync(process.execPath, args, { stdio: 'inherit' }).status !== 0;
});
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.map(([name]) => name).join(', ')}`);
  process.exit(1);
}
console.log('\nAll checks hold.');
