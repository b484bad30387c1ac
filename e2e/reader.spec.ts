import type { Page } from '@playwright/test';
import { expect, swipe, test } from './test.ts';

test.use({ storageState: { cookies: [], origins: [] } });

test.beforeEach(async ({ context, server }) => {
  await context.addCookies([{ name: 'onboardingComplete', value: 'true', url: server.url }]);
});

async function openFirstBook(page: Page): Promise<void> {
  await page.goto('/');
  await page
    .getByRole('link', { name: /^Read \d+ key ideas/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Explore' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
}

async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('article')?.getAnimations().length === 0);
}

test('a press before the app has started is not lost', async ({ page }) => {
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page
    .getByRole('link', { name: /^Read \d+ key ideas/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Explore' })).toBeVisible();
});

test('a short slow swipe does nothing, a fast one turns, wheel and buttons too', async ({ page }) => {
  await openFirstBook(page);
  const at = page.getByRole('progressbar');
  await settled(page);
  await page.getByRole('button', { name: 'Next idea' }).click();
  await expect(at).toHaveAttribute('aria-valuenow', '2');
  await settled(page);
  await page.getByRole('button', { name: 'Previous idea' }).click();
  await expect(at).toHaveAttribute('aria-valuenow', '1');
  await settled(page);
  await page.mouse.move(195, 400);
  // An idea longer than the screen is scrolled to its end first.
  await expect(async () => {
    await page.mouse.wheel(0, 400);
    await expect(at).toHaveAttribute('aria-valuenow', '2', { timeout: 600 });
  }).toPass();
  await settled(page);
  // Fifty pixels are not more than fifty; with a pause before the end it is not fast either.
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 195, y }] });
  await touch('touchStart', 400);
  for (const y of [410, 420, 430, 440, 450]) await touch('touchMove', y);
  await page.waitForTimeout(400);
  await touch('touchEnd');
  await settled(page);
  await expect(at).toHaveAttribute('aria-valuenow', '2');
  await swipe(page, { x: 195, y: 400 }, { x: 195, y: 520 });
  await expect(at).toHaveAttribute('aria-valuenow', '3');
});

test('past the last idea comes the feed', async ({ page }) => {
  await openFirstBook(page);
  const total = Number(await page.getByRole('progressbar').getAttribute('aria-valuemax'));
  for (let turned = 1; turned < total; turned++) {
    await settled(page);
    await page.keyboard.press(' ');
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(turned + 1));
  }
  await settled(page);
  await page.keyboard.press(' ');
  await expect(page.getByText("You've completed all ideas!")).toBeVisible();
  await expect(page.getByRole('heading', { name: 'For You' })).toBeVisible();
});

test('without a sign-in the heart asks for one', async ({ page }) => {
  await openFirstBook(page);
  await page.getByRole('button', { name: 'Save this idea' }).click();
  await expect(page.getByText('Please sign in to save ideas')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save this idea' })).toHaveAttribute('aria-pressed', 'false');
});

test('a book stays open when the page is loaded again, and one without a book goes home', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('link', { name: /^Read \d+ key ideas/ })
    .first()
    .click();
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const fresh = await page.context().newPage();
  await fresh.goto('/book-reader');
  await expect(fresh.getByRole('heading', { name: 'For You' })).toBeVisible();
});

test('ideas that cannot be had say so, and can be asked for again', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('link', { name: /^Read \d+ key ideas/ })
    .first()
    .click();
  await page.route('**/functions/v1/generate-book-ideas', (route) => route.abort());
  await page.getByRole('button', { name: 'Explore' }).click();
  await expect(page.getByText('Failed to load ideas. Please try again.')).toBeVisible({ timeout: 15_000 });
  await page.unroute('**/functions/v1/generate-book-ideas');
  await page.getByRole('button', { name: 'Explore' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
});

test('with reduced motion nothing moves by itself', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openFirstBook(page);
  await settled(page);
  await page.keyboard.press('j');
  const moved = await page.evaluate(() =>
    document
      .getAnimations()
      .some((animation) => (animation.effect as KeyframeEffect).getKeyframes().some((frame) => 'transform' in frame)),
  );
  expect(moved).toBe(false);
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '2');
});
