import * as contract from '../../../contract/library.ts';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../database/open.ts';
import { type App, mount } from '../../http/mount.ts';
import { createLibrary } from './library.ts';

export function libraryRoutes(app: App, dependencies: { db: Db; clock: Clock }): void {
  const library = createLibrary(dependencies);
  mount(app, contract.listSavedBooks, ({ reader }) => library.books(reader.id));
  mount(app, contract.saveBook, ({ reader, body }) => library.saveBook(reader.id, body));
  mount(app, contract.repairSavedBook, ({ reader, params, body }) => library.repairBook(reader.id, params.id, body));
  mount(app, contract.removeSavedBook, ({ reader, params }) => library.removeBook(reader.id, params.id));
  mount(app, contract.listSavedIdeas, ({ reader }) => library.ideas(reader.id));
  mount(app, contract.saveIdea, ({ reader, body }) => library.saveIdea(reader.id, body));
  mount(app, contract.removeSavedIdea, ({ reader, params }) => library.removeIdea(reader.id, params.id));
  mount(app, contract.revisitSavedIdea, ({ reader, params, body }) =>
    library.revisitIdea(reader.id, params.id, body.zone),
  );
}
