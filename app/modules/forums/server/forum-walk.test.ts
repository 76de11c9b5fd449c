/** Whatever members and owners do in whatever order: nobody outside a closed forum reads what is in it, everybody inside does. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { listFeed } from '#modules/library/library.contract.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import {
  checkForumPassword,
  decideRequest,
  handOverForum,
  joinForum,
  leaveForum,
  muteMember,
  readmitMember,
  removeMember,
  sendJoinRequest,
  setForumRole,
  withdrawJoinRequest,
} from '../forum-membership.contract.ts';
import { getThread, listThreads } from '../forum-thread.contract.ts';
import { changeForum, FORUM_KINDS, getForum } from '../forums.contract.ts';
import { aForum, aThread, FORUM_PASSWORD, forumSettings } from '../testing/forums.factory.ts';

let world: TestWorld;
let people: Caller[];

beforeAll(async () => {
  world = await openTestWorld();
  people = [];
  for (const name of ['Bagas Setiawan', 'Hana Tobing', 'Wulan Anggraini']) people.push(world.as(await aMember(world, { name })));
});
afterAll(() => world.close());

const idOf = (caller: Caller) => caller.viewer?.id ?? '';

type Act = (by: Caller, forumId: string, to: Caller) => Promise<unknown>;

const ACTS: Record<string, Act> = {
  join: (by, forumId) => by.call(joinForum, { forumId }),
  password: (by, forumId) => by.call(checkForumPassword, { forumId, password: FORUM_PASSWORD }),
  request: (by, forumId) => by.call(sendJoinRequest, { forumId }),
  takeBack: (by, forumId) => by.call(withdrawJoinRequest, { forumId }),
  leave: (by, forumId) => by.call(leaveForum, { forumId }),
  accept: (by, forumId, to) => by.call(decideRequest, { forumId, memberId: idOf(to), accept: true }),
  decline: (by, forumId, to) => by.call(decideRequest, { forumId, memberId: idOf(to), accept: false }),
  remove: (by, forumId, to) => by.call(removeMember, { forumId, memberId: idOf(to) }),
  readmit: (by, forumId, to) => by.call(readmitMember, { forumId, memberId: idOf(to) }),
  mute: (by, forumId, to) => by.call(muteMember, { forumId, memberId: idOf(to), days: 1 }),
  promote: (by, forumId, to) => by.call(setForumRole, { forumId, memberId: idOf(to), role: 'moderator' }),
  handOver: (by, forumId, to) => by.call(handOverForum, { forumId, memberId: idOf(to) }),
  makePrivate: (by, forumId) => settle(by, forumId, 'private'),
  makeProtected: (by, forumId) => settle(by, forumId, 'protected'),
  makePublic: (by, forumId) => settle(by, forumId, 'public'),
};

async function settle(by: Caller, id: string, kind: (typeof FORUM_KINDS)[number]) {
  const { version } = await by.call(getForum, { id });
  return by.call(changeForum, { id, version, ...forumSettings({ kind }) });
}

/** Refusals are what most steps of a random walk end in; anything else is a fault. */
const tried = (act: Promise<unknown>) =>
  act.catch((error: { code?: string }) => {
    if (!String(error.code).startsWith('forums.')) throw error;
  });

async function expectNobodyOutside(walkers: readonly Caller[], forumId: string, threadId: string): Promise<void> {
  for (const caller of [...walkers, world.as(null)]) {
    const { kind, standing, can } = await caller.call(getForum, { id: forumId });
    const inside = kind === 'public' || standing === 'member';
    expect(can.read).toBe(inside);
    const reads = await caller.call(getThread, { id: threadId }).then(
      () => true,
      () => false,
    );
    const lists = await caller.call(listThreads, { forumId }).then(
      ({ data }) => data.length === 1,
      () => false,
    );
    const feed = JSON.stringify(await caller.call(listFeed, { limit: 50 })).includes(threadId);
    expect({ reads, lists, feed }).toEqual({ reads: inside, lists: inside, feed: inside });
  }
}

it('no walk of members through forums leaves somebody outside among the readers', async () => {
  const step = fc.record({
    act: fc.constantFrom(...Object.keys(ACTS)),
    by: fc.nat({ max: 3 }),
    to: fc.nat({ max: 3 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...FORUM_KINDS), fc.array(step, { minLength: 4, maxLength: 24 }), async (kind, steps) => {
      // Nobody owns more than a few: each walk has an owner of its own.
      const owner = world.as(await aMember(world, { name: 'Dewi Pratiwi' }));
      const walkers = [owner, ...people];
      const forumId = await aForum(owner, { kind });
      const threadId = await aThread(owner, forumId);
      for (const { act, by, to } of steps) {
        const [actor, target] = [walkers[by], walkers[to]];
        if (actor !== undefined && target !== undefined) await tried(ACTS[act]?.(actor, forumId, target) ?? Promise.resolve());
      }
      await expectNobodyOutside(walkers, forumId, threadId);
    }),
    { numRuns: 25, seed: 20_261_121 },
  );
}, 120_000);
