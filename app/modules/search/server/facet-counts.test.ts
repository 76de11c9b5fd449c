/** What stands beside a choice is how many it then lists: of colleagues by their speciality, of forums on their own tab. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPublishedCase } from '#modules/cases/testing/cases.factory.ts';
import { aForum } from '#modules/forums/testing/forums.factory.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { anItem } from '#modules/library/testing/library.factory.ts';
import { blockMember } from '#modules/network/block.contract.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { MOST_LISTED, type SearchFilters, search } from '../search.contract.ts';
import { indexItems, indexMembers } from './search.public.ts';

const FORUMS = 12;

let world: TestWorld;
let nobody: Caller;

beforeAll(async () => {
  world = await openTestWorld();
  nobody = world.as(null);
  const named = (name: string, speciality: string) => aMember(world, { name, speciality } as never);
  const people = [
    await named('Ratri Quokka', 'cardiology'),
    await named('Bagas Quokka', 'cardiology'),
    await named('Hana Quokka', 'neurology'),
    await named('Nadia Putri', 'cardiology'),
  ];
  await world.runtime.database.transaction((db) =>
    indexMembers(
      { db, services: world.runtime.services },
      people.map(({ id }) => id),
    ),
  );
  const [first, second] = people.map((member) => world.as(member)) as [Caller, Caller];
  for (let n = 0; n < 3; n += 1)
    await aPublishedCase(world, first, { content: { title: `Bitten by a quokka ${n}` }, settings: { specialities: ['paediatrics'] } });
  // Nobody owns more than ten.
  for (let n = 0; n < FORUMS; n += 1) await aForum(n % 2 === 0 ? first : second, { name: `Quokka round ${n}` });
  await world.settle();
});
afterAll(() => world.close());

const ask = (filters: Partial<SearchFilters>, caller = nobody) => caller.call(search, { q: 'quokka', ...filters, facets: true, limit: 20 });
const countsOf = (list: readonly { value: string; count: number }[] | undefined) =>
  Object.fromEntries((list ?? []).map(({ value, count }) => [value, count]));

it('colleagues are counted by their own specialities, and not by those of what they wrote', async () => {
  const { data, facets } = await ask({ kind: 'people' });
  expect(data).toHaveLength(3);
  const counts = countsOf(facets?.specialities);
  expect(counts).toEqual({ cardiology: 2, neurology: 1 });
  for (const [speciality, count] of Object.entries(counts)) expect((await ask({ kind: 'people', speciality })).data).toHaveLength(count);
  // Each as if its own filter were not set.
  expect(countsOf((await ask({ kind: 'people', speciality: 'neurology' })).facets?.specialities)).toEqual(counts);
  // Neither language nor whether it is solved is anything of a colleague.
  expect([...(facets?.languages ?? []), ...(facets?.solved ?? [])].filter(({ count }) => count > 0)).toEqual([]);
  expect(countsOf((await ask({ kind: 'cases' })).facets?.specialities)).toEqual({ paediatrics: 3 });
});

it('whoever the reader has blocked is not counted', async () => {
  const reader = world.as(await aMember(world, { name: 'Sari Lestari' }));
  const { data } = await ask({ kind: 'people', speciality: 'neurology' });
  const [hana] = data.flatMap((found) => (found.type === 'person' ? [found.member.id] : []));
  await reader.call(blockMember, { memberId: hana ?? '', blocked: true } as never);
  expect(countsOf((await ask({ kind: 'people' }, reader)).facets?.specialities)).toEqual({ cardiology: 2 });
});

it('of forums there are as many on their tab as stand beside it', async () => {
  const count = countsOf((await ask({})).facets?.kinds).forums;
  const { places, data } = await ask({ kind: 'forums' });
  expect([count, places.length + data.length]).toEqual([FORUMS, FORUMS]);
});

it('of more than a list goes to all are counted, and the list ends where it says that lists do', async () => {
  const author = world.as(await aMember(world, { name: 'Wayan Sukma' }));
  const ids: string[] = [];
  const more = MOST_LISTED.items + 20;
  for (let n = 0; n < more; n += 1) ids.push(await anItem(world, author, { kind: 'article', title: `Numbats, part ${n}` }));
  await world.runtime.database.transaction((db) => indexItems({ db, services: world.runtime.services }, ids));
  const first = await nobody.call(search, { q: 'numbat', kind: 'articles', facets: true, limit: 20 });
  expect([first.facets?.exact, countsOf(first.facets?.kinds).articles]).toEqual([true, more]);
  let listed = first.data.length;
  for (let cursor = first.nextCursor; cursor !== null; ) {
    const page = await nobody.call(search, { q: 'numbat', kind: 'articles', limit: 20, cursor });
    listed += page.data.length;
    cursor = page.nextCursor;
  }
  expect(listed).toBe(MOST_LISTED.items);
});
