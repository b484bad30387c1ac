import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import type { z } from 'zod';
import { avatarMaxBytes } from '../../../contract/limits.ts';
import { type FileStore, InvalidPathError } from '../../adapters/file-store/file-store.ts';
import { ApiError } from '../../http/errors.ts';
import type { MakeLimit } from '../../http/limits.ts';
import type { Reader } from '../../http/mount.ts';
import { createAvatars, ListBody, RemoveBody } from './avatars.ts';
import { StorageError, storageErrorReply } from './storage-errors.ts';

interface Dependencies {
  files: FileStore;
  limits: MakeLimit;
  log: Logger;
  authenticate(authorizationHeader: string | undefined): Promise<Reader>;
}

const base = '/storage/v1/object';
const bucket = 'avatars';
/** Room for a form's own lines around the file. */
const formBytes = 10_000;

/** The storage wire: what its official client sends, for the one bucket there is. */
export function storageRoutes({ files, limits, log, authenticate }: Dependencies): Hono {
  const avatars = createAvatars({ files, uploads: limits('avatar-upload', { points: 30, seconds: 3600 }) });
  const wire = new Hono().basePath(base);

  const owner = async (c: Context): Promise<string> => {
    try {
      return (await authenticate(c.req.header('authorization'))).id;
    } catch (error) {
      if (error instanceof ApiError && error.code !== 'internal_error')
        throw new StorageError('AccessDenied', error.message);
      throw error;
    }
  };

  wire.onError((thrown, c) => {
    if (thrown instanceof StorageError) return storageErrorReply(c, thrown);
    if (thrown instanceof InvalidPathError) return storageErrorReply(c, new StorageError('InvalidKey', 'Invalid key'));
    log.error({ err: thrown }, 'storage request failed');
    return storageErrorReply(c, new StorageError('InternalError', 'Something went wrong on our side.'));
  });
  wire.use(
    bodyLimit({
      maxSize: avatarMaxBytes + formBytes,
      onError: (c) =>
        storageErrorReply(c, new StorageError('TooLarge', 'The object exceeded the maximum allowed size')),
    }),
  );

  wire.get('/public/:bucket/:path{.+}', async (c) => {
    requireBucket(c.req.param('bucket'));
    const content = await avatars.read(c.req.param('path'));
    c.header('Content-Type', 'image/webp');
    c.header('Cache-Control', 'public, max-age=3600');
    c.header('Content-Security-Policy', "default-src 'none'; sandbox");
    return c.body(content);
  });

  wire.post('/list/:bucket', async (c) => {
    const readerId = await owner(c);
    requireBucket(c.req.param('bucket'));
    return c.json(await avatars.list(readerId, await readBody(c, ListBody)));
  });

  const upload = (overwrites: (c: Context) => boolean) => async (c: Context) => {
    const readerId = await owner(c);
    requireBucket(c.req.param('bucket'));
    return c.json(await avatars.upload(readerId, c.req.param('path') ?? '', await readFile(c), overwrites(c)));
  };
  wire.post(
    '/:bucket/:path{.+}',
    upload((c) => c.req.header('x-upsert') === 'true'),
  );
  wire.put(
    '/:bucket/:path{.+}',
    upload(() => true),
  );

  wire.delete('/:bucket', async (c) => {
    const readerId = await owner(c);
    requireBucket(c.req.param('bucket'));
    return c.json(await avatars.remove(readerId, (await readBody(c, RemoveBody)).prefixes));
  });

  wire.all('*', (c) => storageErrorReply(c, new StorageError('InvalidRequest', 'There is no such operation.')));
  return wire;
}

function requireBucket(name: string | undefined): void {
  if (name !== bucket) throw new StorageError('BucketNotFound', 'Bucket not found');
}

/** The file of a form, in which its part has no name, or the raw body. */
async function readFile(c: Context): Promise<Uint8Array> {
  const file = c.req.header('content-type')?.startsWith('multipart/form-data')
    ? await readFormFile(c)
    : await c.req.arrayBuffer();
  if (file.byteLength === 0) throw new StorageError('InvalidRequest', 'There is no file in the request.');
  if (file.byteLength > avatarMaxBytes) {
    throw new StorageError('TooLarge', 'The object exceeded the maximum allowed size');
  }
  return new Uint8Array(file);
}

async function readFormFile(c: Context): Promise<ArrayBuffer> {
  const form = await c.req.formData().catch(() => null);
  if (!form) throw new StorageError('InvalidRequest', 'The form cannot be read.');
  for (const value of form.values()) {
    if (value instanceof File) return value.arrayBuffer();
  }
  throw new StorageError('InvalidRequest', 'There is no file in the form.');
}

async function readBody<S extends z.ZodType>(c: Context, schema: S): Promise<z.output<S>> {
  const result = schema.safeParse(await c.req.json().catch(() => null));
  if (!result.success) throw new StorageError('InvalidRequest', 'The request body is not valid.');
  return result.data;
}
