import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

it('locks the packages of every platform, so that npm ci works on each', async () => {
  const lock = JSON.parse(await readFile('package-lock.json', 'utf8')) as {
    packages: Record<string, { optionalDependencies?: Record<string, string>; resolved?: string }>;
  };
  const entries = Object.entries(lock.packages);
  const missing = entries.flatMap(([, entry]) =>
    Object.keys(entry.optionalDependencies ?? {}).filter(
      (name) => !entries.some(([path]) => path.endsWith(`node_modules/${name}`)),
    ),
  );
  expect(missing).toEqual([]);
  expect(entries.filter(([, entry]) => entry.resolved?.startsWith('http'))).toEqual([]);
});
