/** Taking a request back that was decided on meanwhile: on a page that does not know it yet, or at the same moment. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  decideRequest,
  listForumMembers,
  removeMember,
  sendJoinRequest,
  withdrawJoinRequest,
} from '#modules/forums/forum-membership.contract.ts';
import { getForum } from '#modules/forums/forums.contract.ts';
import { aForum } from '#modules/forums/testing/forums.factory.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { getCommunity } from '../communities.contract.ts';
import {
  decideCommunityRequest,
  joinCommunity,
  listCommunityMembers,
  setCommunityStanding,
  withdrawCommunityRequest,
} from '../community-member.contract.ts';
import { aCommunity } from '../testing/communities.factory.ts';

let world: TestWorld;
let owner: Caller;
let asker: Caller;
let id: string;

beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const idOf = (caller: Caller) => caller.viewer?.id ?? '';
const outcome = (work: Promise<unknown>) => work.catch(({ code }: { code: string }) => code);

describe.each([
  {
    place: 'forum',
    open: () => aForum(owner, { kind: 'private' }),
    ask: () => asker.call(sendJoinRequest, { forumId: id }),
    decide: (accept: boolean) => owner.call(decideRequest, { forumId: id, memberId: idOf(asker), accept }),
    remove: () => owner.call(removeMember, { forumId: id, memberId: idOf(asker) }),
    withdraw: () => asker.call(withdrawJoinRequest, { forumId: id }),
    standing: async () => (await asker.call(getForum, { id })).standing,
    members: async () => (await owner.call(getForum, { id })).members,
    waiting: async () => (await owner.call(listForumMembers, { forumId: id, list: 'requested' })).data.length,
    withdrawn: () => ({ forumId: id, standing: 'none' }),
    refusal: 'forums.acceptedMeanwhile',
    none: 'forums.memberNotFound',
  },
  {
    place: 'community',
    open: () => aCommunity(owner, { entry: 'request' }),
    ask: () => asker.call(joinCommunity, { communityId: id }),
    decide: (accept: boolean) => owner.call(decideCommunityRequest, { communityId: id, memberId: idOf(asker), accept }),
    remove: () => owner.call(setCommunityStanding, { communityId: id, memberId: idOf(asker), standing: 'removed' }),
    withdraw: () => asker.call(withdrawCommunityRequest, { communityId: id }),
    standing: async () => (await asker.call(getCommunity, { id })).standing,
    members: async () => (await owner.call(getCommunity, { id })).members,
    waiting: async () => (await owner.call(listCommunityMembers, { communityId: id, list: 'requested' })).data.length,
    withdrawn: () => ({ communityId: id, standing: 'none' }),
    refusal: 'communities.acceptedMeanwhile',
    none: 'communities.memberNotFound',
  },
] as const)('of a $place', ({ open, ask, decide, remove, withdraw, standing, members, waiting, withdrawn, refusal, none }) => {
  beforeEach(async () => {
    owner = world.as(await aMember(world, { name: 'Ratri Maheswari' }));
    asker = world.as(await aMember(world, { name: 'Bagas Setiawan' }));
    id = await open();
    await ask();
  });

  it('undoes no acceptance: that they are in is said, in both languages, and they stay in', async () => {
    await decide(true);
    await expect(withdraw()).rejects.toMatchObject({ code: refusal });
    expect([await standing(), await members()]).toEqual(['member', 2]);
    const [module, name] = refusal.split('.');
    const { translations } = world.runtime.services;
    const words = (['en', 'id'] as const).map((language) => translations.text(language, `${module}:error.${name}`));
    expect(words.map((text) => text.includes(refusal) || text === '')).toEqual([false, false]);
    expect(words[0]).not.toBe(words[1]);
  });

  it('changes nothing of a refusal either, and says which it is', async () => {
    await decide(false);
    expect(await withdraw()).toMatchObject({ standing: 'declined' });
    expect(await standing()).toBe('declined');
  });

  it('nor of a removal; and is done once, however often it is asked for', async () => {
    expect(await withdraw()).toEqual(withdrawn());
    expect(await withdraw()).toEqual(withdrawn());
    await ask();
    await decide(true);
    await remove();
    expect(await withdraw()).toMatchObject({ standing: 'removed' });
  });

  it('at the moment of acceptance, one of the two happens and the other is told so', async () => {
    for (let round = 0; round < 12; round++) {
      asker = world.as(await aMember(world));
      await ask();
      const before = await members();
      const acts = round % 2 === 0 ? [withdraw, () => decide(true)] : [() => decide(true), withdraw];
      const answers = await Promise.all(acts.map((act) => outcome(act())));
      const [taken, decided] = round % 2 === 0 ? answers : answers.toReversed();
      const isIn = (await standing()) === 'member';
      expect([taken, decided]).toEqual(isIn ? [refusal, { memberId: idOf(asker), standing: 'member' }] : [withdrawn(), none]);
      expect([await members(), await waiting()]).toEqual([(before ?? 0) + (isIn ? 1 : 0), 1]);
    }
  });
});
