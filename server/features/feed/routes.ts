import type { Catalogue } from '../../../catalogue/catalogue.ts';
import * as contract from '../../../contract/feed.ts';
import type { Clock } from '../../clock.ts';
import { type App, mount } from '../../http/mount.ts';
import { calendarDay } from './daily-window.ts';
import { dailyFeed } from './feed.ts';

export function feedRoutes(app: App, { catalogue, clock }: { catalogue: Catalogue; clock: Clock }): void {
  mount(app, contract.getFeed, ({ query }) => dailyFeed(catalogue, calendarDay(clock(), query.zone)));
}
