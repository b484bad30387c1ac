import { avatarUrl, type Profile } from '../../../contract/profile.ts';
import type { FileStore } from '../../adapters/file-store/file-store.ts';
import type { Db } from '../../database/open.ts';
import { ApiError } from '../../http/errors.ts';
import type { Reader } from '../../http/mount.ts';
import * as queries from './queries.ts';

export function createProfile({ db, files }: { db: Db; files: FileStore }) {
  return {
    async own(reader: Reader): Promise<Profile> {
      return toProfile(reader, await queries.findProfile(db, reader.id));
    },

    async saveUsername(reader: Reader, username: string): Promise<Profile> {
      const row = await queries.upsertUsername(db, reader.id, username, reader.email);
      if (!row) throw new ApiError('username_taken', 'Another reader has this username.');
      return toProfile(reader, row);
    },

    /** The pictures before it have served their time; one that stays behind is only unused. */
    async chooseAvatar(reader: Reader, name: string): Promise<Profile> {
      const pictures = await files.list(`avatars/${reader.id}`);
      const chosen = `avatars/${reader.id}/${name}`;
      if (!pictures.some(({ path }) => path === chosen)) throw new ApiError('not_found', 'There is no such picture.');
      const row = await queries.upsertAvatar(db, reader.id, avatarUrl(`${reader.id}/${name}`), reader.email);
      for (const { path } of pictures) if (path !== chosen) await files.remove(path);
      return toProfile(reader, row);
    },
  };
}

function toProfile(reader: Reader, row: queries.ProfileRow | undefined): Profile {
  return { id: reader.id, username: row?.username ?? null, avatar_url: row?.avatarUrl ?? null, email: reader.email };
}
