import type { Page } from '@playwright/test';
import { expect, swipe, test } from './test.ts';

/** Saves a book from the feed and an idea from the reader, and answers their titles. */
async function fillStashes(page: Page): Promise<{ book: string; idea: string }> {
  const bookmark = page.getByRole('button', { name: /to read later/ }).first();
  await bookmark.click();
  await expect(page.getByText('Saved to library!')).toBeVisible();
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
  const book = await page.getByRole('article').first().getByRole('heading').innerText();
  await page
    .getByRole('link', { name: /^Read \d+ key ideas/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Explore' }).click();
  await page.getByRole('button', { name: 'Save this idea' }).click();
  const idea = await page.getByRole('heading', { level: 1 }).innerText();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Library' }).click();
  return { book, idea };
}

test('an idea opens whole, is deleted by swipe, and comes back by undo', async ({ page, reader, quality }) => {
  expect(reader.email).toContain('@');
  const { idea } = await fillStashes(page);
  await expect(page.getByText('1 idea · Synced')).toBeVisible();
  await page.getByRole('heading', { name: idea }).click();
  const overlay = page.getByRole('dialog');
  await expect(overlay.getByRole('heading', { name: idea })).toBeVisible();
  await quality.expectAccessible();
  await page.keyboard.press('Escape');
  await expect(overlay).toBeHidden();

  const row = await page.getByRole('heading', { name: idea }).boundingBox();
  if (!row) throw new Error('The row is not there');
  const y = row.y + row.height / 2;
  // Fifty pixels do not reveal the button, more do; back by more than twenty hides it.
  const revealed = page.locator('[data-revealed]');
  await swipe(page, { x: 300, y }, { x: 260, y });
  await expect(revealed).toHaveCount(0);
  await swipe(page, { x: 300, y }, { x: 220, y });
  await expect(revealed).toHaveCount(1);
  await swipe(page, { x: 200, y }, { x: 240, y });
  await expect(revealed).toHaveCount(0);
  await swipe(page, { x: 300, y }, { x: 220, y });
  await page.getByRole('button', { name: `Delete ${idea}` }).click();
  await expect(page.getByText('Idea removed from favorites')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No Favorites Yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: idea })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: idea })).toBeVisible();
});

test('a saved book opens from Read Later and closes back to it', async ({ page, reader, quality }) => {
  expect(reader.email).toContain('@');
  const { book } = await fillStashes(page);
  await page.getByRole('tab', { name: /Read Later/ }).click();
  await expect(page.getByRole('heading', { name: book })).toBeVisible();
  await quality.expectAccessible();
  await page.getByRole('heading', { name: book }).click();
  await expect(page.getByText('Saved to read later')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/library$/);
});

test('signed out, the library asks for a sign-in', async ({ page, context, server, quality }) => {
  await context.addCookies([{ name: 'onboardingComplete', value: 'true', url: server.url }]);
  const html = await (await page.request.get('/library')).text();
  expect(html).toContain('Sign in to view your library');
  await page.goto('/library');
  await quality.expectAccessible();
  await page.getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/auth-final$/);
});

test("a save that the server refuses is taken back, in the spec's words", async ({ page, reader }) => {
  expect(reader.email).toContain('@');
  await page.route('**/api/saved-books', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, json: { code: 'internal_error', message: '' } })
      : route.continue(),
  );
  const bookmark = page.getByRole('button', { name: /to read later/ }).first();
  await bookmark.click();
  await expect(page.getByText('Failed to save book')).toBeVisible();
  await expect(bookmark).toHaveAttribute('aria-pressed', 'false');
});
