import { expect, test } from './test.ts';

test('a returning visitor sees the feed at once, painted by the server', async ({ page, context, server, quality }) => {
  await context.addCookies([{ name: 'onboardingComplete', value: 'true', url: server.url }]);
  const html = await (await page.request.get('/')).text();
  expect(html.match(/<article/g)).toHaveLength(6);
  await page.goto('/');
  await expect(page).toHaveURL(`${server.url}/`);
  await expect(page.getByText('Start your reading streak today')).toBeAttached();
  await quality.expectAccessible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await quality.expectAccessible();
  const surfaces = await page
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-surface')));
  expect(surfaces).toEqual(['mint', 'beige', 'lavender', 'mint', 'beige', 'lavender']);
});

test('the flag alone, without its cookie, is enough', async ({ page, context, server }) => {
  await page.goto('/onboarding/books-vs-micro');
  await page.evaluate(() => localStorage.setItem('onboardingComplete', 'true'));
  await context.clearCookies();
  await page.goto('/').catch(() => {});
  await expect(page).toHaveURL(`${server.url}/`);
});

test("the feed is of the reader's own day", async ({ browser, server }) => {
  const context = await browser.newContext({ timezoneId: 'Pacific/Kiritimati' });
  await context.addCookies([{ name: 'onboardingComplete', value: 'true', url: server.url }]);
  const page = await context.newPage();
  await page.goto(server.url);
  const expected = await (await page.request.get(`${server.url}/api/feed?zone=Pacific/Kiritimati`)).json();
  await expect(page.getByRole('article').first().getByRole('heading')).toHaveText(expected.books[0].title);
  await context.close();
});

test('keys go from card to card', async ({ page, context, server }) => {
  await context.addCookies([{ name: 'onboardingComplete', value: 'true', url: server.url }]);
  await page.goto('/');
  // The account's button wakes up with the app.
  await expect(page.getByRole('button', { name: 'Account' })).toBeEnabled();
  await page
    .getByRole('link', { name: /^Read \d+ key ideas/ })
    .first()
    .focus();
  await page.keyboard.press('j');
  await expect(page.getByRole('link', { name: /^Read \d+ key ideas/ }).nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('link', { name: /^Read \d+ key ideas/ }).first()).toBeFocused();
});

test('signed out, the menu leads to sign-in and a bookmark asks for it', async ({ page, context, server }) => {
  await context.addCookies([{ name: 'onboardingComplete', value: 'true', url: server.url }]);
  await page.goto('/');
  await page
    .getByRole('button', { name: /to read later/ })
    .first()
    .click();
  await expect(page.getByText('Please sign in to save books')).toBeVisible();
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/onboarding\/auth-final$/);
});

test('a page that does not exist is answered with 404 and a way home', async ({ page, context, server, quality }) => {
  await context.addCookies([{ name: 'onboardingComplete', value: 'true', url: server.url }]);
  const reply = await page.goto('/no/such/page');
  expect(reply?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  await quality.expectAccessible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page.getByRole('heading', { name: 'For You' })).toBeVisible();
});

test('two tabs that refresh at once both stay signed in', async ({ page, reader }) => {
  expect(reader.email).toContain('@');
  const second = await page.context().newPage();
  await second.goto('/library');
  await page.goto('/library');
  const expire = () => {
    const session = JSON.parse(localStorage.getItem('pith.session') ?? '{}');
    session.expires_at = Math.floor(Date.now() / 1000) - 10;
    localStorage.setItem('pith.session', JSON.stringify(session));
  };
  await page.evaluate(expire);
  await Promise.all([page.reload(), second.reload()]);
  for (const tab of [page, second]) {
    await expect(tab.getByRole('heading', { name: 'No Favorites Yet' })).toBeVisible();
  }
});

test('signing out in one tab signs out all', async ({ page, reader }) => {
  const second = await page.context().newPage();
  await second.goto('/profile-settings');
  await expect(second.getByLabel('Email')).toHaveValue(reader.email);
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('Signed out successfully')).toBeVisible();
  await expect(second.getByText('Please sign in to access settings')).toBeVisible();
});

test('signing out needs no server', async ({ page, reader }) => {
  expect(reader.email).toContain('@');
  await page.route('**/auth/v1/logout**', (route) => route.abort());
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('Signed out successfully')).toBeVisible();
  await page.goto('/library');
  await expect(page.getByText('Sign in to view your library')).toBeVisible();
});

test('a session that was ended elsewhere ends here with the next call', async ({ page, reader }) => {
  expect(reader.email).toContain('@');
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('pith.session') ?? '{}').access_token);
  await page.request.post('/auth/v1/logout', { headers: { Authorization: `Bearer ${token}` } });
  await page.getByRole('link', { name: 'Growth stats' }).click();
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('link', { name: 'Library' }).click();
  await expect(page.getByText('Sign in to view your library')).toBeVisible();
});
