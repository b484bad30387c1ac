/** `npm run build`: the web app into dist, for the browser and for the server's first paint. */
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';
import { makeFonts } from './fonts.ts';

/** Beside each text file its gzip and brotli form, so that the server never compresses on a request. */
async function compressAssets(): Promise<void> {
  for await (const file of glob('dist/client/**/*.{js,css,svg,json,webmanifest}')) {
    const content = await readFile(file);
    await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
    await writeFile(`${file}.br`, await promisify(brotliCompress)(content, quality));
  }
}

await rm('dist', { recursive: true, force: true });
await mkdir('dist/client/assets', { recursive: true });
await makeFonts('dist/client/assets');
await build({ logLevel: 'warn' });
await build({ logLevel: 'warn', build: { ssr: 'web/render.tsx', outDir: 'dist/server' } });
await compressAssets();
