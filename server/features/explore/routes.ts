import type { Logger } from 'pino';
import type { Catalogue } from '../../../catalogue/catalogue.ts';
import * as contract from '../../../contract/explore.ts';
import type { BookSearch } from '../../adapters/book-search/book-search.ts';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../database/open.ts';
import { clientLimit } from '../../http/client-limit.ts';
import type { MakeLimit } from '../../http/limits.ts';
import { type App, mount } from '../../http/mount.ts';
import { calendarDay } from '../feed/daily-window.ts';
import { indexCatalogue } from './catalogue-index.ts';
import { category, dailyExplore } from './explore.ts';
import { createSearch } from './search.ts';

/** Searches of one client, enough for quick typing; each may cost a request to a book service. */
const searches = { points: 30, seconds: 60 };

interface Dependencies {
  config: Pick<Config, 'trustedProxies'>;
  catalogue: Catalogue;
  clock: Clock;
  db: Db;
  limits: MakeLimit;
  bookSearch: BookSearch;
  log: Logger;
}

export function exploreRoutes(app: App, { config, catalogue, clock, db, limits, bookSearch, log }: Dependencies): void {
  const searchCatalogue = indexCatalogue(catalogue.titles);
  const search = createSearch({ searchCatalogue, db, bookSearch, log });
  const limitSearch = clientLimit('search-books', searches, { limits, config });

  mount(app, contract.getExplore, ({ query }) => dailyExplore(catalogue, calendarDay(clock(), query.zone)));
  mount(app, contract.getCategory, ({ params }) => ({
    name: params.name,
    books: category(catalogue, searchCatalogue, params.name),
  }));
  mount(app, contract.searchBooks, async ({ body, context }) => {
    await limitSearch(context);
    return { books: await search(body.query) };
  });
}
