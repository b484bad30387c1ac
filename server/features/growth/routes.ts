import type { Catalogue } from '../../../catalogue/catalogue.ts';
import * as contract from '../../../contract/growth.ts';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../database/open.ts';
import { type App, mount } from '../../http/mount.ts';
import { createGrowth } from './growth.ts';

export function growthRoutes(app: App, { db, clock, catalogue }: { db: Db; clock: Clock; catalogue: Catalogue }): void {
  const growth = createGrowth({ db, clock, topicsOf: (title, author) => catalogue.find(title, author)?.topics ?? [] });
  mount(app, contract.getGrowthStats, ({ reader }) => growth.stats(reader.id));
  mount(app, contract.updateStreak, ({ reader, body }) => growth.updateStreak(reader.id, body.zone));
  mount(app, contract.openReadingSession, ({ reader, params, body }) =>
    growth.openReading(reader.id, params.id, body.book_title, body.book_author),
  );
  mount(app, contract.closeReadingSession, ({ reader, params, body }) =>
    growth.closeReading(reader.id, params.id, { minutes: body.minutes, ideas: body.ideas_read }),
  );
}
