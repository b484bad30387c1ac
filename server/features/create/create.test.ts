import { describe, expect, it } from 'vitest';
import type { CommunityIdea } from '../../../contract/create.ts';
import { userIdeas } from '../../database/schema.ts';
import { type Account, testApp } from '../../testing/test-app.ts';

const test = testApp();
const idea = { idea_title: 'Two minutes', idea_content: 'If it takes less than two minutes, it is done by now.' };

const submit = (body: unknown, as?: Account) => test.call('POST', '/api/user-ideas', { body, ...(as && { as }) });
async function latest(as?: Account): Promise<CommunityIdea[]> {
  const reply = await test.call('GET', '/api/user-ideas', as && { as });
  expect(reply.status).toBe(200);
  return (await reply.json()) as CommunityIdea[];
}

describe('an idea of the community', () => {
  it('is seen by anyone as soon as it is submitted, with its author', async () => {
    const [author, other] = await Promise.all([test.signUp('author'), test.signUp('other')]);
    const name = `ida_${author.id.slice(0, 8)}`;
    await test.call('PUT', '/api/profile', { as: author, body: { username: name } });
    const reply = await submit({ idea_title: `  ${idea.idea_title} `, idea_content: idea.idea_content }, author);
    expect(reply.status).toBe(200);
    const shared = (await reply.json()) as CommunityIdea;
    expect(shared).toMatchObject({ ...idea, username: name, avatar_url: null });
    expect((await latest())[0]).toEqual(shared);
    expect((await latest(other))[0]).toEqual(shared);
    expect(JSON.stringify(await latest())).not.toContain(author.email);
  });

  it('has no name where its author has none', async () => {
    test.time.now = new Date('2026-03-10T12:00:01Z');
    await submit(idea, await test.signUp());
    expect((await latest())[0]).toMatchObject({ username: null, avatar_url: null });
  });

  it('needs a signed-in author', async () => {
    const reply = await submit(idea);
    expect(reply.status).toBe(401);
    expect(await reply.json()).toMatchObject({ code: 'no_authorization' });
  });

  it.each([
    ['a blank title', { ...idea, idea_title: '   ' }],
    ['a blank content', { ...idea, idea_content: '\n\t ' }],
    ['a title of 101 characters', { ...idea, idea_title: 'x'.repeat(101) }],
    ['a content of 1001 characters', { ...idea, idea_content: 'x'.repeat(1001) }],
    ['a NUL', { ...idea, idea_content: 'a\0b' }],
    ['no content', { idea_title: 'x' }],
  ])('is refused with %s', async (_case, body) => {
    const reply = await submit(body, await test.signUp());
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({ code: 'validation_failed' });
  });

  it('may be as long as the limits say', async () => {
    const reply = await submit({ idea_title: 'x'.repeat(100), idea_content: 'y'.repeat(1000) }, await test.signUp());
    expect(reply.status).toBe(200);
  });

  it('is always the one of who is signed in, and always approved', async () => {
    const [author, other] = await Promise.all([test.signUp(), test.signUp()]);
    await submit({ ...idea, idea_title: 'Forged', user_id: other.id, status: 'pending' }, author);
    const rows = await test.database.db.select().from(userIdeas);
    expect(rows.find((row) => row.ideaTitle === 'Forged')).toMatchObject({ userId: author.id, status: 'approved' });
  });
});

describe('the latest ideas', () => {
  it('are ten, newest first, and only approved ones', async () => {
    const author = await test.signUp();
    for (let minute = 0; minute < 12; minute++) {
      test.time.now = new Date(Date.UTC(2026, 5, 1, 12, minute));
      await submit({ ...idea, idea_title: `Idea ${minute}` }, author);
    }
    const createdAt = new Date(Date.UTC(2026, 5, 1, 13));
    await test.database.db
      .insert(userIdeas)
      .values({ userId: author.id, ideaTitle: 'Hidden', ideaContent: 'x', status: 'pending', createdAt });
    const titles = (await latest()).map((row) => row.idea_title);
    expect(titles).toEqual(Array.from({ length: 10 }, (_, index) => `Idea ${11 - index}`));
  });
});
