import { describe, expect, it } from 'vitest';
import type { Profile } from '../../../contract/profile.ts';
import { type Account, testApp } from '../../testing/test-app.ts';

const test = testApp();

const rename = (as: Account, username: unknown) => test.call('PUT', '/api/profile', { as, body: { username } });
async function own(as: Account): Promise<Profile> {
  const reply = await test.call('GET', '/api/profile', { as });
  expect(reply.status).toBe(200);
  return (await reply.json()) as Profile;
}
/** A name that no other test uses. */
const newName = () => `r_${crypto.randomUUID().replaceAll('-', '').slice(0, 16)}`;

describe('a profile', () => {
  it('is there, empty, before anything was saved', async () => {
    const reader = await test.signUp();
    expect(await own(reader)).toEqual({ id: reader.id, username: null, avatar_url: null, email: reader.email });
  });

  it('is nobody else’s to see or to change', async () => {
    const [reader, other] = await Promise.all([test.signUp(), test.signUp()]);
    const name = newName();
    expect((await rename(reader, name)).status).toBe(200);
    expect(await own(other)).toMatchObject({ id: other.id, username: null });
    const forged = { username: newName(), id: reader.id, email: 'eve@example.com' };
    await test.call('PUT', '/api/profile', { as: other, body: forged });
    expect(await own(reader)).toMatchObject({ username: name, email: reader.email });
    expect((await test.call('GET', '/api/profile')).status).toBe(401);
    expect((await test.call('PUT', '/api/profile', { body: { username: newName() } })).status).toBe(401);
  });

  it('takes a name that is free, and its own again', async () => {
    const reader = await test.signUp();
    const name = newName();
    expect((await rename(reader, name)).status).toBe(200);
    expect((await rename(reader, name)).status).toBe(200);
    expect(await own(reader)).toMatchObject({ username: name });
  });

  it('does not take a name that another has, in whatever case', async () => {
    const [reader, other] = await Promise.all([test.signUp(), test.signUp()]);
    const name = newName();
    await rename(reader, name);
    for (const same of [name, name.toUpperCase()]) {
      const reply = await rename(other, same);
      expect(reply.status).toBe(409);
      expect(await reply.json()).toMatchObject({ code: 'username_taken' });
    }
    expect(await own(other)).toMatchObject({ username: null });
  });

  it('gives a name to one of those who ask at once', async () => {
    const readers = await Promise.all([1, 2, 3, 4].map(() => test.signUp()));
    const name = newName();
    const statuses = await Promise.all(readers.map(async (reader) => (await rename(reader, name)).status));
    expect(statuses.sort()).toEqual([200, 409, 409, 409]);
  });

  it('forces lower case', async () => {
    const reader = await test.signUp();
    const name = newName();
    await rename(reader, ` ${name.toUpperCase()} `);
    expect(await own(reader)).toMatchObject({ username: name });
  });

  it.each(['', 'ab', 'x'.repeat(21), 'anna n', 'anna-n', 'änna', 'anna!', null, 7])(
    'refuses the name %j',
    async (name) => {
      const reply = await rename(await test.signUp(), name);
      expect(reply.status).toBe(400);
      expect(await reply.json()).toMatchObject({ code: 'validation_failed' });
    },
  );

  it('takes the shortest and the longest name', async () => {
    const reader = await test.signUp();
    expect((await rename(reader, newName().slice(0, 3))).status).toBe(200);
    expect((await rename(reader, newName().padEnd(20, '_'))).status).toBe(200);
  });
});
