/** Issues stand in their forum and have readers of their own: what becomes of the forum becomes of those it was for, and of no others. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteForum } from '#modules/forums/forum-closing.contract.ts';
import { getThread } from '#modules/forums/forum-thread.contract.ts';
import { changeForum, getForum } from '#modules/forums/forums.contract.ts';
import { aForum, aThread, enterForum, forumSettings } from '#modules/forums/testing/forums.factory.ts';
import { listFeed } from '#modules/library/library.contract.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { getIssue, getNewsletter } from '../newsletters.contract.ts';
import { aNewsletter, anIssue, letterPeople } from '../testing/newsletters.factory.ts';

let world: TestWorld;
let owner: Caller;
let reader: Caller;
let other: Caller;
let stranger: Caller;
beforeAll(async () => {
  world = await openTestWorld();
  ({ staff: owner, reader, other } = await letterPeople(world));
  stranger = world.as(null);
});
afterAll(() => world.close());

let settings: ReturnType<typeof forumSettings>;
beforeEach(() => {
  settings = forumSettings();
});

/** A forum with a newsletter for each audience, and an issue of each. */
async function aForumWithLetters(kind: 'public' | 'private') {
  const forumId = await aForum(owner, { ...settings, kind });
  const letters = {
    anyone: await aNewsletter(owner, { forumId, audience: 'anyone' }),
    members: await aNewsletter(owner, { forumId, audience: 'members' }),
    forum: await aNewsletter(owner, { forumId, audience: 'forum' }),
  };
  const issues = {
    anyone: await anIssue(owner, letters.anyone.id, { title: 'For anyone' }),
    members: await anIssue(owner, letters.members.id, { title: 'For members' }),
    forum: await anIssue(owner, letters.forum.id, { title: 'For the forum' }),
  };
  return { forumId, letters, issues };
}

const mayRead = (who: Caller, id: string) =>
  who.call(getIssue, { id }).then(
    () => true,
    () => false,
  );
const readersOf = async (id: string) => [await mayRead(stranger, id), await mayRead(other, id), await mayRead(reader, id)];

async function become(forumId: string, kind: 'public' | 'private'): Promise<void> {
  const { forum } = { forum: await owner.call(getForum, { id: forumId }) };
  await owner.call(changeForum, { ...settings, id: forumId, version: forum.version, kind });
  await world.settle();
}

describe('when its forum is deleted', () => {
  it('what others may read goes on with its archive, and what was for the forum is gone', async () => {
    const { forumId, letters, issues } = await aForumWithLetters('public');
    await world.settle();
    await owner.call(deleteForum, { forumId, name: settings.name });
    await world.settle();
    expect(await readersOf(issues.anyone)).toEqual([true, true, true]);
    expect(await readersOf(issues.members)).toEqual([false, true, true]);
    expect(await readersOf(issues.forum)).toEqual([false, false, false]);
    const archive = await stranger.call(getNewsletter, { slug: letters.anyone.slug });
    expect(archive.issues.data.map(({ id }) => id)).toEqual([issues.anyone]);
    expect(archive.newsletter).toMatchObject({ issues: 1, forumId: null });
    const shown = (await other.call(listFeed, { limit: 50 })).data.map(({ id }) => id);
    expect(shown).toEqual(expect.arrayContaining([issues.anyone, issues.members]));
    expect(shown).not.toContain(issues.forum);
    await expect(owner.call(getNewsletter, { slug: letters.forum.slug })).rejects.toMatchObject({ code: 'newsletters.notFound' });
  });

  it('nothing of a closed one is read by anybody from that moment', async () => {
    const { forumId, issues } = await aForumWithLetters('private');
    await enterForum(forumId, reader, owner);
    expect(await readersOf(issues.forum)).toEqual([false, false, true]);
    await owner.call(deleteForum, { forumId, name: settings.name });
    expect(await readersOf(issues.forum)).toEqual([false, false, false]);
  });
});

describe('when its forum opens', () => {
  it('it does not, where an issue was written for its readers', async () => {
    const { forumId, issues } = await aForumWithLetters('private');
    await expect(become(forumId, 'public')).rejects.toMatchObject({ code: 'forums.staysClosed' });
    expect(await readersOf(issues.forum)).toEqual([false, false, false]);
  });

  it('an issue for members stays for members', async () => {
    const forumId = await aForum(owner, { ...settings, kind: 'private' });
    const { id } = await aNewsletter(owner, { forumId, audience: 'members' });
    const issue = await anIssue(owner, id);
    await become(forumId, 'public');
    expect(await readersOf(issue)).toEqual([false, true, true]);
  });
});

it('when its forum closes, what was for its readers closes with it, and what is for anyone stays', async () => {
  const { forumId, issues } = await aForumWithLetters('public');
  const threadId = await aThread(owner, forumId);
  await enterForum(forumId, reader, owner);
  expect(await readersOf(issues.forum)).toEqual([true, true, true]);
  await become(forumId, 'private');
  expect(await readersOf(issues.anyone)).toEqual([true, true, true]);
  expect(await readersOf(issues.members)).toEqual([false, true, true]);
  expect(await readersOf(issues.forum)).toEqual([false, false, true]);
  await expect(stranger.call(getThread, { id: threadId })).rejects.toMatchObject({ code: 'forums.threadNotFound' });
});
