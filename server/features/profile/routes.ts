import * as contract from '../../../contract/profile.ts';
import type { FileStore } from '../../adapters/file-store/file-store.ts';
import type { Db } from '../../database/open.ts';
import { type App, mount } from '../../http/mount.ts';
import { createProfile } from './profile.ts';

export function profileRoutes(app: App, dependencies: { db: Db; files: FileStore }): void {
  const profile = createProfile(dependencies);
  mount(app, contract.getProfile, ({ reader }) => profile.own(reader));
  mount(app, contract.saveProfile, ({ reader, body }) => profile.saveUsername(reader, body.username));
  mount(app, contract.chooseAvatar, ({ reader, body }) => profile.chooseAvatar(reader, body.name));
}
