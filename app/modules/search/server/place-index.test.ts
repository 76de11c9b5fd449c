import { afterAll, beforeAll, expect, it } from 'vitest';
import { changeCommunity, getCommunity } from '#modules/communities/communities.contract.ts';
import { aCommunity, communitySettings } from '#modules/communities/testing/communities.factory.ts';
import { deleteForum } from '#modules/forums/forum-closing.contract.ts';
import { changeForum, getForum } from '#modules/forums/forums.contract.ts';
import { aForum, aThread, forumSettings } from '#modules/forums/testing/forums.factory.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { search } from '../search.contract.ts';

let world: TestWorld;
let owner: Caller;
let stranger: Caller;
beforeAll(async () => {
  world = await openTestWorld();
  owner = world.as(await aMember(world, { name: 'Nadia Putri' }));
  stranger = world.as(await aMember(world, { name: 'Bagas Setiawan' }));
});
afterAll(() => world.close());

async function find(q: string, who = stranger) {
  await world.settle();
  const { data, places } = await who.call(search, { q });
  return { items: data.map((one) => (one.type === 'item' ? one.id : one.type)), places: places.map(({ id }) => id) };
}

it('a forum is found as soon as there is one, by what it is called now', async () => {
  const id = await aForum(owner, { name: 'Quagga dialysis', about: 'Zebrine kidneys.' });
  expect((await find('quagga')).places).toEqual([id]);
  const { version } = await owner.call(getForum, { id });
  await owner.call(changeForum, { ...forumSettings({ name: 'Okapi dialysis', about: 'Of the forest.' }), id, version });
  expect((await find('okapi')).places).toEqual([id]);
  expect((await find('quagga')).places).toEqual([]);
});

it('a community is found as soon as there is one, by what it is called now', async () => {
  const id = await aCommunity(owner, { name: 'Tapir hospital' });
  expect((await find('tapir')).places).toEqual([id]);
  const { version } = await owner.call(getCommunity, { id });
  await owner.call(changeCommunity, { ...communitySettings({ name: 'Anoa hospital' }), id, version });
  expect((await find('anoa')).places).toEqual([id]);
  expect((await find('tapir')).places).toEqual([]);
});

it('forums and communities are found by their speciality, however it is called, after those whose name says it', async () => {
  const forumId = await aForum(owner, { name: 'Creatinine round', about: 'What the filter tells us.', specialities: ['nephrology'] });
  const communityId = await aCommunity(owner, { name: 'Filter circle', specialities: ['nephrology'] });
  for (const typed of ['nephrology', 'nefrologi', 'ginjal'])
    expect([typed, (await find(typed)).places]).toEqual([typed, [forumId, communityId]]);
  const named = await aForum(owner, { name: 'Nephrology on call' });
  expect((await find('nephrology')).places).toEqual([named, forumId, communityId]);
});

it('what is written in a forum that is closed to strangers vanishes for them at once', async () => {
  const id = await aForum(owner, { name: 'Babirusa ward' });
  const threadId = await aThread(owner, id, { title: 'Cuscus in the drip chamber' });
  expect((await find('cuscus')).items).toEqual([threadId]);
  const { version } = await owner.call(getForum, { id });
  await owner.call(changeForum, { ...forumSettings({ name: 'Babirusa ward', kind: 'private' }), id, version });
  expect((await find('cuscus')).items).toEqual([]);
  expect((await find('cuscus', owner)).items).toEqual([threadId]);
});

it('a forum that was deleted leaves the index', async () => {
  const id = await aForum(owner, { name: 'Maleo forum' });
  expect((await find('maleo')).places).toEqual([id]);
  await owner.call(deleteForum, { forumId: id, name: 'Maleo forum' });
  expect((await find('maleo')).places).toEqual([]);
  const { rows } = await world.runtime.database.pool.query('select from search.forum where forum_id = $1', [id]);
  expect(rows).toHaveLength(0);
});
