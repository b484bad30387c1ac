import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { launchServer, type RunningServer } from './server.ts';

interface Person {
  email: string;
  password: string;
}

interface Fixtures {
  /** A person who has signed up in this test's browser and stands on the feed. */
  reader: Person;
  /** Fails the test on what a screen says wrongly to the console, and on what axe finds. */
  quality: { expectAccessible(): Promise<void> };
}

/** Journeys run against one real server; every test brings people of its own. */
export const test = base.extend<Fixtures, { server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const server = await launchServer();
      await use(server);
      await server.dispose();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  quality: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on('console', (message) => {
        // What a test breaks on purpose, the browser reports as a failed resource.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
          faults.push(message.text());
      });
      page.on('pageerror', (error) => faults.push(error.message));
      await use({ expectAccessible: () => expectAccessible(page) });
      expect(faults.filter((fault) => !fault.startsWith('404:'))).toEqual([]);
    },
    { auto: true },
  ],
  reader: async ({ page }, use) => {
    const person = newPerson();
    await signUp(page, person);
    await use(person);
  },
});

export { expect };

export function newPerson(): Person {
  return { email: `reader-${crypto.randomUUID()}@example.com`, password: 'correct horse' };
}

/** Signs a person up through the screen and goes on to the feed. */
export async function signUp(page: Page, { email, password }: Person): Promise<void> {
  await page.goto('/onboarding/auth-final');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/onboarding/welcome');
  await page.getByRole('link', { name: 'Go to For You' }).click();
  await expect(page.getByRole('heading', { name: 'For You' })).toBeVisible();
}

async function expectAccessible(page: Page): Promise<void> {
  // What is fading in has no contrast yet.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        (animation) =>
          animation.playState !== 'running' || animation.effect?.getTiming().iterations === Number.POSITIVE_INFINITY,
      ),
  );
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual(
    [],
  );
}

/** Drags a finger up or down the middle of the screen. */
export async function swipe(
  page: Page,
  from: { x: number; y: number },
  to: { x: number; y: number },
  steps = 8,
): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const point = (at: number) => ({
    x: from.x + ((to.x - from.x) * at) / steps,
    y: from.y + ((to.y - from.y) * at) / steps,
  });
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
  for (let at = 1; at <= steps; at++) {
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point(at)] });
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await client.detach();
}
