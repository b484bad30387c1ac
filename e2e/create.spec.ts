import { expect, test } from './test.ts';

test('an idea of one’s own reaches everyone', async ({ page, reader, quality, browser, server }) => {
  expect(reader.email).toContain('@');
  const title = `Rest is part of the work ${crypto.randomUUID().slice(0, 8)}`;
  await page.getByRole('link', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { name: 'Create Your Own Ideas' })).toBeVisible();
  await page.getByRole('button', { name: 'Start Writing' }).click();
  const submit = page.getByRole('button', { name: 'Submit Idea' });
  await expect(submit).toBeDisabled();
  await page.getByLabel('Idea Title *').fill(title);
  await page.getByLabel('Your Idea *').fill('   ');
  await expect(submit).toBeDisabled();
  await page.getByLabel('Your Idea *').fill('What is laid down for a night is often lighter in the morning.');
  await quality.expectAccessible();
  await submit.click();
  await expect(page.getByRole('heading', { name: 'Create Your Own Ideas' })).toBeVisible();

  const stranger = await browser.newContext();
  const elsewhere = await stranger.newPage();
  await elsewhere.goto(`${server.url}/explore`);
  await expect(elsewhere.getByRole('heading', { name: title })).toBeAttached();
  await expect(elsewhere.getByText('Anonymous').first()).toBeAttached();
  await stranger.close();
});

test('a draft waits for the sign-in', async ({ page }) => {
  await page.goto('/create');
  await page.getByRole('button', { name: 'Start Writing' }).click();
  await page.getByLabel('Idea Title *').fill('A thought');
  await page.getByLabel('Your Idea *').fill('Kept.');
  await page.getByRole('button', { name: 'Submit Idea' }).click();
  await expect(page.getByText('Please sign in to submit ideas').first()).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Continue Writing' }).click();
  await expect(page.getByLabel('Idea Title *')).toHaveValue('A thought');
});
