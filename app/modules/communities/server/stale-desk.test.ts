/** What those who tend a place are told on a page that is older than what became of a member: that they are not in its list any more. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  decideRequest,
  handOverForum,
  leaveForum,
  listForumMembers,
  muteMember,
  readmitMember,
  removeMember,
  sendJoinRequest,
  setForumRole,
  withdrawJoinRequest,
} from '#modules/forums/forum-membership.contract.ts';
import { getForum } from '#modules/forums/forums.contract.ts';
import { aForum, enterForum } from '#modules/forums/testing/forums.factory.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { getCommunity } from '../communities.contract.ts';
import {
  decideCommunityRequest,
  joinCommunity,
  leaveCommunity,
  listCommunityMembers,
  setCommunityRole,
  setCommunityStanding,
  withdrawCommunityRequest,
} from '../community-member.contract.ts';
import { aCommunity } from '../testing/communities.factory.ts';

let world: TestWorld;
let owner: Caller;
let member: Caller;
let id: string;

beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const idOf = (caller: Caller) => caller.viewer?.id ?? '';
const ofMember = () => ({ memberId: idOf(member) });

describe.each([
  {
    place: 'forum',
    open: () => aForum(owner, { kind: 'private' }),
    ask: () => member.call(sendJoinRequest, { forumId: id }),
    withdraw: () => member.call(withdrawJoinRequest, { forumId: id }),
    enter: () => enterForum(id, member, owner),
    leave: () => member.call(leaveForum, { forumId: id }),
    acts: {
      accept: () => owner.call(decideRequest, { forumId: id, ...ofMember(), accept: true }),
      decline: () => owner.call(decideRequest, { forumId: id, ...ofMember(), accept: false }),
      remove: () => owner.call(removeMember, { forumId: id, ...ofMember() }),
      readmit: () => owner.call(readmitMember, { forumId: id, ...ofMember() }),
      mute: () => owner.call(muteMember, { forumId: id, ...ofMember(), days: 7 }),
      promote: () => owner.call(setForumRole, { forumId: id, ...ofMember(), role: 'moderator' }),
      demote: () => owner.call(setForumRole, { forumId: id, ...ofMember(), role: 'member' }),
      handOver: () => owner.call(handOverForum, { forumId: id, ...ofMember() }),
    },
    standing: async () => (await member.call(getForum, { id })).standing,
    rows: ['forums.membership', 'forum_id'],
    page: async (cursor?: string) => {
      const { data, nextCursor } = await owner.call(listForumMembers, { forumId: id, list: 'requested', limit: 2, cursor });
      return { ids: data.map(({ memberId }) => memberId), nextCursor };
    },
    refusal: 'forums.memberNotFound',
  },
  {
    place: 'community',
    open: () => aCommunity(owner, { entry: 'request' }),
    ask: () => member.call(joinCommunity, { communityId: id }),
    withdraw: () => member.call(withdrawCommunityRequest, { communityId: id }),
    enter: async () => {
      await member.call(joinCommunity, { communityId: id });
      await owner.call(decideCommunityRequest, { communityId: id, ...ofMember(), accept: true });
    },
    leave: () => member.call(leaveCommunity, { communityId: id }),
    acts: {
      accept: () => owner.call(decideCommunityRequest, { communityId: id, ...ofMember(), accept: true }),
      decline: () => owner.call(decideCommunityRequest, { communityId: id, ...ofMember(), accept: false }),
      remove: () => owner.call(setCommunityStanding, { communityId: id, ...ofMember(), standing: 'removed' }),
      readmit: () => owner.call(setCommunityStanding, { communityId: id, ...ofMember(), standing: 'member' }),
      promote: () => owner.call(setCommunityRole, { communityId: id, ...ofMember(), role: 'moderator' }),
      demote: () => owner.call(setCommunityRole, { communityId: id, ...ofMember(), role: 'member' }),
      handOver: () => owner.call(setCommunityRole, { communityId: id, ...ofMember(), role: 'owner' }),
    },
    standing: async () => (await member.call(getCommunity, { id })).standing,
    rows: ['communities.membership', 'community_id'],
    page: async (cursor?: string) => {
      const { data, nextCursor } = await owner.call(listCommunityMembers, { communityId: id, list: 'requested', limit: 2, cursor });
      return { ids: data.map(({ member: { id: memberId } }) => memberId), nextCursor };
    },
    refusal: 'communities.memberNotFound',
  },
] as const)('of a $place', ({ open, ask, withdraw, enter, leave, acts, standing, rows, page, refusal }) => {
  beforeEach(async () => {
    owner = world.as(await aMember(world, { name: 'Ratri Maheswari' }));
    member = world.as(await aMember(world, { name: 'Bagas Setiawan' }));
    id = await open();
  });

  const answers = async () =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(acts).map(async ([name, act]) => [
          name,
          await act().then(
            () => 'done',
            ({ code }: { code: string }) => code,
          ),
        ]),
      ),
    );
  const nobodyThere = Object.fromEntries(Object.keys(acts).map((name) => [name, refusal]));

  it('who took their request back meanwhile is nobody there any more', async () => {
    await ask();
    await withdraw();
    expect(await answers()).toEqual(nobodyThere);
    expect(await standing()).toBe('none');
  });

  it('who left meanwhile is not removed, promoted or made its owner', async () => {
    await enter();
    await leave();
    expect(await answers()).toEqual(nobodyThere);
    expect(await standing()).toBe('left');
  });

  it('who was declined meanwhile is not let in by the other', async () => {
    await ask();
    await acts.decline();
    expect(await answers()).toEqual(nobodyThere);
    expect(await standing()).toBe('declined');
  });

  it('who waits is on one page or another, once, though some are decided on between two pages and others come', async () => {
    const asked: Caller[] = [];
    const another = async () => {
      member = world.as(await aMember(world));
      await ask();
      asked.push(member);
    };
    for (let n = 0; n < 5; n += 1) await another();
    const ids = asked.map(idOf);
    // As near to each other as the database tells apart: a thousandth of what a Date does.
    await world.runtime.database.pool.query(
      `update ${rows[0]} set since = timestamptz '2026-03-01 08:00:00Z' + array_position($2::text[], member_id) * interval '1 microsecond'
        where ${rows[1]} = $1 and standing = 'requested'`,
      [id, ids],
    );
    const first = await page();
    expect(first.ids).toEqual(ids.slice(0, 2));
    member = asked[1] ?? member;
    await acts.accept();
    await another();
    ids.push(idOf(member));
    const second = await page(first.nextCursor ?? '');
    const third = await page(second.nextCursor ?? '');
    expect([second.ids, third.ids, third.nextCursor]).toEqual([ids.slice(2, 4), ids.slice(4), null]);
    expect((await page()).ids).toEqual([ids[0], ids[2]]);
  });
});
