import { expect, test } from './test.ts';

test('explore is painted by the server, and reads well in both themes', async ({ page, quality }) => {
  const html = await (await page.request.get('/explore')).text();
  for (const words of [
    'Dive Deeper into...',
    'Explore by Topic',
    'New &amp; Noteworthy',
    'Community Ideas',
    'Read Now',
  ]) {
    expect(html).toContain(words);
  }
  // Other journeys on this server leave ideas behind.
  await page.route('**/api/user-ideas', (route) => route.fulfill({ json: [] }));
  await page.goto('/explore');
  await expect(page.getByText('Explore ideas')).toHaveCount(6);
  await expect(page.getByText('Read Now')).toHaveCount(3);
  await expect(page.getByText('No community ideas yet. Be the first to share!')).toBeVisible();
  await quality.expectAccessible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await quality.expectAccessible();
});

test('the picks are of the reader’s own day', async ({ browser, server }) => {
  const context = await browser.newContext({ timezoneId: 'Pacific/Kiritimati' });
  const page = await context.newPage();
  await page.goto(`${server.url}/explore`);
  const expected = await (await page.request.get(`${server.url}/api/explore?zone=Pacific/Kiritimati`)).json();
  await expect(page.getByRole('heading', { name: expected.featured[0].heading })).toBeVisible();
  await context.close();
});

test('a search can be reloaded, gone back from and cleared', async ({ page, quality }) => {
  await page.goto('/explore');
  const box = page.getByRole('searchbox');
  await box.fill('  atomic   habits ');
  await box.press('Enter');
  await expect(page).toHaveURL(/\?q=atomic\+habits$/);
  await expect(page.getByRole('heading', { name: 'Search Results' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Atomic Habits' })).toBeVisible();
  await quality.expectAccessible();

  await page.reload();
  await expect(box).toHaveValue('atomic habits');
  await expect(page.getByRole('button', { name: 'Atomic Habits' })).toBeVisible();

  await box.fill('mindset');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Mindset', exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Dive Deeper into...')).toBeVisible();
  await expect(box).toHaveValue('');
  await page.goForward();
  await expect(box).toHaveValue('mindset');
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(page).toHaveURL(/\/explore$/);
  await expect(box).toHaveValue('');
});

test('a search says what is wrong with it', async ({ page }) => {
  await page.goto('/explore');
  await page.getByRole('searchbox').fill('   ');
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByText('Please enter a search term')).toBeVisible();

  await page.getByRole('searchbox').fill('xyzzy plugh');
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByText('No books found for your search')).toBeVisible();
  await expect(page.getByText('No books found. Try a different search.')).toBeVisible();

  await page.route('**/functions/v1/search-books', (route) => route.abort());
  await page.getByRole('searchbox').fill('habits');
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByText('Failed to search books. Please try again.').first()).toBeVisible();
  await page.unroute('**/functions/v1/search-books');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Atomic Habits' })).toBeVisible();
});

test('words typed before the app is there are kept', async ({ page }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/explore', { waitUntil: 'commit' });
  await page.getByRole('searchbox').fill('deep work');
  await page.getByRole('searchbox').press('Enter');
  letGo();
  await expect(page).toHaveURL(/\?q=deep\+work$/);
  await expect(page.getByRole('button', { name: 'Deep Work', exact: true })).toBeVisible();
});

