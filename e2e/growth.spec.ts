import { expect, test } from './test.ts';

test('reading counts: the streak, a minute, topics and an idea', async ({ page, reader, quality }) => {
  expect(reader.email).toContain('@');
  await page.clock.install();
  await page
    .getByRole('link', { name: /^Read \d+ key ideas/ })
    .first()
    .click();
  const opened = page.waitForResponse((reply) => reply.url().includes('/api/reading-sessions/'));
  await page.getByRole('button', { name: 'Explore' }).click();
  await page.getByRole('button', { name: 'Save this idea' }).click();
  await expect(page.getByRole('button', { name: 'Save this idea' })).toHaveAttribute('aria-pressed', 'true');
  await opened;
  await page.clock.fastForward(61_000);
  const counted = page.waitForResponse((reply) => reply.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Close' }).click();
  expect((await counted).status()).toBe(200);
  await page.getByRole('link', { name: 'Growth stats' }).click();
  await expect(page.getByText('Day Streak — Keep going!')).toBeVisible();
  await expect(page.getByText('🔥 1')).toBeVisible();
  const card = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect(card('Ideas Saved')).toContainText('1');
  await expect(card('Time Invested')).toContainText('1m');
  await expect(card('Topics Explored')).toContainText('3');
  await quality.expectAccessible();
});

test('signed out, growth asks for a sign-in', async ({ page, quality }) => {
  await page.goto('/growth-stats');
  await expect(page.getByText('Sign in to track your growth')).toBeVisible();
  await expect(page.getByText('Create an account to start tracking your learning progress')).toBeVisible();
  await quality.expectAccessible();
});
