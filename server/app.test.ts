import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endpoints } from '../contract/api.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { testApp } from './testing/test-app.ts';

const test = testApp();

// biome-ignore lint/suspicious/noExplicitAny: whatever an endpoint's parts are
type Line = Endpoint<'get' | 'post' | 'put' | 'delete', string, any, any, any, any, any>;
const lines = Object.values(endpoints)
  .flatMap((noun): unknown[] => Object.values(noun))
  .filter((value): value is Line => typeof value === 'object' && value !== null && 'route' in value);

describe('the server', () => {
  it('lives, is ready, measures itself and describes itself', async () => {
    expect(await (await test.call('GET', '/healthz')).json()).toEqual({ status: 'ok' });
    expect(await (await test.call('GET', '/readyz')).json()).toEqual({ status: 'ok' });
    expect(await (await test.call('GET', '/metrics')).text()).toContain(
      'http_request_duration_seconds_count{method="GET",route="/healthz",status="200"}',
    );
    const document = (await (await test.call('GET', '/openapi.json')).json()) as {
      openapi: string;
      paths: Record<string, unknown>;
    };
    expect(document.openapi).toBe('3.1.0');
    for (const line of lines) expect(document.paths).toHaveProperty([line.path, line.method]);
  });

  it('gives every answer an id and keeps readers’ data out of caches', async () => {
    const reader = await test.signUp();
    const reply = await test.call('GET', '/api/saved-books', { as: reader });
    expect(reply.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(reply.headers.get('cache-control')).toBe('private, no-store');
  });

  it.each(['/api/nothing', '/functions/v1/nothing', '/auth/v1/nothing'])(
    'answers %s with 404 and a code',
    async (path) => {
      const reply = await test.call('GET', path);
      expect(reply.status).toBe(404);
      expect(await reply.json()).toHaveProperty('code');
    },
  );

  it('never answers bad input with a 5xx', async () => {
    const reader = await test.signUp();
    const input = fc.record({
      line: fc.constantFrom(...lines),
      id: fc.oneof(fc.uuid(), fc.string({ minLength: 1 })),
      body: fc.oneof(
        fc.string(),
        fc.jsonValue().map((value) => JSON.stringify(value)),
      ),
    });
    await fc.assert(
      fc.asyncProperty(input, async ({ line, id, body }) => {
        const path = line.path.replace(/\{\w+\}/g, encodeURIComponent(id));
        const reply = await test.call(line.method.toUpperCase(), path, {
          as: reader,
          ...(line.method !== 'get' && { body }),
        });
        expect(reply.status).toBeLessThan(500);
        if (!reply.ok) expect(await reply.json()).toHaveProperty('code');
      }),
      { numRuns: 300 },
    );
  });
});
