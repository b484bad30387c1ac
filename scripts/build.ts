import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';
import { makeFonts } from './fonts.ts';

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

/** Builds the web app unless the sources are those that it was last built from. */
export async function buildWeb(): Promise<void> {
  const digest = await digestSources();
  if (existsSync(stampFile) && (await readFile(stampFile, 'utf8')) === digest) return;
  console.log('Building the web app...');
  await rm('dist', { recursive: true, force: true });
  await mkdir('dist/client/assets', { recursive: true });
  await makeFonts('dist/client/assets');
  await build({ logLevel: 'warn' });
  await build({ logLevel: 'warn', build: { ssr: 'web/render.tsx', outDir: 'dist/server' } });
  await compressAssets();
  await writeFile(stampFile, digest);
}

/** Beside each text file its gzip and brotli form, so that the server never compresses on a request. */
async function compressAssets(): Promise<void> {
  for await (const file of glob('dist/client/**/*.{js,css,svg,json,webmanifest}')) {
    const content = await readFile(file);
    await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
    await writeFile(`${file}.br`, await promisify(brotliCompress)(content, quality));
  }
}

if (import.meta.main) await buildWeb();
