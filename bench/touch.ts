import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { onboardingCookie } from '../contract/cookies.ts';
import { launchServer } from '../e2e/server.ts';
import { findChromium } from '../scripts/chromium.ts';
import { paths } from '../web/paths.ts';
import { type Line, leftOut, median } from './line.ts';

const slowdown = 4;
const bars = { answerMs: 100, onTime: 0.95 };
/** A frame that comes within half a frame of its time still shows as one. */
const frameMs = 1000 / 60;
const toleranceMs = frameMs / 2;
const swipe = { x: 195, fromY: 260, toY: 620, steps: 30 };

interface Round {
  tapMs: number;
  swipeMs: number;
  onTime: number;
}

/** A tap on a card of the feed and swipes through the ideas, on a phone's screen and a slow processor. */
export async function measureTouch(runs: number): Promise<Line[]> {
  const executablePath = findChromium();
  if (!executablePath) return [leftOut('taps and swipes', '', 'there is no Chrome or Chromium here')];
  const server = await launchServer();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const rounds: Round[] = [];
    for (let run = 0; run < runs; run++) rounds.push(await play(browser, server.url));
    const tapMs = median(rounds.map((round) => round.tapMs));
    const swipeMs = median(rounds.map((round) => round.swipeMs));
    const onTime = median(rounds.map((round) => round.onTime));
    const answer = (budget: string, ms: number): Line => ({
      budget: `${budget} at ${slowdown}x slowdown, to the next paint`,
      value: `${ms.toFixed(0)} ms`,
      bar: `at most ${bars.answerMs} ms`,
      ok: ms <= bars.answerMs,
    });
    return [
      answer('a tap on a card', tapMs),
      answer('the first move of a swipe', swipeMs),
      {
        budget: `frames of a swipe at ${slowdown}x slowdown`,
        value: `${(onTime * 100).toFixed(1)} % within ${(frameMs + toleranceMs).toFixed(1)} ms`,
        bar: `at least ${bars.onTime * 100} %`,
        ok: onTime >= bars.onTime,
      },
    ];
  } finally {
    await browser.close();
    await server.dispose();
  }
}

async function play(browser: Browser, url: string): Promise<Round> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  try {
    await context.addCookies([{ name: onboardingCookie, value: 'true', url }]);
    await context.addInitScript((name) => localStorage.setItem(name, 'true'), onboardingCookie);
    const page = await context.newPage();
    await page.goto(url + paths.home);
    await page.waitForFunction(() => 'started' in window && window.started === true);
    const client = await context.newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await watch(page);

    await page.locator('article').first().getByRole('link').tap();
    await page.getByRole('button', { name: /Explore/ }).waitFor();
    const tapMs = await slowestAnswer(page, ['pointerup', 'click']);
    await page.getByRole('button', { name: /Explore/ }).tap();
    await page.getByRole('button', { name: 'Next idea' }).waitFor();
    await page.waitForTimeout(500);

    await forget(page);
    const shares: number[] = [];
    for (let turn = 0; turn < 3; turn++) shares.push(await swipeOnce(page, client));
    const swipeMs = await slowestAnswer(page, ['touchstart', 'pointerdown', 'touchend', 'pointerup']);
    return { tapMs, swipeMs, onTime: median(shares) };
  } finally {
    await context.close();
  }
}

declare global {
  interface Window {
    answers: { name: string; ms: number }[];
  }
}

/** Collects how long each event takes to the next paint, as the browser's own Event Timing says. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.answers = [];
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) window.answers.push({ name, ms: duration });
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

async function forget(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.answers = [];
  });
}

/** Answers under 16 ms are not told of, so none is a good sign. */
async function slowestAnswer(page: Page, names: string[]): Promise<number> {
  await page.waitForTimeout(300);
  const answers = await page.evaluate(() => window.answers);
  return Math.max(16, ...answers.filter(({ name }) => names.includes(name)).map(({ ms }) => ms));
}

/** Drags a finger down the page, a step a frame, and answers the share of frames on time while it moves and turns. */
async function swipeOnce(page: Page, client: CDPSession): Promise<number> {
  const gaps = page.evaluate(
    (ms) =>
      new Promise<number[]>((resolve) => {
        const times: number[] = [];
        const end = performance.now() + ms;
        const frame = (now: number) => {
          times.push(now);
          if (now < end) requestAnimationFrame(frame);
          else resolve(times.slice(1).map((time, index) => time - (times[index] ?? time)));
        };
        requestAnimationFrame(frame);
      }),
    swipe.steps * frameMs + 500,
  );
  const point = (step: number) => ({ x: swipe.x, y: swipe.fromY + ((swipe.toY - swipe.fromY) * step) / swipe.steps });
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point(0)] });
  for (let step = 1; step <= swipe.steps; step++) {
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point(step)] });
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  const measured = await gaps;
  await page.waitForTimeout(300);
  return measured.filter((gap) => gap <= frameMs + toleranceMs).length / measured.length;
}
