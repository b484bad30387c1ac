import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import type { Explore } from '../contract/explore.ts';
import type { Feed } from '../contract/feed.ts';
import { App, createQueryClient, documentTitle } from './app.tsx';
import { shapeOf } from './features/explore/explore-view.ts';
import { exploreKey } from './features/explore/queries.ts';
import { feedKey } from './features/feed/queries.ts';
import { paths } from './paths.ts';
import { notFound, routeAt, routes } from './routes.tsx';

/** Loads every screen; to be awaited once, before the first render. */
export async function prepare(): Promise<void> {
  await Promise.all([...routes, notFound].map((route) => route.screen.load()));
}

/** The address whose first paint an address gets: screens differ by their path, Explore by its view too. */
export function firstPaintOf(path: string, search: string): string {
  return path === paths.explore ? path + shapeOf(search) : path;
}

/** The first paint of a screen, as a signed-out stranger sees it; the browser hydrates it and fills in the rest. */
export function render(address: string, state: { feed?: Feed; explore?: Explore }): { html: string; title: string } {
  const queryClient = createQueryClient();
  if (state.feed) queryClient.setQueryData(feedKey, state.feed);
  if (state.explore) queryClient.setQueryData(exploreKey, state.explore);
  const html = renderToString(
    <StaticRouter location={address}>
      <App queryClient={queryClient} />
    </StaticRouter>,
  );
  queryClient.clear();
  return { html, title: documentTitle(address.split('?')[0] ?? address) };
}

export function isScreen(path: string): boolean {
  return routeAt(path) !== notFound;
}
