import { createHash } from 'node:crypto';
import { z } from 'zod';
import { avatarNamePattern } from '../../../contract/profile.ts';
import type { FileStore } from '../../adapters/file-store/file-store.ts';
import { makeSquarePicture, PictureRefused } from '../../adapters/picture/square-picture.ts';
import type { Limit } from '../../http/limits.ts';
import { StorageError } from './storage-errors.ts';

const bucket = 'avatars';

export const ListBody = z.object({
  prefix: z.string().max(300).default(''),
  limit: z.int().min(1).max(1000).default(100),
  offset: z.int().min(0).default(0),
  sortBy: z
    .object({
      column: z.enum(['name', 'updated_at', 'created_at', 'last_accessed_at']).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
    })
    .default({ column: 'name', order: 'asc' }),
});
export const RemoveBody = z.object({ prefixes: z.array(z.string().max(300)).min(1).max(1000) });

/** The store's one bucket: pictures of readers, each written by its owner under a folder of that reader's id. */
export function createAvatars({ files, uploads }: { files: FileStore; uploads: Limit }) {
  return {
    async upload(readerId: string, path: string, file: Uint8Array, overwrite: boolean) {
      const owned = ownPath(readerId, path);
      const wait = await uploads.consume(readerId);
      if (wait !== null) throw new StorageError('TooManyRequests', 'Too many pictures in a short time.', wait);
      const stored = await files.put(owned, await toAvatar(file), { overwrite });
      if (!stored) throw new StorageError('Duplicate', 'The resource already exists');
      return { Id: objectId(owned), Key: owned };
    },

    /** For anyone: the address itself cannot be guessed. */
    async read(path: string) {
      const content = await files.get(`${bucket}/${path}`);
      if (!content) throw new StorageError('ObjectNotFound', 'Object not found');
      return content;
    },

    /** A folder of somebody else's is as empty as one that is not there. */
    async list(readerId: string, { prefix, limit, offset, sortBy }: z.infer<typeof ListBody>) {
      if (prefix.replace(/\/+$/, '') !== readerId) return [];
      const found = await files.list(`${bucket}/${readerId}`);
      if (sortBy.column !== 'name') found.sort((a, b) => a.changedAt.getTime() - b.changedAt.getTime());
      if (sortBy.order === 'desc') found.reverse();
      return found.slice(offset, offset + limit).map(({ path, bytes, changedAt }) => ({
        name: path.slice(path.lastIndexOf('/') + 1),
        id: objectId(path),
        updated_at: changedAt.toISOString(),
        created_at: changedAt.toISOString(),
        last_accessed_at: changedAt.toISOString(),
        metadata: { size: bytes, mimetype: 'image/webp' },
      }));
    },

    /** Answers those that were there and the reader's own. */
    async remove(readerId: string, paths: string[]) {
      const removed: { name: string; bucket_id: string }[] = [];
      for (const path of paths) {
        if (!isOwn(readerId, path)) continue;
        if (await files.remove(`${bucket}/${path}`)) removed.push({ name: path, bucket_id: bucket });
      }
      return removed;
    },
  };
}

function isOwn(readerId: string, path: string): boolean {
  const [folder, name, ...more] = path.split('/');
  return folder === readerId && avatarNamePattern.test(name ?? '') && more.length === 0;
}

function ownPath(readerId: string, path: string): string {
  if (!path.startsWith(`${readerId}/`)) {
    throw new StorageError('AccessDenied', 'Pictures can only be put into a folder of your own.');
  }
  if (!isOwn(readerId, path)) throw new StorageError('InvalidKey', `Invalid key: ${path.slice(0, 200)}`);
  return `${bucket}/${path}`;
}

async function toAvatar(file: Uint8Array): Promise<Uint8Array> {
  try {
    return await makeSquarePicture(file);
  } catch (error) {
    if (!(error instanceof PictureRefused)) throw error;
    throw new StorageError(error.reason === 'too_many_pixels' ? 'TooLarge' : 'InvalidMimeType', error.message);
  }
}

/** The wire wants a UUID; the path is the identity. */
function objectId(path: string): string {
  const hex = createHash('sha256').update(path).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `5${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