test('a category opens, closes to where it was opened, and gives whole books', async ({ page, quality }) => {
  await page.goto('/explore');
  const health = page.getByRole('button', { name: /^Health/ });
  await health.scrollIntoViewIfNeeded();
  await health.click();
  await expect(page).toHaveURL(/\?category=Health$/);
  await expect(page.getByRole('heading', { name: 'Health', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Outlive' })).toBeVisible();
  await quality.expectAccessible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(health).toBeFocused();

  await page.getByRole('button', { name: 'Podcasts' }).click();
  await page.reload();
  await page.getByRole('link', { name: 'Huberman Lab' }).click();
  await expect(page).toHaveURL(/\/book-reader$/);
  await expect(page.getByRole('heading', { name: 'Huberman Lab' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Background' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Podcasts' })).toBeVisible();
});

test('a category without content, and one that cannot be loaded, say so', async ({ page }) => {
  await page.goto('/explore?category=Gardening');
  await expect(page.getByText('No content found for Gardening')).toBeVisible();
  await expect(page.getByText('No content found.', { exact: true })).toBeVisible();

  await page.route('**/api/explore/categories/**', (route) => route.fulfill({ json: { name: 'Videos', books: [] } }));
  await page.goto('/explore?category=Videos');
  await expect(page.getByText('No videos found')).toBeVisible();

  await page.unroute('**/api/explore/categories/**');
  await page.route('**/api/explore/categories/**', (route) => route.abort());
  await page.goto('/explore?category=Books');
  await expect(page.getByText('Failed to load content').first()).toBeVisible();
});

test('a found book opens with its texts, which are asked for once', async ({ page }) => {
  let asked = 0;
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/functions/v1/generate-book-summary', async (route) => {
    asked++;
    await held;
    await route.continue();
  });
  await page.goto('/explore?q=deep+work');
  await page.getByRole('button', { name: 'Deep Work', exact: true }).click();
  await expect(page.getByText('Loading book details...')).toBeVisible();
  letGo();
  await expect(page).toHaveURL(/\/book-reader$/);
  await expect(page.getByRole('heading', { name: 'Background' })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Deep Work', exact: true }).click();
  await expect(page).toHaveURL(/\/book-reader$/);
  expect(asked).toBe(1);
});

test('a found book that cannot be opened stays where it is; one without texts gets general ones', async ({ page }) => {
  const book = {
    title: 'Dune',
    author: 'Frank Herbert',
    cover: '',
    description: '',
    googleBooksId: 'd',
    topics: ['Fiction'],
  };
  await page.route('**/functions/v1/search-books', (route) => route.fulfill({ json: { books: [book] } }));
  await page.route('**/functions/v1/generate-book-summary', (route) => route.abort());
  await page.goto('/explore?q=dune');
  await page.getByRole('button', { name: 'Dune' }).click();
  await expect(page.getByText('Failed to load book details')).toBeVisible();
  await expect(page).toHaveURL(/\/explore\?q=dune$/);

  await page.unroute('**/functions/v1/generate-book-summary');
  await page.getByRole('button', { name: 'Dune' }).click();
  await expect(page.getByText('An inspiring read worth your time.')).toBeVisible();
  await expect(page.getByText('A transformative read')).toBeVisible();
});

test('a stranger is asked to sign in before saving', async ({ page }) => {
  await page.goto('/explore');
  await page
    .getByRole('button', { name: /^Save .* to read later$/ })
    .first()
    .click();
  await expect(page.getByText('Please sign in to save books')).toBeVisible();
});

test('a reader saves a featured title and sees their own idea among the community’s', async ({ page, reader }) => {
  expect(reader.email).toContain('@');
  await page.goto('/explore');
  const bookmark = page.getByRole('button', { name: /^Save .* to read later$/ }).first();
  await bookmark.click();
  await expect(page.getByText('Saved to library!')).toBeVisible();
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true');

  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('pith.session') ?? '{}').access_token);
  await page.request.post('/api/user-ideas', {
    headers: { Authorization: `Bearer ${token}` },
    data: { idea_title: 'Walk before deciding', idea_content: 'A longer thought. '.repeat(50) },
  });
  await page.reload();
  const card = page.getByRole('listitem').filter({ hasText: 'Walk before deciding' });
  await expect(card.getByText('Anonymous')).toBeVisible();
  await card.getByRole('button', { name: /Read more/ }).click();
  await expect(card.getByRole('button', { name: /Read less/ })).toBeVisible();
});
