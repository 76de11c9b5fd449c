/** A request that was declined by a slip: it waits again, as if nobody had decided. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeCommunity } from '#modules/communities/community-closing.contract.ts';
import {
  decideCommunityRequest,
  joinCommunity,
  listCommunityMembers,
  setCommunityRole,
  takeBackCommunityDecline,
} from '#modules/communities/community-member.contract.ts';
import { aCommunity } from '#modules/communities/testing/communities.factory.ts';
import { closeForum } from '#modules/forums/forum-closing.contract.ts';
import {
  decideRequest,
  listForumMembers,
  sendJoinRequest,
  setForumRole,
  takeBackDecline,
} from '#modules/forums/forum-membership.contract.ts';
import { aForum, enterForum } from '#modules/forums/testing/forums.factory.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { listNotifications } from '../notifications.contract.ts';

let world: TestWorld;
let owner: Caller;
let colleague: Caller;
let asker: Caller;
let id: string;

beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const idOf = (caller: Caller) => caller.viewer?.id ?? '';
const NOTE = 'We trained in the same year.';

describe.each([
  {
    place: 'forum',
    open: () => aForum(owner, { kind: 'private' }),
    enter: () => enterForum(id, colleague, owner),
    promote: () => owner.call(setForumRole, { forumId: id, memberId: idOf(colleague), role: 'moderator' }),
    ask: () => asker.call(sendJoinRequest, { forumId: id, note: NOTE }),
    decide: (by: Caller, accept: boolean) => by.call(decideRequest, { forumId: id, memberId: idOf(asker), accept }),
    takeBack: (by: Caller) => by.call(takeBackDecline, { forumId: id, memberId: idOf(asker) }),
    waiting: async () => (await owner.call(listForumMembers, { forumId: id, list: 'requested' })).data.map(({ note }) => note),
    close: () => owner.call(closeForum, { forumId: id }),
    table: 'forums.membership',
  },
  {
    place: 'community',
    open: () => aCommunity(owner, { entry: 'request' }),
    enter: async () => {
      await colleague.call(joinCommunity, { communityId: id });
      await owner.call(decideCommunityRequest, { communityId: id, memberId: idOf(colleague), accept: true });
    },
    promote: () => owner.call(setCommunityRole, { communityId: id, memberId: idOf(colleague), role: 'moderator' }),
    ask: () => asker.call(joinCommunity, { communityId: id, note: NOTE }),
    decide: (by: Caller, accept: boolean) => by.call(decideCommunityRequest, { communityId: id, memberId: idOf(asker), accept }),
    takeBack: (by: Caller) => by.call(takeBackCommunityDecline, { communityId: id, memberId: idOf(asker) }),
    waiting: async () => (await owner.call(listCommunityMembers, { communityId: id, list: 'requested' })).data.map(({ note }) => note),
    close: () => owner.call(closeCommunity, { communityId: id }),
    table: 'communities.membership',
  },
] as const)('of a $place', ({ open, enter, promote, ask, decide, takeBack, waiting, close, table }) => {
  beforeEach(async () => {
    [owner, colleague, asker] = [
      world.as(await aMember(world, { name: 'Ratri Maheswari' })),
      world.as(await aMember(world, { name: 'Made Wirawan' })),
      world.as(await aMember(world, { name: 'Bagas Setiawan' })),
    ];
    id = await open();
    await enter();
    await ask();
    await world.settle();
  });

  const told = async (caller: Caller) => {
    await world.settle();
    return (await caller.call(listNotifications, {})).data.map(({ kind }) => kind);
  };
  const refused = (work: Promise<unknown>, code: string) =>
    expect(work).rejects.toMatchObject({ code: expect.stringMatching(new RegExp(`\\.${code}$`)) });

  it('waits again with what was written, is in the bell again, and who asked was told of no refusal', async () => {
    await decide(owner, false);
    expect((await told(asker)).filter((kind) => /Declined$/.test(kind))).toHaveLength(1);
    expect((await told(owner)).filter((kind) => /Request$/.test(kind))).toHaveLength(0);
    expect(await waiting()).toEqual([]);
    expect(await takeBack(owner)).toMatchObject({ standing: 'requested' });
    expect((await told(asker)).filter((kind) => /Declined$/.test(kind))).toHaveLength(0);
    expect((await told(owner)).filter((kind) => /Request$/.test(kind))).toHaveLength(1);
    expect(await waiting()).toEqual([NOTE]);
    // Decided on in the end like any other.
    await decide(owner, true);
    expect((await told(asker)).filter((kind) => /Accepted$/.test(kind))).toHaveLength(1);
  });

  it('by any who tend it, and by nobody else; and only what was declined', async () => {
    await refused(takeBack(owner), 'memberNotFound');
    await decide(owner, false);
    for (const other of [colleague, asker]) await refused(takeBack(other), 'notAllowed');
    await promote();
    expect(await takeBack(colleague)).toMatchObject({ standing: 'requested' });
  });

  it('for ten minutes, and not while nobody is let in', async () => {
    await decide(owner, false);
    await world.runtime.database.pool.query(`update ${table} set since = now() - interval '11 minutes' where standing = 'declined'`);
    await refused(takeBack(owner), 'notAllowed');
    await world.runtime.database.pool.query(`update ${table} set since = now() where standing = 'declined'`);
    await close();
    await refused(takeBack(owner), 'notAllowed');
  });
});
