/** Who follows whom, as their lists tell it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { newId } from '#platform/db/id.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { followMember, listFollowers, listFollowing } from '../network.contract.ts';

let world: TestWorld;
let ratri: Caller;
let reader: Caller;
const colleagues: Caller[] = [];
const idOf = (caller: Caller) => caller.viewer?.id ?? '';

beforeAll(async () => {
  world = await openTestWorld();
  const make = async (name: string) => world.as(await aMember(world, { name }));
  [ratri, reader] = [await make('Ratri Maheswari'), await make('Bagas Setiawan')];
  for (const name of ['Dewi First', 'Made Second', 'Hana Third']) colleagues.push(await make(name));
  for (const colleague of colleagues) {
    await ratri.call(followMember, { memberId: idOf(colleague), following: true });
    await colleague.call(followMember, { memberId: idOf(ratri), following: true });
  }
  await reader.call(followMember, { memberId: idOf(colleagues[1] as Caller), following: true });
});
afterAll(() => world.close());

it.each([listFollowing, listFollowers])('stands newest first, page by page, each once, with whom the reader follows', async (operation) => {
  const memberId = idOf(ratri);
  const first = await reader.call(operation, { memberId, limit: 2 });
  expect(first.data.map(({ name, followed }) => [name, followed])).toEqual([
    ['Hana Third', false],
    ['Made Second', true],
  ]);
  const rest = await reader.call(operation, { memberId, limit: 2, cursor: first.nextCursor ?? '' });
  expect(rest.data.map(({ name }) => name)).toEqual(['Dewi First']);
  expect(rest.nextCursor).toBeNull();
  expect((await ratri.call(operation, {})).data.map(({ name }) => name)).toEqual(['Hana Third', 'Made Second', 'Dewi First']);
});

it.each([listFollowing, listFollowers])('is for members, of members that there are', async (operation) => {
  await expect(world.as(null).call(operation, { memberId: idOf(ratri) })).rejects.toMatchObject({ code: 'access.signIn' });
  await expect(reader.call(operation, { memberId: newId() })).rejects.toMatchObject({ code: 'network.memberNotFound' });
});

it('follows who is followed again where the newest stand', async () => {
  const [dewi] = colleagues as [Caller];
  await ratri.call(followMember, { memberId: idOf(dewi), following: false });
  expect((await ratri.call(listFollowing, {})).data.map(({ name }) => name)).toEqual(['Hana Third', 'Made Second']);
  await ratri.call(followMember, { memberId: idOf(dewi), following: true });
  expect((await ratri.call(listFollowing, {})).data[0]?.name).toBe('Dewi First');
});
