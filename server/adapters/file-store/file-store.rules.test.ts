import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { diskFileStore } from './disk.ts';
import { type FileStore, InvalidPathError } from './file-store.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

/** What every file store does. */
function fileStoreSuite(name: string, open: () => Promise<{ store: FileStore; close(): Promise<void> }>) {
  describe(name, () => {
    let opened: Awaited<ReturnType<typeof open>>;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    test('gives back what was put, byte for byte', async () => {
      const content = Uint8Array.from({ length: 256 }, (_, value) => value);
      expect(await opened.store.put('avatars/a/one.webp', content, { overwrite: false })).toBe(true);
      expect(await opened.store.get('avatars/a/one.webp')).toEqual(content);
    });

    test('overwrites only when told to', async () => {
      const { store } = opened;
      await store.put('avatars/b/x.webp', bytes('first'), { overwrite: false });
      expect(await store.put('avatars/b/x.webp', bytes('second'), { overwrite: false })).toBe(false);
      expect(await store.get('avatars/b/x.webp')).toEqual(bytes('first'));
      expect(await store.put('avatars/b/x.webp', bytes('third'), { overwrite: true })).toBe(true);
      expect(await store.get('avatars/b/x.webp')).toEqual(bytes('third'));
    });

    test('of several at once without overwriting, one wins', async () => {
      const puts = ['a', 'b', 'c', 'd'].map((text) =>
        opened.store.put('avatars/c/race.webp', bytes(text), { overwrite: false }),
      );
      expect((await Promise.all(puts)).filter(Boolean)).toHaveLength(1);
    });

    test('lists the files of one folder, by name, and nothing of a folder that is not there', async () => {
      const { store } = opened;
      for (const name of ['b.webp', 'a.webp', 'deeper/c.webp']) {
        await store.put(`avatars/d/${name}`, bytes(name), { overwrite: false });
      }
      const files = await store.list('avatars/d');
      expect(files.map(({ path, bytes }) => [path, bytes])).toEqual([
        ['avatars/d/a.webp', 6],
        ['avatars/d/b.webp', 6],
      ]);
      expect(files[0]?.changedAt).toBeInstanceOf(Date);
      expect(await store.list('avatars/nobody')).toEqual([]);
    });

    test('removes, and says whether there was something', async () => {
      const { store } = opened;
      await store.put('avatars/e/x.webp', bytes('x'), { overwrite: false });
      expect(await store.remove('avatars/e/x.webp')).toBe(true);
      expect(await store.remove('avatars/e/x.webp')).toBe(false);
      expect(await store.get('avatars/e/x.webp')).toBeNull();
      expect(await store.get('avatars/e/x.webp/y')).toBeNull();
    });

    test.each([
      '../secret',
      'avatars/../../secret',
      '/etc/passwd',
      'avatars//x',
      'avatars/.hidden',
      'avatars/',
      '',
      'a\\b',
      'a\0b',
      'a/b c',
      `a/${'x'.repeat(129)}`,
      'a/b/c/d/e/f/g/h/i',
    ])('refuses the path %j', async (path) => {
      await expect(opened.store.get(path)).rejects.toThrow(InvalidPathError);
      await expect(opened.store.put(path, bytes('x'), { overwrite: true })).rejects.toThrow(InvalidPathError);
      await expect(opened.store.remove(path)).rejects.toThrow(InvalidPathError);
    });
  });
}

fileStoreSuite('the disk', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pith-files-'));
  return { store: diskFileStore(folder), close: () => rm(folder, { recursive: true, force: true }) };
});
