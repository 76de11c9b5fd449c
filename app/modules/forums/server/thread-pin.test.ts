import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { decideApproval, listApprovals } from '#modules/moderation/approval.contract.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { editThread, getThread, listThreads, MAX_PINNED, restoreThread, tendThread, withdrawThread } from '../forum-thread.contract.ts';
import { aForum, aThread } from '../testing/forums.factory.ts';
import { bringThreadBack, takeDownThread } from '../thread-desk.contract.ts';

let world: TestWorld;
let owner: Caller;
let staff: Caller;
let forumId: string;
let ids: string[];

beforeAll(async () => {
  world = await openTestWorld();
  owner = world.as(await aMember(world, { name: 'Ratri Maheswari' }));
  staff = world.as(await aMember(world, { rights: ['approvals'] }));
});
afterAll(() => world.close());
beforeEach(async () => {
  forumId = await aForum(owner);
  ids = [];
  for (let i = 0; i <= MAX_PINNED; i++) ids.push(await aThread(owner, forumId));
  for (const id of ids.slice(0, MAX_PINNED)) await pin(id);
  await world.settle();
});

const pin = (id: string) => owner.call(tendThread, { id, pinned: true });
const [first, last] = [() => ids[0] ?? '', () => ids.at(-1) ?? ''];
const pinned = async () => (await world.as(null).call(listThreads, { forumId, pinned: true })).data.map(({ id }) => id).sort();
const saysPinned = async (id: string) => (await owner.call(getThread, { id })).item.card.pinned;

it.each([
  ['by its author', () => owner.call(withdrawThread, { id: first() }), () => owner.call(restoreThread, { id: first() })],
  [
    'by those who tend the forum',
    () => owner.call(takeDownThread, { id: first(), reason: 'Asked twice.' }),
    () => owner.call(bringThreadBack, { id: first() }),
  ],
])('a pinned thread that is brought back %s stands among the others where as many as can be are pinned by now', async (_, goes, comes) => {
  await goes();
  await world.settle();
  await pin(last());
  expect(await comes()).toEqual({ id: first(), unpinned: true });
  await world.settle();
  expect(await pinned()).toEqual(ids.slice(1).sort());
  expect(await saysPinned(first())).toBe(false);
  expect((await owner.call(listThreads, { forumId })).data.map(({ id }) => id)).toEqual([first()]);
  // Said once, and no more where it is asked for again.
  expect(await comes()).toEqual({ id: first(), unpinned: false });
});

it.each([{ sort: 'latest' }, { unanswered: true }, { status: 'open' }] as const)(
  '%o: pinned threads are among the others',
  async (asked) => {
    const { data } = await world.as(null).call(listThreads, { forumId, ...asked });
    expect(data.map(({ id }) => id).sort()).toEqual(ids.toSorted());
  },
);

it('a pinned thread keeps its place as long as nobody has taken it', async () => {
  await owner.call(withdrawThread, { id: first() });
  // Before and after the others know of it.
  expect(await owner.call(restoreThread, { id: first() })).toEqual({ id: first(), unpinned: false });
  await world.settle();
  await owner.call(withdrawThread, { id: first() });
  await world.settle();
  expect(await owner.call(restoreThread, { id: first() })).toEqual({ id: first(), unpinned: false });
  await world.settle();
  expect(await pinned()).toEqual(ids.slice(0, MAX_PINNED).sort());
  expect(await saysPinned(first())).toBe(true);
});

it('a pinned thread that staff held comes back the same way', async () => {
  await owner.call(editThread, {
    id: first(),
    version: 0,
    title: 'Papaya leaf in dengue fever',
    text: fromPlainText('Papaya leaf cures dengue in 95% of patients.'),
    basis: null,
  });
  await world.settle();
  await pin(last());
  const { heldSince = '' } = (await staff.call(listApprovals, { limit: 50 })).data.find(({ id }) => id === first()) ?? {};
  await staff.call(decideApproval, { decision: 'approve', itemId: first(), heldSince });
  await world.settle();
  expect(await pinned()).toEqual(ids.slice(1).sort());
  expect(await saysPinned(first())).toBe(false);
});
