/** Who is told that a thread names them. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { listNotifications } from '#modules/notifications/notifications.contract.ts';
import type { RichText } from '#platform/richtext/richtext.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { editThread, restoreThread, withdrawThread } from '../forum-thread.contract.ts';
import { aForum, aThread, enterForum } from '../testing/forums.factory.ts';

let world: TestWorld;
let owner: Caller;

beforeAll(async () => {
  world = await openTestWorld();
  owner = world.as(await aMember(world, { name: 'Ratri Maheswari' }));
});
afterAll(() => world.close());

const idOf = (caller: Caller) => caller.viewer?.id ?? '';
const person = async (name: string) => world.as(await aMember(world, { name }));
const naming = (...members: readonly Caller[]): RichText => ({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Please look: ' },
        ...members.map((one) => ({ type: 'mention', attrs: { id: idOf(one), label: 'Somebody' } }) as const),
      ],
    },
  ],
});
const told = async (caller: Caller, id: string) => {
  const { data } = await caller.call(listNotifications, {});
  return data.filter(({ item }) => item?.id === id).map(({ kind }) => kind);
};

it('whom a thread names is told once, whoever follows its forum too', async () => {
  const forumId = await aForum(owner);
  const [named, later, follower] = [await person('Made Wirawan'), await person('Sari Lestari'), await person('Bagas Setiawan')];
  for (const one of [named, follower]) await enterForum(forumId, one, owner);
  const id = await aThread(owner, forumId, { text: naming(named, owner) });
  await world.settle();
  expect(await told(named, id)).toEqual(['mention']);
  expect(await told(follower, id)).toEqual(['forumThread']);
  expect(await told(owner, id)).toEqual([]);
  const change = { id, title: 'Potassium 6.1: postpone?', basis: 'question' as const };
  await owner.call(editThread, { ...change, version: 0, text: naming(named, later) });
  await world.settle();
  expect(await told(later, id)).toEqual(['mention']);
  await owner.call(withdrawThread, { id });
  await owner.call(restoreThread, { id });
  await world.settle();
  expect(await told(named, id)).toEqual(['mention']);
});

it('in a closed forum only those who may read it are told', async () => {
  const forumId = await aForum(owner, { kind: 'private' });
  const [inside, outside] = [await person('Dewi Lestari'), await person('Hana Tobing')];
  await enterForum(forumId, inside, owner);
  const id = await aThread(owner, forumId, { text: naming(inside, outside) });
  await world.settle();
  expect(await told(inside, id)).toEqual(['mention']);
  expect(await told(outside, id)).toEqual([]);
});

it('ten are told of one thread, however often it is changed', async () => {
  const forumId = await aForum(owner);
  const members = await Promise.all(Array.from({ length: 12 }, (_, n) => person(`Colleague ${n}`)));
  const id = await aThread(owner, forumId, { text: naming(...members.slice(0, 8)) });
  await world.settle();
  const change = { id, title: 'Potassium 6.1: postpone?', basis: 'question' as const };
  await owner.call(editThread, { ...change, version: 0, text: naming(...members.slice(8)) });
  await owner.call(editThread, { ...change, version: 1, text: naming(...members.slice(4)) });
  await world.settle();
  const kinds = await Promise.all(members.map((one) => told(one, id)));
  expect(kinds.filter((some) => some.length > 0)).toHaveLength(10);
});
