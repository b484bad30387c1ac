import type { Page } from '@playwright/test';
import { launchServer } from './server.ts';
import { expect, newPerson, signUp, swipe, test } from './test.ts';

const welcome = '**/onboarding/welcome';

async function fillIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

/** What the server has kept for the signed-in person. */
function subscription(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    const { access_token } = JSON.parse(localStorage.getItem('pith.session') ?? '{}');
    return (await fetch('/api/subscription', { headers: { Authorization: `Bearer ${access_token}` } })).json();
  });
}

/** The address of the page that a mail leads to; of two mails with such links, the one that is not `before`. */
async function linkIn(mails: () => Promise<string[]>, to: string, page: string, before?: string): Promise<string> {
  const address = new RegExp(`http\\S+${page}\\?token_hash=[\\w-]+`);
  let link: string | undefined;
  await expect(async () => {
    const links = (await mails())
      .filter((mail) => mail.includes(to))
      .map(
        (mail) =>
          mail
            .replaceAll(/=\r?\n/g, '')
            .replaceAll('=3D', '=')
            .match(address)?.[0],
      );
    link = links.find((found) => found !== undefined && found !== before);
    expect(link).toBeDefined();
  }).toPass();
  return link ?? '';
}

test('the short intro: three screens, each with its way on and back', async ({ page, quality }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/books-vs-micro$/);
  const step = page.getByRole('progressbar');
  await expect(step).toHaveAttribute('aria-valuetext', 'Step 1 of 3');
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Listen or read on the go' })).toBeVisible();
  await expect(page.getByText('Become a better you')).toBeVisible();
  await quality.expectAccessible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByText('Rated 4.8/5 and loved by users around the world!')).toBeVisible();
  await expect(step).toHaveAttribute('aria-valuetext', 'Step 3 of 3');
  await quality.expectAccessible();
  await page.reload();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/listen-or-read$/);
  await page.goForward();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/auth-final$/);
});

test('the form says what is missing, and where', async ({ page, quality }) => {
  await page.goto('/onboarding/auth-final');
  const email = page.getByLabel('Email');
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toHaveAttribute('placeholder', 'Min 6 characters');
  await expect(password).toHaveAttribute('autocomplete', 'new-password');
  await page.getByRole('button', { name: 'Create account' }).click();
  const fault = 'Please enter valid email and password (min 6 characters)';
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription(fault);
  await expect(page.getByText(fault)).toHaveCount(2);
  await email.fill('somebody@example.com');
  await password.fill('short');
  await page.keyboard.press('Enter');
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription(fault);
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await quality.expectAccessible();
  await page.getByRole('button', { name: 'Apple' }).click();
  await expect(page.getByText('Apple sign-in coming soon!')).toBeVisible();
  await page.getByRole('button', { name: 'Google' }).click();
  await expect(page.getByText('Google sign-in coming soon!')).toBeVisible();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await expect(email).toHaveValue('somebody@example.com');
  await password.fill('wrong password');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Invalid login credentials').first()).toBeVisible();
});

test('signing up welcomes by mail, and a second time leads to sign-in', async ({ page, context, server }) => {
  const person = newPerson();
  await page.goto('/onboarding/auth-final');
  await fillIn(page, person);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Account created! Check your email to verify.')).toBeVisible();
  await page.waitForURL(welcome);
  expect(await page.evaluate(() => localStorage.getItem('onboardingComplete'))).toBe('true');
  expect((await context.cookies()).some(({ name, value }) => name === 'onboardingComplete' && value === 'true')).toBe(
    true,
  );
  await expect(async () => {
    const mails = (await server.mails()).filter((mail) => mail.includes(person.email));
    expect(mails.some((mail) => mail.includes('Subject: Welcome to Pith'))).toBe(true);
  }).toPass();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/onboarding/auth-final');
  await fillIn(page, person);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('This email is already registered. Please sign in instead.').first()).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('autocomplete', 'current-password');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Welcome back!')).toBeVisible();
  await page.waitForURL(welcome);
});

