import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Profile } from '../../../contract/profile.ts';
import { type Account, testApp } from '../../testing/test-app.ts';

const test = testApp();
type Bytes = Uint8Array<ArrayBuffer>;

const draw = (width = 80, height = 60) => sharp({ create: { width, height, channels: 3, background: '#3a7' } });
const bytes = (buffer: Buffer): Bytes => new Uint8Array(buffer);
const join = (...parts: (Bytes | string)[]): Bytes =>
  bytes(Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part))));

/** What the official client sends for a Blob. */
function upload(as: Account | null, path: string, file: Bytes, options: { upsert?: boolean; bucket?: string } = {}) {
  const form = new FormData();
  form.append('cacheControl', '3600');
  form.append('', new Blob([file], { type: 'image/png' }));
  return test.app.request(`/storage/v1/object/${options.bucket ?? 'avatars'}/${path}`, {
    method: 'POST',
    headers: {
      'x-upsert': String(options.upsert ?? false),
      ...(as && { Authorization: `Bearer ${as.accessToken}` }),
    },
    body: form,
  });
}
const read = (path: string) => test.app.request(`/storage/v1/object/public/avatars/${path}`);
const list = async (as: Account, body: unknown) => {
  const reply = await test.call('POST', '/storage/v1/object/list/avatars', { as, body });
  return { status: reply.status, body: (await reply.json()) as { name: string }[] };
};
async function refusal(reply: Response) {
  expect(reply.status).toBe(400);
  const body = (await reply.json()) as { statusCode: string; error: string; message: string };
  expect(Object.keys(body).sort()).toEqual(['error', 'message', 'statusCode']);
  return body;
}

let png: Bytes;
let owner: Account;
let other: Account;
beforeAll(async () => {
  png = bytes(await draw().png().toBuffer());
  [owner, other] = await Promise.all([test.signUp('owner'), test.signUp('other')]);
});

