import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Logger } from 'pino';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { onboardingCookie, timeZoneCookie } from '../../contract/cookies.ts';
import type { Explore } from '../../contract/explore.ts';
import type { Feed } from '../../contract/feed.ts';
import { TimeZone } from '../../contract/time-zone.ts';
import type { Clock } from '../clock.ts';
import { dailyExplore } from '../features/explore/explore.ts';
import { calendarDay } from '../features/feed/daily-window.ts';
import { dailyFeed } from '../features/feed/feed.ts';
import { createDocumentMaker, readBuild } from './document.ts';
import type { Env } from './mount.ts';

/** What web/render.tsx exports, once built. */
interface Renderer {
  prepare(): Promise<void>;
  isScreen(path: string): boolean;
  firstPaintOf(path: string, search: string): string;
  render(address: string, state: PageState): { html: string; title: string };
}

/** What a page shows beyond the app itself. */
interface PageState {
  feed?: Feed;
  explore?: Explore;
}

export interface Pages {
  routes: Hono<Env>;
}

interface Rendered {
  status: 200 | 404;
  plain: string;
  gzip: Uint8Array<ArrayBuffer>;
  brotli: Uint8Array<ArrayBuffer>;
}

const dist = join(import.meta.dirname, '../../dist');
const introPath = '/onboarding/books-vs-micro';
/** Every screen, and what of it changes by day for the few days that are today somewhere. */
const keptPages = 64;

/** Serves the built app: its files, and the first paint of every screen from a cache of rendered documents. */
export async function openPages({
  catalogue,
  clock,
  log,
}: {
  catalogue: Catalogue;
  clock: Clock;
  log: Logger;
}): Promise<Pages> {
  const documents = createDocumentMaker(await readBuild(join(dist, 'client')));
  const renderer = (await import(pathToFileURL(join(dist, 'server/render.js')).href)) as Renderer;
  await renderer.prepare();
  const cache = new Map<string, Rendered>();

  const daily: Record<string, (day: string) => PageState> = {
    '/': (day) => ({ feed: dailyFeed(catalogue, day) }),
    '/explore': (day) => ({ explore: dailyExplore(catalogue, day) }),
  };

  function renderPage(path: string, search: string, day: string): Rendered {
    const address = renderer.firstPaintOf(path, search);
    const stateOf = daily[address];
    const key = stateOf ? `${address} ${day}` : address;
    const kept = cache.get(key);
    if (kept) return kept;
    const state = stateOf?.(day) ?? {};
    const { html, title } = renderer.render(address, state);
    const plain = documents.make({ html, title, state });
    const page: Rendered = {
      status: renderer.isScreen(path) ? 200 : 404,
      plain,
      gzip: new Uint8Array(gzipSync(plain)),
      brotli: new Uint8Array(brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })),
    };
    if (cache.size >= keptPages) cache.clear();
    cache.set(key, page);
    return page;
  }

  const notFoundPage = renderPage('/404', '', '');

  const routes = new Hono<Env>();
  routes.use(
    '/assets/*',
    serveStatic({
      root: join(dist, 'client'),
      precompressed: true,
      onFound: (_path, c) => c.header('Cache-Control', 'public, max-age=31536000, immutable'),
    }),
  );
  routes.use(
    '/:file{[a-z0-9-]+\\.(svg|png|webmanifest|txt)}',
    serveStatic({ root: join(dist, 'client'), precompressed: true }),
  );
  routes.get('*', (c) => {
    const path = c.req.path.length > 1 ? c.req.path.replace(/\/+$/, '') : '/';
    if (path === '/' && getCookie(c, onboardingCookie) !== 'true') return c.redirect(introPath, 302);
    const zone = TimeZone.safeParse(getCookie(c, timeZoneCookie));
    const page = renderer.isScreen(path)
      ? renderPage(path, new URL(c.req.url).search, calendarDay(clock(), zone.success ? zone.data : 'UTC'))
      : notFoundPage;
    if (page.status === 404) log.warn({ requestId: c.get('requestId'), missing: path }, 'page not found');
    return send(c, page);
  });

  function send(c: Context<Env>, page: Rendered): Response {
    c.header('Content-Security-Policy', documents.contentSecurityPolicy);
    c.header('Content-Type', 'text/html; charset=utf-8');
    // Which page / is depends on cookies; every page names the scripts of this very build.
    c.header('Cache-Control', 'no-cache');
    c.header('Vary', 'Accept-Encoding, Cookie');
    const accepted = c.req.header('accept-encoding') ?? '';
    if (/\bbr\b/.test(accepted)) {
      c.header('Content-Encoding', 'br');
      return c.body(page.brotli, page.status);
    }
    if (/\bgzip\b/.test(accepted)) {
      c.header('Content-Encoding', 'gzip');
      return c.body(page.gzip, page.status);
    }
    return c.body(page.plain, page.status);
  }

  return { routes };
}