test('nine steps to the trial', async ({ page, quality }) => {
  await signUp(page, newPerson());
  await page.goto('/onboarding/welcome');
  const step = page.getByRole('progressbar', { name: 'Progress' });
  await expect(step).toHaveAttribute('aria-valuetext', 'Step 1 of 9');
  await expect(page.getByText('Key ideas from books, podcasts, and more.')).toBeVisible();
  await quality.expectAccessible();
  await page.getByRole('link', { name: 'Continue' }).click();

  const onward = page.getByRole('button', { name: 'Continue' });
  await expect(onward).toBeDisabled();
  await page.getByRole('button', { name: 'Develop a learning habit' }).click();
  await page.getByRole('button', { name: 'Grow as a person' }).click();
  await page.getByRole('button', { name: 'Grow as a person' }).click();
  await expect(page.getByRole('button', { pressed: true })).toHaveText('Develop a learning habit');
  await quality.expectAccessible();
  await onward.click();

  await expect(
    page.getByRole('heading', { name: 'Do you feel like social media is stealing your focus?' }),
  ).toBeVisible();
  await quality.expectAccessible();
  await page.getByRole('link', { name: 'Not sure' }).click();
  await expect(page.getByRole('heading', { name: /antidote to doomscrolling/ })).toBeVisible();
  await quality.expectAccessible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: "That's what people have told us." })).toBeVisible();
  await quality.expectAccessible();
  await page.getByRole('link', { name: 'Continue' }).click();

  // The deck: a swipe to each side, a key, a reload, and the buttons.
  await expect(page.getByText('1 of 5')).toBeVisible();
  await quality.expectAccessible();
  await swipe(page, { x: 150, y: 300 }, { x: 320, y: 310 });
  await expect(page.getByText('2 of 5')).toBeVisible();
  await swipe(page, { x: 250, y: 300 }, { x: 60, y: 310 });
  await expect(page.getByText('3 of 5')).toBeVisible();
  await page.reload();
  await expect(page.getByText('3 of 5')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('4 of 5')).toBeVisible();
  // While a card leaves, nothing else is heard.
  await page.getByRole('button', { name: 'Skip' }).dblclick();
  await expect(page.getByText('5 of 5')).toBeVisible();
  await expect(page.getByRole('heading', { name: '48 Laws of Power' })).toBeVisible();
  await page.getByRole('button', { name: 'Interested' }).click();

  await expect(page.getByText("We're creating a personalized experience for you")).toBeVisible();
  await expect(page.getByText('200,000+ key ideas from books, podcasts, and more')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How your free trial works' })).toBeVisible();
  await quality.expectAccessible();
  await page.goBack();
  await expect(page.getByText('5 of 5')).toBeVisible();
  await page.goForward();
  await page.getByRole('link', { name: "I'm ready!" }).click();
  await expect(page.getByText('Try 7 days for free, then €7.99 per month (billed yearly at €79.99)')).toBeVisible();
  await expect(page.getByText('Two taps to begin! • Easy to cancel')).toBeVisible();
  await quality.expectAccessible();
  await page.getByRole('button', { name: 'Start Your 7 Day Free-Trial!' }).click();
  await expect(page.getByText('Welcome to your 7-day free trial!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Welcome to Pith Pro' })).toBeVisible();
  expect(await subscription(page)).toMatchObject({ subscription_type: 'trial', subscription_status: 'trialing' });
  await quality.expectAccessible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'For You' })).toBeVisible();
});

test('the offer asks a signed-out visitor to sign in', async ({ page }) => {
  await page.goto('/onboarding/trial-offer');
  await page.getByRole('button', { name: 'Start Your 7 Day Free-Trial!' }).click();
  await expect(page.getByText('Please sign in to start your trial')).toBeVisible();
  await expect(page).toHaveURL(/auth-final$/);
});

test('the free plan, from the premium screen', async ({ page, quality }) => {
  await page.goto('/onboarding/paywall');
  await page.getByRole('button', { name: 'Continue with Free Plan' }).click();
  await expect(page.getByText('Please sign in to continue')).toBeVisible();
  await page.getByRole('button', { name: 'Start Free Trial' }).click();
  await expect(page.getByText('Please sign in to start your trial')).toBeVisible();
  await expect(page.getByText('7 days free, then $9.99/month. Cancel anytime.')).toBeVisible();
  await signUp(page, newPerson());
  await page.goto('/onboarding/paywall');
  await quality.expectAccessible();
  await page.route('**/api/subscription/free', (route) => route.fulfill({ status: 503, json: {} }), { times: 1 });
  await page.getByRole('button', { name: 'Continue with Free Plan' }).click();
  await expect(page.getByText('Failed to continue. Please try again.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue with Free Plan' }).click();
  await expect(page.getByRole('heading', { name: 'For You' })).toBeVisible();
  expect(await subscription(page)).toMatchObject({ subscription_type: 'free', subscription_status: 'active' });
});

