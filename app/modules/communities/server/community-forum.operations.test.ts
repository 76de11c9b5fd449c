import { afterAll, beforeAll, expect, it } from 'vitest';
import { leaveForum } from '#modules/forums/forum-membership.contract.ts';
import { tendThread } from '#modules/forums/forum-thread.contract.ts';
import { FORUM_KINDS } from '#modules/forums/forums.contract.ts';
import { aForum, aThread, enterForum } from '#modules/forums/testing/forums.factory.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { newId } from '#platform/db/id.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { getForumCommunity, linkForum, listCommunityForums, listCommunityThreads } from '../community-forum.contract.ts';
import { joinCommunity, setCommunityRole } from '../community-member.contract.ts';
import { aCommunity } from '../testing/communities.factory.ts';

let world: TestWorld;
let people: Record<'ratri' | 'budi', { id: string; caller: Caller }>;
const signedOut = () => world.as(null);

beforeAll(async () => {
  world = await openTestWorld();
  const named = async (name: string) => {
    const member = await aMember(world, { name });
    return { id: member.id, caller: world.as(member) };
  };
  people = { ratri: await named('Ratri Maheswari'), budi: await named('Budi Santoso') };
});
afterAll(() => world.close());

const refused = (code: string) => expect.objectContaining({ code }) as unknown;

it('its forums stand in one community, put there by who owns them and tends it', async () => {
  const { ratri, budi } = people;
  const communityId = await aCommunity(ratri.caller);
  const own = await aForum(ratri.caller, { kind: 'private' });
  const foreign = await aForum(budi.caller, { kind: 'private' });
  const shown = async (caller: Caller) =>
    (await caller.call(listCommunityForums, { communityId })).forums.map(({ id, members: n }) => [id, n]);
  await ratri.caller.call(linkForum, { communityId, forumId: own, linked: true });
  await expect(ratri.caller.call(linkForum, { communityId, forumId: foreign, linked: true })).rejects.toEqual(
    refused('communities.notAllowed'),
  );
  await expect(budi.caller.call(linkForum, { communityId, forumId: foreign, linked: true })).rejects.toEqual(
    refused('communities.notAllowed'),
  );
  await expect(ratri.caller.call(linkForum, { communityId, forumId: newId(), linked: true })).rejects.toEqual(
    refused('communities.forumNotFound'),
  );
  expect(await shown(ratri.caller)).toEqual([[own, 1]]);
  // Of a private forum, outsiders learn that there is one.
  expect(await shown(signedOut())).toEqual([[own, null]]);
  const other = await aCommunity(ratri.caller);
  await expect(ratri.caller.call(linkForum, { communityId: other, forumId: own, linked: true })).rejects.toEqual(
    refused('communities.forumElsewhere'),
  );
  await expect(budi.caller.call(linkForum, { communityId, forumId: own, linked: false })).rejects.toEqual(
    refused('communities.notAllowed'),
  );
  const standsIn = async (forumId: string) => (await signedOut().call(getForumCommunity, { forumId })).community?.id ?? null;
  expect([await standsIn(own), await standsIn(foreign), await standsIn(newId())]).toEqual([communityId, null, null]);
  await ratri.caller.call(linkForum, { communityId, forumId: own, linked: false });
  expect([await shown(ratri.caller), await standsIn(own)]).toEqual([[], null]);
});

it('a forum that is being deleted is put nowhere', async () => {
  const { ratri } = people;
  const [communityId, forumId] = [await aCommunity(ratri.caller), await aForum(ratri.caller)];
  const { pool } = world.runtime.database;
  const deleting = await pool.connect();
  await deleting.query('begin');
  await deleting.query('delete from forums.forum where id = $1', [forumId]);
  const put = ratri.caller.call(linkForum, { communityId, forumId, linked: true }).then(
    () => 'done',
    ({ code }: { code: string }) => code,
  );
  const waiting = async () =>
    (await pool.query(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)).rowCount === 1;
  await Promise.race([put, expect.poll(waiting).toBe(true)]);
  await deleting.query('commit');
  deleting.release();
  expect(await put).toBe('communities.forumNotFound');
  expect((await pool.query('select from communities.community_forum where forum_id = $1', [forumId])).rowCount).toBe(0);
});

it('its owner takes a forum out where they tend the community no more', async () => {
  const { ratri, budi } = people;
  const communityId = await aCommunity(ratri.caller);
  await budi.caller.call(joinCommunity, { communityId });
  await ratri.caller.call(setCommunityRole, { communityId, memberId: budi.id, role: 'moderator' });
  const forumId = await aForum(budi.caller);
  await budi.caller.call(linkForum, { communityId, forumId, linked: true });
  await ratri.caller.call(setCommunityRole, { communityId, memberId: budi.id, role: 'member' });
  await budi.caller.call(linkForum, { communityId, forumId, linked: false });
  expect(await signedOut().call(getForumCommunity, { forumId })).toEqual({ community: null });
});

it('shows what goes on in its forums to those who may read it there, last answered first, and page by page', async () => {
  const { ratri, budi } = people;
  const communityId = await aCommunity(ratri.caller);
  const shown = async (caller: Caller) => {
    const ids: string[] = [];
    for (let cursor: string | undefined; ; ) {
      const { data, nextCursor } = await caller.call(listCommunityThreads, { communityId, limit: 1, cursor });
      ids.push(...data.map(({ id }) => id));
      if (nextCursor === null) return ids;
      cursor = nextCursor;
    }
  };
  expect(await shown(ratri.caller)).toEqual([]);
  const threads: string[] = [];
  const forums: string[] = [];
  for (const kind of FORUM_KINDS) {
    const forumId = await aForum(ratri.caller, { kind });
    await ratri.caller.call(linkForum, { communityId, forumId, linked: true });
    threads.unshift(await aThread(ratri.caller, forumId));
    forums.unshift(forumId);
  }
  const [privateForum = '', protectedForum = ''] = forums;
  // Belonging to the community opens no forum.
  await budi.caller.call(joinCommunity, { communityId });
  expect(await shown(ratri.caller)).toEqual(threads);
  for (const caller of [budi.caller, signedOut()]) expect(await shown(caller)).toEqual(threads.slice(2));
  await enterForum(privateForum, budi.caller, ratri.caller);
  expect(await shown(budi.caller)).toEqual([threads[0], threads[2]]);
  await budi.caller.call(leaveForum, { forumId: privateForum });
  expect(await shown(budi.caller)).toEqual(threads.slice(2));
  await enterForum(protectedForum, budi.caller, ratri.caller);
  await ratri.caller.call(tendThread, { id: threads[1] ?? '', needsSource: true });
  expect(await shown(budi.caller)).toEqual(threads.slice(2));
  await ratri.caller.call(linkForum, { communityId, forumId: privateForum, linked: false });
  expect(await shown(ratri.caller)).toEqual(threads.slice(2));
  await expect(signedOut().call(listCommunityThreads, { communityId: newId() })).rejects.toEqual(refused('communities.notFound'));
});
