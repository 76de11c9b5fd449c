/** What happens in a place is told late, twice, or in another order than it happened: what is shown is how things are by then. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  communityDeclineTakenBack,
  communityJoinDecided,
  communityJoinRequested,
  communityMemberReadmitted,
  communityMemberRemoved,
  communityRequestEnded,
} from '#modules/communities/communities.contract.ts';
import {
  decideCommunityRequest,
  joinCommunity,
  setCommunityStanding,
  takeBackCommunityDecline,
  withdrawCommunityRequest,
} from '#modules/communities/community-member.contract.ts';
import { aCommunity } from '#modules/communities/testing/communities.factory.ts';
import {
  decideRequest,
  readmitMember,
  removeMember,
  sendJoinRequest,
  takeBackDecline,
  withdrawJoinRequest,
} from '#modules/forums/forum-membership.contract.ts';
import {
  declineTakenBack,
  forumJoinRequested,
  joinDecided,
  joinRequestEnded,
  memberReadmitted,
  memberRemoved,
} from '#modules/forums/forums.contract.ts';
import { aForum } from '#modules/forums/testing/forums.factory.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { listNotifications } from '../notifications.contract.ts';

let world: TestWorld;
let owner: Caller;
let asker: Caller;
let id: string;

beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const idOf = (caller: Caller) => caller.viewer?.id ?? '';
const DAY_MS = 86_400_000;
const days = (n: number) => new Date(Date.now() + n * DAY_MS).toISOString();
const now = () => new Date().toISOString();

describe.each([
  {
    place: 'forum',
    open: () => aForum(owner, { kind: 'private' }),
    ask: () => asker.call(sendJoinRequest, { forumId: id }),
    withdraw: () => asker.call(withdrawJoinRequest, { forumId: id }),
    decide: (accept: boolean) => owner.call(decideRequest, { forumId: id, memberId: idOf(asker), accept }),
    takeBack: () => owner.call(takeBackDecline, { forumId: id, memberId: idOf(asker) }),
    remove: () => owner.call(removeMember, { forumId: id, memberId: idOf(asker) }),
    readmit: () => owner.call(readmitMember, { forumId: id, memberId: idOf(asker) }),
    about: () => ({ forumId: id, memberId: idOf(asker) }),
    events: {
      asked: forumJoinRequested,
      ended: joinRequestEnded,
      decided: joinDecided,
      declineOver: declineTakenBack,
      removed: memberRemoved,
      readmitted: memberReadmitted,
    },
  },
  {
    place: 'community',
    open: () => aCommunity(owner, { entry: 'request' }),
    ask: () => asker.call(joinCommunity, { communityId: id }),
    withdraw: () => asker.call(withdrawCommunityRequest, { communityId: id }),
    decide: (accept: boolean) => owner.call(decideCommunityRequest, { communityId: id, memberId: idOf(asker), accept }),
    takeBack: () => owner.call(takeBackCommunityDecline, { communityId: id, memberId: idOf(asker) }),
    remove: () => owner.call(setCommunityStanding, { communityId: id, memberId: idOf(asker), standing: 'removed' }),
    readmit: () => owner.call(setCommunityStanding, { communityId: id, memberId: idOf(asker), standing: 'member' }),
    about: () => ({ communityId: id, memberId: idOf(asker) }),
    events: {
      asked: communityJoinRequested,
      ended: communityRequestEnded,
      decided: communityJoinDecided,
      declineOver: communityDeclineTakenBack,
      removed: communityMemberRemoved,
      readmitted: communityMemberReadmitted,
    },
  },
] as const)('of a $place', ({ open, ask, withdraw, decide, takeBack, remove, readmit, about, events }) => {
  beforeEach(async () => {
    owner = world.as(await aMember(world, { name: 'Ratri Maheswari' }));
    asker = world.as(await aMember(world, { name: 'Bagas Setiawan' }));
    id = await open();
  });

  /** Comes once more, or only now. */
  async function comes(event: keyof typeof events, fact: object = {}): Promise<void> {
    const { services } = world.runtime;
    await services.database.transaction((db) => services.emit(db, events[event] as never, { ...about(), ...fact } as never));
    await world.settle();
  }
  const told = async (caller: Caller) => {
    await world.settle();
    const { data } = await caller.call(listNotifications, {});
    return data.map(({ kind }) => kind.replace(/^(forum|community)/, '')).filter((kind) => /^[A-Z]/.test(kind));
  };

  it('a request that is made again on a later day stands in the bell once', async () => {
    await ask();
    await told(owner);
    await withdraw();
    expect(await told(owner)).toEqual([]);
    await ask();
    expect(await told(owner)).toEqual(['Request']);
    await comes('asked', { at: days(1) });
    expect(await told(owner)).toEqual(['Request']);
    await withdraw();
    expect(await told(owner)).toEqual([]);
    await ask();
    await comes('asked', { at: days(2) });
    expect(await told(owner)).toEqual(['Request']);
  });

  it('a request that waits no more is not told of, nor does one that waits leave by an end from before', async () => {
    await ask();
    await withdraw();
    await world.settle();
    await comes('asked', { at: days(1) });
    expect(await told(owner)).toEqual([]);
    await ask();
    expect(await told(owner)).toEqual(['Request']);
    await comes('ended');
    expect(await told(owner)).toEqual(['Request']);
    await decide(false);
    await told(owner);
    await comes('asked', { at: days(2) });
    expect(await told(owner)).toEqual([]);
    // It waits again, as it did.
    await takeBack();
    expect(await told(owner)).toEqual(['Request']);
  });

  it('a refusal is told of as long as it stands, and a removal too', async () => {
    await ask();
    await decide(false);
    await takeBack();
    await world.settle();
    await comes('decided', { accepted: false, at: now() });
    expect(await told(asker)).toEqual([]);
    await decide(false);
    expect(await told(asker)).toEqual(['Declined']);
    await comes('declineOver');
    expect(await told(asker)).toEqual(['Declined']);
    await takeBack();
    await decide(true);
    expect(await told(asker)).toEqual(['Accepted']);
    await remove();
    expect(await told(asker)).toEqual(['Removed', 'Accepted']);
    await comes('decided', { accepted: true, at: now() });
    await comes('readmitted');
    expect(await told(asker)).toEqual(['Removed', 'Accepted']);
    await readmit();
    await world.settle();
    await comes('removed', { at: now() });
    expect(await told(asker)).toEqual(['Accepted']);
  });

  it('a refusal that was taken back and made again before either was told of stands once, and so does a removal', async () => {
    await ask();
    await decide(false);
    expect(await told(asker)).toEqual(['Declined']);
    await takeBack();
    await decide(false);
    expect(await told(asker)).toEqual(['Declined']);
    await comes('declineOver');
    expect(await told(asker)).toEqual(['Declined']);
    await takeBack();
    await decide(true);
    await remove();
    expect(await told(asker)).toEqual(['Removed']);
    await readmit();
    await remove();
    expect(await told(asker)).toEqual(['Removed']);
    await readmit();
    expect(await told(asker)).toEqual([]);
  });

  it('a decision from before the last one is no news beside it', async () => {
    await ask();
    const at = new Date(Date.now() - 1000).toISOString();
    await decide(false);
    await comes('decided', { accepted: false, at });
    expect(await told(asker)).toEqual(['Declined']);
  });
});
