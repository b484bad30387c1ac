import { launch } from 'chrome-launcher';
import lighthouse, { type Flags, type RunnerResult } from 'lighthouse';
import { onboardingCookie } from '../contract/cookies.ts';
import { launchServer } from '../e2e/server.ts';
import { findChromium } from '../scripts/chromium.ts';
import { paths } from '../web/paths.ts';
import { type Line, leftOut, median } from './line.ts';

const pages = [
  { name: '/ as a newcomer', path: paths.home, cookie: '' },
  { name: '/, the feed', path: paths.home, cookie: `${onboardingCookie}=true` },
  { name: 'the first onboarding screen', path: paths.onboarding.booksVsMicro, cookie: '' },
  { name: '/explore', path: paths.explore, cookie: `${onboardingCookie}=true` },
];
const throttlings = [
  { name: 'simulated', method: 'simulate', lcpMs: 1000 },
  { name: 'applied', method: 'devtools', lcpMs: 1500 },
] as const;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const bars = { tbtMs: 50, cls: 0.01, score: 98 };

export const chromiumFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** What Lighthouse, as a phone, says about a first visit. */
export async function measurePageVisits(runs: number): Promise<Line[]> {
  const chromium = findChromium();
  if (!chromium) return [leftOut('first visits', '', 'there is no Chrome or Chromium here')];
  const server = await launchServer();
  try {
    const lines: Line[] = [];
    for (const page of pages) {
      const reply = await fetch(server.url + page.path, { headers: { Cookie: page.cookie } });
      for (const throttling of reply.ok ? throttlings : []) {
        const visits: Visit[] = [];
        for (let run = 0; run < runs; run++) {
          visits.push(await visit(chromium, server.url + page.path, page.cookie, throttling.method));
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

async function visit(chromium: string, url: string, cookie: string, throttlingMethod: Flags['throttlingMethod']): Promise<Visit> {
  const chrome = await launch({ chromePath: chromium, chromeFlags: chromiumFlags, logLevel: 'silent' });
  try {
    const flags: Flags = {
      port: chrome.port,
      formFactor: 'mobile',
      throttlingMethod,
      onlyCategories: categories,
      logLevel: 'error',
      ...(cookie && { extraHeaders: { Cookie: cookie } }),
    };
    return read(await lighthouse(url, flags));
  } finally {
    chrome.kill();
  }
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
