import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse, { type Flags, type RunnerResult } from 'lighthouse';
import { onboardingCookie } from '../contract/cookies.ts';
import { launchServer } from '../e2e/server.ts';
import { findChromium } from '../scripts/chromium.ts';
import { paths } from '../web/paths.ts';
import { type Line, leftOut, median } from './line.ts';

const pages = [
  { name: '/ as a newcomer', path: paths.home, newcomer: true },
  { name: '/, the feed', path: paths.home, newcomer: false },
  { name: 'the first onboarding screen', path: paths.onboarding.booksVsMicro, newcomer: true },
  { name: '/explore', path: paths.explore, newcomer: false },
];
const throttlings = [
  { name: 'simulated', method: 'simulate', lcpMs: 1000 },
  { name: 'applied', method: 'devtools', lcpMs: 1500 },
] as const;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const bars = { tbtMs: 50, cls: 0.01, score: 98 };

const chromiumFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** What Lighthouse, as a phone, says about a first visit. */
export async function measurePageVisits(runs: number): Promise<Line[]> {
  const chromiumPath = findChromium();
  if (!chromiumPath) return [leftOut('first visits', '', 'there is no Chrome or Chromium here')];
  const server = await launchServer();
  try {
    const lines: Line[] = [];
    for (const page of pages) {
      const address = new URL(page.path, server.url);
      for (const throttling of (await fetch(address)).ok ? throttlings : []) {
        const visits: Visit[] = [];
        for (let run = 0; run < runs; run++) {
          visits.push(await visit(chromiumPath, address, page.newcomer, throttling.method));
        }
        lines.push(judge(`${page.name}, ${throttling.name}`, throttling.lcpMs, visits));
      }
    }
    return lines;
  } finally {
    await server.dispose();
  }
}

interface Visit {
  lcpMs: number;
  tbtMs: number;
  cls: number;
  scores: number[];
}

async function visit(
  chromePath: string,
  address: URL,
  newcomer: boolean,
  throttlingMethod: NonNullable<Flags['throttlingMethod']>,
): Promise<Visit> {
  const chrome = await launch({ chromePath, chromeFlags: chromiumFlags, logLevel: 'silent' });
  try {
    if (!newcomer) await finishOnboarding(chrome.port, address.origin);
    const flags: Flags = {
      port: chrome.port,
      formFactor: 'mobile',
      throttlingMethod,
      onlyCategories: categories,
      // The browser is new for each visit: all that it knows is that the onboarding is behind.
      disableStorageReset: true,
      logLevel: 'error',
    };
    return read(await lighthouse(address.href, flags));
  } finally {
    chrome.kill();
  }
}

/** Leaves what the onboarding leaves, without loading any of the app. */
async function finishOnboarding(port: number, origin: string): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await browser.newPage();
  await page.goto(`${origin}/healthz`);
  await page.evaluate((name) => {
    localStorage.setItem(name, 'true');
    // biome-ignore lint/suspicious/noDocumentCookie: it is what the app itself does
    document.cookie = `${name}=true; path=/`;
  }, onboardingCookie);
  await page.close();
  await browser.close();
}

function read(result: RunnerResult | undefined): Visit {
  if (!result) throw new Error('Lighthouse answered nothing');
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  const number = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  return {
    lcpMs: number('largest-contentful-paint'),
    tbtMs: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    scores: categories.map((id) => (lhr.categories[id]?.score ?? 0) * 100),
  };
}

function judge(budget: string, lcpBarMs: number, visits: Visit[]): Line {
  const lcpMs = median(visits.map((one) => one.lcpMs));
  const tbtMs = median(visits.map((one) => one.tbtMs));
  const cls = median(visits.map((one) => one.cls));
  const scores = categories.map((_, index) => median(visits.map((one) => one.scores[index] ?? 0)));
  return {
    budget,
    value: `LCP ${seconds(lcpMs)}, TBT ${tbtMs.toFixed(0)} ms, CLS ${cls.toFixed(3)}, scores ${scores.join(' ')}`,
    bar: `${seconds(lcpBarMs)}, ${bars.tbtMs} ms, ${bars.cls}, ${bars.score}`,
    ok: lcpMs <= lcpBarMs && tbtMs <= bars.tbtMs && cls <= bars.cls && scores.every((score) => score >= bars.score),
  };
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
