import * as contract from '../../../contract/subscription.ts';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../database/open.ts';
import { type App, mount } from '../../http/mount.ts';
import { createSubscriptions } from './subscription.ts';

export function subscriptionRoutes(app: App, dependencies: { db: Db; clock: Clock }): void {
  const subscriptions = createSubscriptions(dependencies);
  mount(app, contract.getSubscription, ({ reader }) => subscriptions.find(reader.id));
  mount(app, contract.startTrial, ({ reader }) => subscriptions.startTrial(reader.id));
  mount(app, contract.chooseFreePlan, ({ reader }) => subscriptions.chooseFree(reader.id));
}