test("a forgotten password, by the mail's link", async ({ page, server, quality }) => {
  const person = newPerson();
  await signUp(page, person);
  await page.evaluate(() => localStorage.removeItem('pith.session'));
  await page.goto('/onboarding/auth-final');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await quality.expectAccessible();
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeFocused();
  await quality.expectAccessible();

  const link = await linkIn(server.mails, person.email, '/account/new-password');
  await page.goto(link);
  await quality.expectAccessible();
  await page.getByLabel('New Password').fill('a better one');
  await page.getByLabel('Confirm Password').fill('another one');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByLabel('Confirm Password')).toHaveAccessibleDescription("Passwords don't match");
  // The link is spent, yet the same password is refused: the next try goes on from there.
  await page.getByLabel('New Password').fill(person.password);
  await page.getByLabel('Confirm Password').fill(person.password);
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByLabel('New Password')).toHaveAccessibleDescription(/different from the old password/);
  await page.getByLabel('New Password').fill('a better one');
  await page.getByLabel('Confirm Password').fill('a better one');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeFocused();
  await quality.expectAccessible();
  await page.getByRole('link', { name: 'Go to For You' }).click();
  await expect(page.getByRole('heading', { name: 'For You' })).toBeVisible();

  await page.goto(link);
  await page.getByLabel('New Password').fill('yet another one');
  await page.getByLabel('Confirm Password').fill('yet another one');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeVisible();
});

test("an address is verified by the mail's link, once", async ({ page, server, quality }) => {
  const person = newPerson();
  await signUp(page, person);
  await page.evaluate(() => localStorage.removeItem('pith.session'));
  const link = await linkIn(server.mails, person.email, '/account/verify-email');
  await page.goto(link);
  await quality.expectAccessible();
  await page.getByRole('button', { name: 'Verify my email' }).click();
  await expect(page.getByRole('heading', { name: 'Your email is verified' })).toBeFocused();
  await quality.expectAccessible();
  await page.evaluate(() => localStorage.removeItem('pith.session'));
  await page.goto(link);
  await page.getByRole('button', { name: 'Verify my email' }).click();
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await quality.expectAccessible();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to Pith' })).toBeVisible();
});

test('where verification is required, there is no session before it', async ({ page }) => {
  const strict = await launchServer({ REQUIRE_VERIFICATION: 'true' });
  try {
    const person = newPerson();
    await page.goto(`${strict.url}/onboarding/auth-final`);
    await fillIn(page, person);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('heading', { name: 'One last step' })).toBeFocused();
    await page.getByRole('button', { name: 'I have opened it' }).click();
    await fillIn(page, person);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText('Email not confirmed')).toBeVisible();
    const first = await linkIn(strict.mails, person.email, '/account/verify-email');
    await page.getByRole('button', { name: 'Send it again' }).click();
    await expect(page.getByText('The link is on its way once more')).toBeVisible();
    await page.goto(await linkIn(strict.mails, person.email, '/account/verify-email', first));
    await page.getByRole('button', { name: 'Verify my email' }).click();
    await page.getByRole('link', { name: 'Go to For You' }).click();
    await expect(page.getByRole('heading', { name: 'For You' })).toBeVisible();
  } finally {
    await strict.dispose();
  }
});

test('without a network the form says so, and keeps what was typed', async ({ page, context }) => {
  await page.goto('/onboarding/auth-final');
  await expect(page.locator('html')).not.toHaveAttribute('data-session');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await fillIn(page, newPerson());
  await page.keyboard.press('Enter');
  await expect(page.getByText('You seem to be offline. Check your connection and try again.').first()).toBeVisible();
  await context.setOffline(false);
  await page.keyboard.press('Enter');
  await page.waitForURL(welcome);
});
