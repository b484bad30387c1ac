import { describe, expect, it } from 'vitest';
import type { GrowthStats } from '../../../contract/growth.ts';
import { type Account, testApp } from '../../testing/test-app.ts';

const test = testApp();
const known = { book_title: 'Deep Work', book_author: 'Cal Newport' };

async function stats(reply: Promise<Response>): Promise<GrowthStats> {
  const answered = await reply;
  expect(answered.status).toBe(200);
  return (await answered.json()) as GrowthStats;
}
const active = (as: Account, zone = 'UTC') =>
  stats(test.call('POST', '/api/growth-stats/streak', { as, body: { zone } }));
const open = (as: Account, id: string, body = known) => test.call('POST', `/api/reading-sessions/${id}`, { as, body });
const close = (as: Account, id: string, minutes: number, ideasRead = 0) =>
  test.call('PUT', `/api/reading-sessions/${id}`, { as, body: { minutes, ideas_read: ideasRead } });

describe('growth stats', () => {
  it('begin at nothing', async () => {
    const reader = await test.signUp();
    expect(await stats(test.call('GET', '/api/growth-stats', { as: reader }))).toEqual({
      ideas_saved: 0,
      time_invested: 0,
      topics_explored: 0,
      insights_revisited: 0,
      reflections_written: 0,
      current_streak: 0,
      last_activity_date: null,
    });
  });

  it("keep a streak by the reader's own days", async () => {
    const reader = await test.signUp();
    test.time.now = new Date('2026-03-10T23:30:00Z');
    expect(await active(reader, 'UTC')).toMatchObject({ current_streak: 1, last_activity_date: '2026-03-10' });
    expect(await active(reader, 'Europe/Berlin')).toMatchObject({
      current_streak: 2,
      last_activity_date: '2026-03-11',
    });
    // Back in the west it is yesterday again: nothing changes.
    expect(await active(reader, 'America/New_York')).toMatchObject({
      current_streak: 2,
      last_activity_date: '2026-03-11',
    });
    test.time.now = new Date('2026-03-14T12:00:00Z');
    expect(await active(reader)).toMatchObject({ current_streak: 1, last_activity_date: '2026-03-14' });
  });

  it('move the streak once, in however many tabs', async () => {
    const reader = await test.signUp();
    test.time.now = new Date('2026-03-10T12:00:00Z');
    await active(reader);
    test.time.now = new Date('2026-03-11T12:00:00Z');
    const replies = await Promise.all([1, 2, 3, 4].map(() => active(reader)));
    expect(replies.map((reply) => reply.current_streak)).toEqual([2, 2, 2, 2]);
  });
});

describe('a reading session', () => {
  it('counts its minutes and its topics once', async () => {
    const reader = await test.signUp();
    const id = crypto.randomUUID();
    test.time.now = new Date('2026-03-10T12:00:00Z');
    expect((await open(reader, id)).status).toBe(200);
    expect((await open(reader, id)).status).toBe(200);
    test.time.now = new Date('2026-03-10T12:09:30Z');
    const first = await stats(close(reader, id, 9, 3));
    expect(first).toMatchObject({ time_invested: 9, topics_explored: 3 });
    expect(await stats(close(reader, id, 9, 3))).toEqual(first);
    const again = crypto.randomUUID();
    await open(reader, again);
    expect(await stats(close(reader, again, 0, 5))).toEqual(first);
  });

  it('is not believed beyond the time that passed', async () => {
    const reader = await test.signUp();
    const id = crypto.randomUUID();
    test.time.now = new Date('2026-03-10T12:00:00Z');
    await open(reader, id);
    test.time.now = new Date('2026-03-10T12:05:00Z');
    expect(await stats(close(reader, id, 200))).toMatchObject({ time_invested: 6, topics_explored: 0 });
  });

  it('belongs to its reader', async () => {
    const [owner, other] = await Promise.all([test.signUp('owner'), test.signUp('other')]);
    const id = crypto.randomUUID();
    await open(owner, id);
    expect((await close(other, id, 1)).status).toBe(404);
  });

  it.each([-1, 1.5, 241, '3', null])('refuses %j minutes', async (minutes) => {
    const reader = await test.signUp();
    const reply = await test.call('PUT', `/api/reading-sessions/${crypto.randomUUID()}`, {
      as: reader,
      body: { minutes, ideas_read: 0 },
    });
    expect(reply.status).toBe(400);
  });
});
