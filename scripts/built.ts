import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';

const stampFile = 'dist/.built-from';
const sources = [
  'web/**/*',
  'contract/**/*.ts',
  'catalogue/drawing/**/*.ts',
  'scripts/{build,fonts}.ts',
  'vite.config.ts',
  'package-lock.json',
];

/** A digest of everything that the built web app is made from. */
async function digestSources(): Promise<string> {
  const digest = createHash('sha256');
  const files: string[] = [];
  for await (const entry of glob(sources, { withFileTypes: true })) {
    if (entry.isFile()) files.push(`${entry.parentPath}/${entry.name}`);
  }
  for (const file of files.sort()) digest.update(file).update(await readFile(file));
  return digest.digest('hex');
}

/**
 * Builds the web app unless it was built from these very sources. In a process of its own: the bundler is slow to load when
 * there is nothing to do, and sets NODE_ENV for whoever shares its process.
 */
export async function ensureBuilt(): Promise<void> {
  const digest = await digestSources();
  if ((await readFile(stampFile, 'utf8').catch(() => '')) === digest) return;
  console.log('Building the web app...');
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
  await writeFile(stampFile, digest);
}
