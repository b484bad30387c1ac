import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { onboardingCookie } from '../contract/cookies.ts';
import { launchServer } from '../e2e/server.ts';
import { findChromium } from '../scripts/chromium.ts';
import { paths } from '../web/paths.ts';
import { type Line, leftOut } from './line.ts';

const client = join(import.meta.dirname, '../dist/client');
const bars = { firstKb: 100, furtherKb: 30 };
/** Longer than the app waits before it fetches what most likely comes next. */
const settleMs = 1500;

/** Gzipped script: what a first visit loads, and what each screen adds to that. */
export async function measureScripts(): Promise<Line[]> {
  const executablePath = findChromium();
  if (!executablePath) return [leftOut('script sizes', '', 'there is no Chrome or Chromium here')];
  const server = await launchServer();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const load = (path: string, newcomer: boolean) => loadedScripts(browser, server.url + path, newcomer);
    const feed = await load(paths.home, false);
    const intro = await load(paths.onboarding.booksVsMicro, true);
    const lines = [judgeFirst('script on the feed, first', feed), judgeFirst('script on the intro, first', intro)];
    const { onboarding, ...others } = paths;
    const further: [string, Map<string, number>][] = [
      ...Object.values(others).map((path): [string, Map<string, number>] => [path, feed]),
      ...Object.values(onboarding).map((path): [string, Map<string, number>] => [path, intro]),
    ];
    const sizes: { path: string; kb: number }[] = [];
    for (const [path, first] of further) {
      if (!(await fetch(server.url + path)).ok) continue;
      const added = [...(await load(path, first === intro))].filter(([file]) => !first.has(file));
      sizes.push({ path, kb: sumKb(added.map(([, bytes]) => bytes)) });
    }
    const largest = sizes.sort((a, b) => b.kb - a.kb)[0] ?? { path: 'none', kb: 0 };
    lines.push({
      budget: `script on each of ${sizes.length} further screens`,
      value: `${largest.kb.toFixed(1)} kB at most, on ${largest.path}`,
      bar: `at most ${bars.furtherKb} kB`,
      ok: largest.kb <= bars.furtherKb,
    });
    return lines;
  } finally {
    await browser.close();
    await server.dispose();
  }
}

/** The script files that a page asks for until it rests, with their gzipped sizes. */
async function loadedScripts(browser: Browser, url: string, newcomer: boolean): Promise<Map<string, number>> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  if (!newcomer) {
    await context.addCookies([{ name: onboardingCookie, value: 'true', url }]);
    await context.addInitScript((name) => localStorage.setItem(name, 'true'), onboardingCookie);
  }
  const page = await context.newPage();
  const files = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) files.add(pathname);
  });
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(settleMs);
  await context.close();
  const sizes = await Promise.all([...files].map(async (file) => (await stat(join(client, `${file}.gz`))).size));
  return new Map([...files].map((file, index) => [file, sizes[index] ?? 0]));
}

function judgeFirst(budget: string, scripts: Map<string, number>): Line {
  const kb = sumKb([...scripts.values()]);
  return {
    budget,
    value: `${kb.toFixed(1)} kB in ${scripts.size} files`,
    bar: `at most ${bars.firstKb} kB`,
    ok: kb <= bars.firstKb,
  };
}

function sumKb(bytes: number[]): number {
  return bytes.reduce((sum, one) => sum + one, 0) / 1000;
}
