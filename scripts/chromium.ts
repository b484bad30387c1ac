import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of a Chrome or Chromium on this machine: CHROMIUM_PATH, or one in the usual places. */
export function findChromium(): string | undefined {
  const inPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return [process.env.CHROMIUM_PATH ?? '', ...inPath, ...elsewhere].find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return path !== '';
  } catch {
    return false;
  }
}

/** Finds a browser or gets one: Debian's package where this account may install it, else Playwright's own. */
export function bringChromium(): string | undefined {
  const found = findChromium();
  if (found) return found;
  console.log('There is no Chrome or Chromium here; getting one...');
  const attempts: [string, string[]][] = [
    ...(process.getuid?.() === 0
      ? [
          ['apt-get', ['update', '-q']] as [string, string[]],
          ['apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium']] as [string, string[]],
        ]
      : []),
    ['npx', ['playwright', 'install', 'chromium']],
  ];
  for (const [command, args] of attempts) {
    try {
      execFileSync(command, args, { stdio: 'ignore', shell: process.platform === 'win32' });
    } catch {
      continue;
    }
    const brought = findChromium();
    if (brought) return brought;
  }
  return undefined;
}
