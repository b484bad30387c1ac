import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type FileStore, pathSegments } from './file-store.ts';

/** Files in a folder of this machine. */
export function diskFileStore(folder: string): FileStore {
  const locate = (path: string) => join(folder, ...pathSegments(path));
  return {
    async put(path, content, { overwrite }) {
      const target = locate(path);
      await mkdir(dirname(target), { recursive: true });
      // Written aside first: a reader never meets half a file. The leading dot keeps it out of lists.
      const aside = join(dirname(target), `.${randomUUID()}`);
      await writeFile(aside, content);
      try {
        if (overwrite) await rename(aside, target);
        else await link(aside, target);
        return true;
      } catch (error) {
        if (isCode(error, 'EEXIST')) return false;
        throw error;
      } finally {
        await rm(aside, { force: true });
      }
    },

    async get(path) {
      return readFile(locate(path)).then((content) => new Uint8Array(content), absent(null));
    },

    async list(path) {
      const names = await readdir(locate(path)).catch(absent([] as string[]));
      const files = names
        .filter((name) => !name.startsWith('.'))
        .sort()
        .map(async (name) => {
          const found = await stat(join(locate(path), name)).catch(absent(null));
          return found?.isFile() ? [{ path: `${path}/${name}`, bytes: found.size, changedAt: found.mtime }] : [];
        });
      return (await Promise.all(files)).flat();
    },

    async remove(path) {
      return rm(locate(path)).then(() => true, absent(false));
    },
  };
}

/** Answers `instead` where there is no such file; any other trouble stays trouble. */
function absent<T>(instead: T): (error: unknown) => T {
  return (error) => {
    if (isCode(error, 'ENOENT') || isCode(error, 'ENOTDIR')) return instead;
    throw error;
  };
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
