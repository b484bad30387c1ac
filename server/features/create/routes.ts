import * as contract from '../../../contract/create.ts';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../database/open.ts';
import type { MakeLimit } from '../../http/limits.ts';
import { type App, mount } from '../../http/mount.ts';
import { createIdeas } from './create.ts';

export function createRoutes(app: App, dependencies: { db: Db; clock: Clock; limits: MakeLimit }): void {
  const ideas = createIdeas(dependencies);
  mount(app, contract.listCommunityIdeas, () => ideas.latest());
  mount(app, contract.submitIdea, ({ reader, body }) => ideas.submit(reader.id, body));
}
