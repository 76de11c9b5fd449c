/** Whoever tends a place no more hears nothing of who asks to be let in. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  decideCommunityRequest,
  joinCommunity,
  leaveCommunity,
  setCommunityRole,
  setCommunityStanding,
} from '#modules/communities/community-member.contract.ts';
import { aCommunity } from '#modules/communities/testing/communities.factory.ts';
import {
  decideRequest,
  handOverForum,
  leaveForum,
  readmitMember,
  removeMember,
  sendJoinRequest,
  setForumRole,
} from '#modules/forums/forum-membership.contract.ts';
import { aForum, enterForum } from '#modules/forums/testing/forums.factory.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { getUnreadCount, listNotifications, markRead } from '../notifications.contract.ts';

let world: TestWorld;
let owner: Caller;
let moderator: Caller;
let asker: Caller;
let id: string;

beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const idOf = (caller: Caller) => caller.viewer?.id ?? '';
const requestsOf = async (caller: Caller) => {
  await world.settle();
  return (await caller.call(listNotifications, {})).data.filter(({ kind }) => /Request$/.test(kind)).length;
};

describe.each([
  {
    place: 'forum',
    open: async () => {
      id = await aForum(owner, { kind: 'private' });
      await enterForum(id, moderator, owner);
      await owner.call(setForumRole, { forumId: id, memberId: idOf(moderator), role: 'moderator' });
    },
    ask: () => asker.call(sendJoinRequest, { forumId: id }),
    relieve: () => owner.call(setForumRole, { forumId: id, memberId: idOf(moderator), role: 'member' }),
    remove: () => owner.call(removeMember, { forumId: id, memberId: idOf(moderator) }),
    leave: () => moderator.call(leaveForum, { forumId: id }),
    entrust: () => owner.call(setForumRole, { forumId: id, memberId: idOf(moderator), role: 'moderator' }),
    decline: (who: Caller) => owner.call(decideRequest, { forumId: id, memberId: idOf(who), accept: false }),
    handOver: () => owner.call(handOverForum, { forumId: id, memberId: idOf(moderator) }),
  },
  {
    place: 'community',
    open: async () => {
      id = await aCommunity(owner, { entry: 'request' });
      await moderator.call(joinCommunity, { communityId: id });
      await owner.call(decideCommunityRequest, { communityId: id, memberId: idOf(moderator), accept: true });
      await owner.call(setCommunityRole, { communityId: id, memberId: idOf(moderator), role: 'moderator' });
    },
    ask: () => asker.call(joinCommunity, { communityId: id }),
    relieve: () => owner.call(setCommunityRole, { communityId: id, memberId: idOf(moderator), role: 'member' }),
    remove: () => owner.call(setCommunityStanding, { communityId: id, memberId: idOf(moderator), standing: 'removed' }),
    leave: () => moderator.call(leaveCommunity, { communityId: id }),
    entrust: () => owner.call(setCommunityRole, { communityId: id, memberId: idOf(moderator), role: 'moderator' }),
    decline: (who: Caller) => owner.call(decideCommunityRequest, { communityId: id, memberId: idOf(who), accept: false }),
    handOver: () => owner.call(setCommunityRole, { communityId: id, memberId: idOf(moderator), role: 'owner' }),
  },
] as const)('of a $place', ({ open, ask, entrust, decline, handOver, ...ways }) => {
  beforeEach(async () => {
    [owner, moderator, asker] = [
      world.as(await aMember(world, { name: 'Ratri Maheswari' })),
      world.as(await aMember(world, { name: 'Made Wirawan' })),
      world.as(await aMember(world, { name: 'Bagas Setiawan' })),
    ];
    await open();
    await ask();
  });

  it.each(['relieve', 'remove', 'leave'] as const)('who may decide no more (%s) has no request in the bell, read or not', async (way) => {
    expect([await requestsOf(owner), await requestsOf(moderator)]).toEqual([1, 1]);
    await moderator.call(markRead, { mark: 'all' });
    asker = world.as(await aMember(world, { name: 'Ayu Kartika' }));
    await ask();
    expect([await requestsOf(owner), await requestsOf(moderator)]).toEqual([2, 2]);
    await ways[way]();
    expect([await requestsOf(owner), await requestsOf(moderator)]).toEqual([2, 0]);
    // Beside it only what became of them: that they were taken out.
    expect((await moderator.call(getUnreadCount, {})).unread).toBe(way === 'remove' ? 1 : 0);
  });

  it('who tends it again has all that wait by then, those too that came meanwhile, each once', async () => {
    const first = asker;
    await requestsOf(moderator);
    await ways.relieve();
    asker = world.as(await aMember(world, { name: 'Ayu Kartika' }));
    await ask();
    const second = asker;
    asker = world.as(await aMember(world, { name: 'Dewi Lestari' }));
    await ask();
    expect(await requestsOf(moderator)).toBe(0);
    await decline(first);
    await entrust();
    expect([await requestsOf(owner), await requestsOf(moderator)]).toEqual([2, 2]);
    await decline(second);
    expect([await requestsOf(owner), await requestsOf(moderator)]).toEqual([1, 1]);
    await moderator.call(markRead, { mark: 'all' });
    // To own what one tends already is no reason to hear of them again.
    await handOver();
    await world.settle();
    const unread = (await moderator.call(listNotifications, {})).data.filter(({ read }) => !read);
    expect(unread.map(({ kind }) => kind)).toEqual([expect.stringMatching(/Owner$/)]);
  });

  it('who is no more trusted by the time it is told of hears of none', async () => {
    await requestsOf(moderator);
    await ways.relieve();
    asker = world.as(await aMember(world, { name: 'Ayu Kartika' }));
    await ask();
    await world.settle();
    await entrust();
    await ways.relieve();
    expect(await requestsOf(moderator)).toBe(0);
  });
});

it('who was taken out of a forum by a slip has the requests again that still wait', async () => {
  [owner, moderator] = [world.as(await aMember(world)), world.as(await aMember(world))];
  const [first, second, third] = [await aMember(world), await aMember(world), await aMember(world)];
  const forumId = await aForum(owner, { kind: 'private' });
  await enterForum(forumId, moderator, owner);
  const memberId = idOf(moderator);
  await owner.call(setForumRole, { forumId, memberId, role: 'moderator' });
  for (const one of [first, second, third]) await world.as(one).call(sendJoinRequest, { forumId });
  expect(await requestsOf(moderator)).toBe(3);
  await owner.call(decideRequest, { forumId, memberId: first.id, accept: true });
  await owner.call(removeMember, { forumId, memberId });
  await world.settle();
  await owner.call(decideRequest, { forumId, memberId: second.id, accept: false });
  await owner.call(readmitMember, { forumId, memberId, role: 'moderator' });
  expect(await requestsOf(moderator)).toBe(1);
  await owner.call(removeMember, { forumId, memberId });
  await world.settle();
  await world.as(await aMember(world)).call(sendJoinRequest, { forumId });
  await world.settle();
  await owner.call(readmitMember, { forumId, memberId, role: 'moderator' });
  expect(await requestsOf(moderator)).toBe(2);
  await owner.call(removeMember, { forumId, memberId });
  await world.settle();
  await owner.call(readmitMember, { forumId, memberId });
  expect(await requestsOf(moderator)).toBe(0);
});

it('of very many who wait, whoever comes to tend the forum is told of the newest twenty', async () => {
  [owner, moderator] = [world.as(await aMember(world)), world.as(await aMember(world))];
  const forumId = await aForum(owner, { kind: 'private' });
  await enterForum(forumId, moderator, owner);
  const names: string[] = [];
  for (let n = 0; n < 22; n += 1) {
    names.push(`Asker number ${n}`);
    await world.as(await aMember(world, { name: `Asker number ${n}` })).call(sendJoinRequest, { forumId });
  }
  await world.settle();
  await owner.call(setForumRole, { forumId, memberId: idOf(moderator), role: 'moderator' });
  await world.settle();
  const { data } = await moderator.call(listNotifications, { limit: 50 });
  const told = data.flatMap(({ kind, byline }) => (kind === 'forumRequest' && byline?.kind === 'member' ? [byline.name] : []));
  expect(told.toSorted()).toEqual(names.slice(2).toSorted());
});
