import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What the browser's half of the app consists of, as its build left it. */
export interface Build {
  /** The entry script, and what it imports: asked for at once, not one after the other. */
  scripts: string[];
  css: string;
  /** The source of the head's script. */
  boot: string;
  /** The fonts that the first screen needs. */
  preload: string[];
}

const bootFile = join(import.meta.dirname, '../../web/boot.js');

interface ManifestChunk {
  file: string;
  imports?: string[];
}

export async function readBuild(folder: string): Promise<Build> {
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    ManifestChunk
  >;
  const fonts = JSON.parse(await readFile(join(folder, 'assets/fonts.json'), 'utf8')) as {
    css: string;
    preload: string[];
  };
  const entry = manifest['web/main.tsx'];
  const styles = manifest['web/styles.css'];
  if (!entry || !styles) throw new Error(`The build in ${folder} is not whole; run npm run build`);
  const css = await readFile(join(folder, styles.file), 'utf8');
  const boot = await readFile(bootFile, 'utf8');
  const imported = (entry.imports ?? []).flatMap((key) => manifest[key]?.file ?? []);
  const scripts = [entry.file, ...imported].map((file) => `/${file}`);
  return { scripts, css: fonts.css + css.trim(), boot, preload: fonts.preload };
}

/** The script of the document's head, with the scripts that it is to ask for. */
function bootScript(source: string, scripts: string[]): string {
  const code = source.replace(/^\s*(\/\/.*)?\n/gm, '').replace(/^ +/gm, '');
  return code.replace('SCRIPTS', JSON.stringify(scripts)).trim();
}

export interface DocumentParts {
  title: string;
  html: string;
  state: unknown;
}

export interface DocumentMaker {
  make(parts: DocumentParts): string;
  /** The policy that allows exactly what the documents carry. */
  contentSecurityPolicy: string;
}

const description = 'Key ideas from books, podcasts, and more. Short, swipeable, worth keeping.';

/** Documents differ only in their parts, so their inline styles and script can be allowed by digest. */
export function createDocumentMaker(build: Build): DocumentMaker {
  const boot = bootScript(build.boot, build.scripts);
  const preloads = build.preload
    .map((file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`)
    .join('');
  const head =
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">' +
    `<meta name="description" content="${description}">` +
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fcfaf6"><meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0f1016">' +
    '<link rel="icon" href="/icon.svg" type="image/svg+xml"><link rel="manifest" href="/manifest.webmanifest">' +
    `${preloads}<style>${build.css}</style><script>${boot}</script>`;
  return {
    make: ({ title, html, state }) =>
      `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body><div id="root">${html}</div>` +
      `<script type="application/json" id="state">${JSON.stringify(state).replaceAll('<', '\\u003c')}</script></body></html>`,
    contentSecurityPolicy: [
      "default-src 'none'",
      `script-src 'self' '${digest(boot)}'`,
      `style-src 'self' '${digest(build.css)}'`,
      "img-src 'self' data: blob: https://books.google.com https://covers.openlibrary.org https://archive.org https://*.archive.org",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; '),
  };
}

function digest(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
