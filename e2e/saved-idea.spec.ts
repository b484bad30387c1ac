import { expect, newPerson, swipe, test } from './test.ts';

test('from a newcomer to an idea that outlives a crash', async ({ page, server, quality }) => {
  const person = newPerson();

  // A newcomer who opens / meets the short intro.
  await page.goto('/');
  await expect(page).toHaveURL(/\/onboarding\/books-vs-micro$/);
  await quality.expectAccessible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Listen or read on the go' })).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByText('Rated 4.8/5 and loved by users around the world!')).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();

  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await quality.expectAccessible();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Account created! Check your email to verify.')).toBeVisible();
  await page.waitForURL('**/onboarding/welcome');
  await page.getByRole('link', { name: 'Go to For You' }).click();

  // The feed.
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(6);
  await expect(page.getByText('days streak').or(page.getByText('day streak'))).toBeAttached();
  await quality.expectAccessible();
  const title = await page.getByRole('article').first().getByRole('heading').innerText();
  await page
    .getByRole('link', { name: /^Read \d+ key ideas/ })
    .first()
    .click();

  // The reader, by swipe and by keys.
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await quality.expectAccessible();
  await page.getByRole('button', { name: 'Explore' }).click();
  await expect(page.getByText('Swipe down for next idea')).toBeVisible();
  const first = await page.getByRole('heading', { level: 1 }).innerText();
  await swipe(page, { x: 195, y: 500 }, { x: 195, y: 640 });
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '2');
  await settled(page);
  // An idea longer than the screen is scrolled to its end first.
  await expect(async () => {
    await swipe(page, { x: 195, y: 640 }, { x: 195, y: 500 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first, { timeout: 800 });
  }).toPass();
  await settled(page);
  await page.keyboard.press('j');
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '2');
  await settled(page);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '3');
  await settled(page);
  const idea = await page.getByRole('heading', { level: 1 }).innerText();
  const heart = page.getByRole('button', { name: 'Save this idea' });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await quality.expectAccessible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${server.url}/`);

  // It is in the library, and still is when the page is loaded again.
  await page.getByRole('link', { name: 'Library' }).click();
  await expect(page.getByRole('heading', { name: idea })).toBeVisible();
  await expect(page.getByText(`from ${title}`)).toBeVisible();
  await quality.expectAccessible();
  await page.reload();
  await expect(page.getByRole('heading', { name: idea })).toBeVisible();

  // The server dies and comes back; what it had acknowledged is there.
  await server.crash();
  await server.start();
  await page.reload();
  await expect(page.getByRole('heading', { name: idea })).toBeVisible();

  // Sign out, and in again.
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/onboarding\/auth-final$/);
  await expect(page.getByText('Signed out successfully')).toBeVisible();
  await page.goto('/library');
  await expect(page.getByText('Sign in to view your library')).toBeVisible();
  await page.getByRole('link', { name: 'Sign In' }).click();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Welcome back!')).toBeVisible();
  await page.waitForURL('**/onboarding/welcome');
  await page.getByRole('link', { name: 'Go to For You' }).click();
  await page.getByRole('link', { name: 'Library' }).click();
  await expect(page.getByRole('heading', { name: idea })).toBeVisible();
});

/** Input is ignored while an idea turns. */
async function settled(page: import('@playwright/test').Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('article')?.getAnimations().length === 0);
}
