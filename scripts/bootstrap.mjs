// Runs before `npm start` and `npm test` on whatever Node is there: installs what package-lock.json pins, the project's own
// Node among it, when that changed since the last time.

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const stamp = 'node_modules/.pith-lock';
const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
if (installed !== lock) {
  console.log('Installing packages (only when the lock file changed)...');
  const npm = process.env.npm_execpath;
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  // A production setting would leave out what the build needs.
  const env = { ...process.env, NODE_ENV: 'development' };
  if (npm) execFileSync(process.execPath, [npm, ...args], { stdio: 'inherit', env });
  else execFileSync('npm', args, { stdio: 'inherit', env, shell: process.platform === 'win32' });
  writeFileSync(stamp, lock);
}
