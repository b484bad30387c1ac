import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../database/embedded-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string;
    databasePool: string;
  }
}

/** One embedded database for the whole run; test files open it one after another. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'pith-test-'));
  const embedded = await startEmbedded(folder, (reason) => {
    throw new Error(reason);
  });
  const { host, port } = embedded.options;
  project.provide('databaseUrl', `postgres://postgres@localhost:${port}/postgres?host=${encodeURIComponent(host)}`);
  project.provide('databasePool', '1');
  return async () => {
    await embedded.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