describe('an upload', () => {
  it('becomes a square WebP that anyone can read', async () => {
    const reply = await upload(owner, `${owner.id}/one.webp`, png);
    expect(reply.status).toBe(200);
    expect(await reply.json()).toMatchObject({
      Key: `avatars/${owner.id}/one.webp`,
      Id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    const picture = await read(`${owner.id}/one.webp`);
    expect(picture.headers.get('content-type')).toBe('image/webp');
    expect(picture.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(picture.headers.get('x-content-type-options')).toBe('nosniff');
    const { format, width, height } = await sharp(await picture.arrayBuffer()).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 512, height: 512 });
  });

  it('comes as a raw body too', async () => {
    const reply = await test.app.request(`/storage/v1/object/avatars/${owner.id}/raw.webp`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${owner.accessToken}`,
        'Content-Type': 'image/png',
        'Cache-Control': 'max-age=3600',
      },
      body: png,
    });
    expect(reply.status).toBe(200);
  });

  it('does not overwrite, unless told to', async () => {
    const path = `${owner.id}/again.webp`;
    await upload(owner, path, png);
    expect(await refusal(await upload(owner, path, png))).toEqual({
      statusCode: '409',
      error: 'Duplicate',
      message: 'The resource already exists',
    });
    expect((await upload(owner, path, png, { upsert: true })).status).toBe(200);
  });

  it('goes nowhere but into a folder of one’s own', async () => {
    expect(await refusal(await upload(other, `${owner.id}/x.webp`, png))).toMatchObject({
      statusCode: '403',
      error: 'AccessDenied',
    });
    expect(await refusal(await upload(null, `${owner.id}/x.webp`, png))).toMatchObject({ statusCode: '403' });
    expect(await refusal(await upload(other, 'x.webp', png))).toMatchObject({ statusCode: '403' });
    expect(await refusal(await upload(owner, `${owner.id}/a/b.webp`, png))).toMatchObject({ error: 'InvalidKey' });
    expect(await refusal(await upload(owner, `${owner.id}/x.html`, png))).toMatchObject({ error: 'InvalidKey' });
    expect(await refusal(await upload(owner, `${owner.id}/..%2F${other.id}%2Fx.webp`, png))).toMatchObject({
      error: 'InvalidKey',
    });
    expect(await refusal(await upload(owner, `${owner.id}/x.webp`, png, { bucket: 'books' }))).toMatchObject({
      statusCode: '404',
    });
    expect((await read(`${owner.id}/x.webp`)).status).toBe(400);
  });

  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('takes a %s', async (format) => {
    const file = bytes(await draw().toFormat(format).toBuffer());
    expect((await upload(owner, `${owner.id}/${format}.webp`, file)).status).toBe(200);
  });

  it('turns the picture upright and drops its metadata', async () => {
    // Left half red, and a camera that was held on its side.
    const red = await sharp({ create: { width: 100, height: 200, channels: 3, background: '#f00' } })
      .png()
      .toBuffer();
    const file = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#00f' } })
      .composite([{ input: red, left: 0, top: 0 }])
      .withExif({ IFD0: { Make: 'A camera', Orientation: '6' }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } })
      .jpeg({ quality: 100 })
      .toBuffer();
    await upload(owner, `${owner.id}/upright.webp`, bytes(file));
    const picture = await (await read(`${owner.id}/upright.webp`)).arrayBuffer();
    const { exif, xmp, icc, orientation } = await sharp(picture).metadata();
    expect({ exif, xmp, icc, orientation }).toEqual({});
    const { data } = await sharp(picture)
      .extract({ left: 250, top: 20, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(200);
  });
});

describe('an upload is refused', () => {
  it('when it is an SVG, whatever it calls itself', async () => {
    const svg = join('<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const refused = await refusal(await upload(owner, `${owner.id}/s.webp`, svg));
    expect(refused).toMatchObject({ statusCode: '415', error: 'invalid_mime_type' });
    expect(refused.message).toContain('SVG');
  });

  it('when it is no picture, or half of one', async () => {
    for (const file of [
      join('hello'),
      join('\x89PNG\r\n\x1a\n'),
      bytes(Buffer.from(png.subarray(0, png.length / 2))),
      join('\xff\xd8\xff\xff\xd9'),
    ]) {
      expect(await refusal(await upload(owner, `${owner.id}/n.webp`, file))).toMatchObject({ statusCode: '415' });
    }
  });

  it('when it is a picture and something else', async () => {
    const as = async (format: 'jpeg' | 'gif' | 'webp' | 'avif') => bytes(await draw().toFormat(format).toBuffer());
    const [jpeg, gif, webp, avif] = await Promise.all([as('jpeg'), as('gif'), as('webp'), as('avif')]);
    const archive = `PK\x05\x06${'\0'.repeat(18)}`;
    const withComment = (text: string) => {
      const comment = Buffer.alloc(4);
      comment.writeUInt16BE(0xfffe);
      comment.writeUInt16BE(text.length + 2, 2);
      return join(jpeg.subarray(0, 2), bytes(comment), text, jpeg.subarray(2));
    };
    const polyglots = [
      join(png, archive),
      join(png, 'anything'),
      join(jpeg, archive),
      join(jpeg, '<script>alert(1)</script>\xff\xd9'),
      withComment('%PDF-1.4'),
      withComment('<?php phpinfo(); ?>'),
      join(gif, '=1;alert(1)'),
      join(webp, 'more'),
      join(avif, 'more'),
    ];
    for (const file of polyglots) {
      const refused = await refusal(await upload(owner, `${owner.id}/p.webp`, file));
      expect(refused).toMatchObject({ statusCode: '415', message: expect.stringContaining('more than a picture') });
    }
  });

  it('when it has more than 16 megapixels, without decoding it', async () => {
    const huge = bytes(await draw(4001, 4000).png().toBuffer());
    expect(huge.length).toBeLessThan(300_000);
    expect(await refusal(await upload(owner, `${owner.id}/h.webp`, huge))).toMatchObject({
      statusCode: '413',
      message: expect.stringContaining('16 megapixels'),
    });
    expect((await upload(owner, `${owner.id}/h.webp`, bytes(await draw(4000, 4000).png().toBuffer()))).status).toBe(
      200,
    );
  });

  it('when it is larger than 10 MB', async () => {
    const refused = await refusal(await upload(owner, `${owner.id}/l.webp`, new Uint8Array(10_100_000)));
    expect(refused).toMatchObject({ statusCode: '413' });
  });
});

describe('a folder', () => {
  it('is listed and emptied by its owner only', async () => {
    const [anna, ben] = await Promise.all([test.signUp(), test.signUp()]);
    for (const name of ['b.webp', 'a.webp', 'c.webp']) await upload(anna, `${anna.id}/${name}`, png);
    expect((await list(anna, { prefix: anna.id })).body.map(({ name }) => name)).toEqual([
      'a.webp',
      'b.webp',
      'c.webp',
    ]);
    const page = { prefix: anna.id, limit: 1, offset: 1, sortBy: { column: 'name', order: 'desc' } };
    expect((await list(anna, page)).body.map(({ name }) => name)).toEqual(['b.webp']);
    expect((await list(ben, { prefix: anna.id })).body).toEqual([]);
    expect((await list(ben, { prefix: '' })).body).toEqual([]);

    const remove = async (as: Account) => {
      const body = { prefixes: [`${anna.id}/a.webp`, `${anna.id}/none.webp`] };
      return (await test.call('DELETE', '/storage/v1/object/avatars', { as, body })).json();
    };
    expect(await remove(ben)).toEqual([]);
    expect(await remove(anna)).toMatchObject([{ name: `${anna.id}/a.webp` }]);
    expect(await refusal(await read(`${anna.id}/a.webp`))).toMatchObject({ statusCode: '404' });
  });
});

describe('a chosen picture', () => {
  it('is the profile’s, and those before it are gone', async () => {
    const [anna, ben] = await Promise.all([test.signUp(), test.signUp()]);
    await upload(anna, `${anna.id}/old.webp`, png);
    await upload(anna, `${anna.id}/new.webp`, png);
    const choose = (as: Account, name: string) => test.call('PUT', '/api/profile/avatar', { as, body: { name } });
    expect((await choose(ben, 'new.webp')).status).toBe(404);
    expect((await choose(anna, '../x.webp')).status).toBe(400);
    const reply = await choose(anna, 'new.webp');
    const { avatar_url } = (await reply.json()) as Profile;
    expect(avatar_url).toBe(`/storage/v1/object/public/avatars/${anna.id}/new.webp`);
    expect((await test.app.request(avatar_url ?? '')).status).toBe(200);
    expect((await read(`${anna.id}/old.webp`)).status).toBe(400);
  });
});
