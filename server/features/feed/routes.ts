import type { Catalogue } from '../../../catalogue/catalogue.ts';
import * as contract from '../../../contract/feed.ts';
import type { Clock } from '../../clock.ts';
import { Compressed } from '../../http/compressed.ts';
import { type App, mount } from '../../http/mount.ts';
import { calendarDay, oncePerDay } from './daily-window.ts';
import { dailyFeed } from './feed.ts';

export function feedRoutes(app: App, { catalogue, clock }: { catalogue: Catalogue; clock: Clock }): void {
  const feedOf = oncePerDay((day) => Compressed.json(dailyFeed(catalogue, day)));
  mount(app, contract.getFeed, ({ query }) => {
    const day = calendarDay(clock(), query.zone);
    return query.topics === '' ? feedOf(day) : dailyFeed(catalogue, day, query.topics.split(','));
  });
}
