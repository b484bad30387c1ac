import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import type { Feed } from '../contract/feed.ts';
import { App, createQueryClient, documentTitle } from './app.tsx';
import { feedKey } from './features/feed/queries.ts';
import { notFound, routeAt, routes } from './routes.tsx';

/** Loads every screen; to be awaited once, before the first render. */
export async function prepare(): Promise<void> {
  await Promise.all([...routes, notFound].map((route) => route.screen.load()));
}

/** The first paint of a screen, as a signed-out stranger sees it; the browser hydrates it and fills in the rest. */
export function render(path: string, state: { feed?: Feed }): { html: string; title: string } {
  const queryClient = createQueryClient();
  if (state.feed) queryClient.setQueryData(feedKey, state.feed);
  const html = renderToString(
    <StaticRouter location={path}>
      <App queryClient={queryClient} />
    </StaticRouter>,
  );
  queryClient.clear();
  return { html, title: documentTitle(path) };
}

export function isScreen(path: string): boolean {
  return routeAt(path) !== notFound;
}
