import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { envExample } from '../scripts/env-example.ts';
import { readConfig } from './config.ts';

it('runs the whole product on an empty environment', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    database: 'embedded',
    production: false,
    publicUrl: 'http://localhost:3000',
  });
  expect(readConfig({ PORT: '' }).port).toBe(3000);
});

it('lists every fault at once', () => {
  const read = () => readConfig({ PORT: 'x', DATABASE_URL: 'mysql://a', LOG_LEVEL: 'loud' });
  expect(read).toThrow(/PORT[\s\S]*DATABASE_URL[\s\S]*LOG_LEVEL/);
});

it('refuses to be in production without its secrets', () => {
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow('PUBLIC_URL, DATABASE_URL, SESSION_SECRET');
});

it('explains everything that can be set in .env.example', async () => {
  expect(await readFile('.env.example', 'utf8')).toBe(envExample());
});
