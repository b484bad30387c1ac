import { expect, it } from 'vitest';
import { testApp } from '../../testing/test-app.ts';

const test = testApp({ RATE_LIMITS: 'true', TRUST_PROXY: '1' });

it('one client may search thirty times a minute, and another is not held up by that', async () => {
  const address = () => `2001:db8:${crypto.randomUUID().slice(0, 4)}:${crypto.randomUUID().slice(0, 4)}::`;
  const [busy, calm] = [address(), address()];
  const search = (client: string) =>
    test.call('POST', '/functions/v1/search-books', {
      body: { query: 'habits' },
      headers: { 'X-Forwarded-For': client },
    });
  // All of one network count as one client.
  for (let turn = 1; turn <= 30; turn++) expect((await search(`${busy}${turn}`)).status).toBe(200);
  const refused = await search(`${busy}31`);
  expect([refused.status, await refused.json()]).toMatchObject([429, { code: 'over_request_rate_limit' }]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await search(`${calm}1`)).status).toBe(200);
});
