import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { followMember } from '#modules/network/network.contract.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { changeCommunity } from '../communities.contract.ts';
import { joinCommunity } from '../community-member.contract.ts';
import { listSuggestedCommunities } from '../community-suggestion.contract.ts';
import { aCommunity, communitySettings } from '../testing/communities.factory.ts';
import { suggestCommunities } from './communities.public.ts';

let world: TestWorld;
let founder: Caller;
let friend: Caller;
let reader: Caller;
const ids: Record<'field' | 'city' | 'hospital' | 'open' | 'closed' | 'other', string> = {
  field: '',
  city: '',
  hospital: '',
  open: '',
  closed: '',
  other: '',
};

beforeAll(async () => {
  world = await openTestWorld();
  founder = world.as(await aMember(world, { name: 'Ratri Maheswari' }));
  friend = world.as(await aMember(world, { name: 'Bagas Setiawan' }));
  reader = world.as(await aMember(world, { name: 'Hana Tobing', speciality: 'pulmonology', city: 'Medan', workplace: 'RS Teluk Cendana' }));
  ids.field = await aCommunity(founder, { kind: 'speciality', place: null, specialities: ['pulmonology'] });
  ids.city = await aCommunity(founder, { kind: 'city', place: 'Medan' });
  ids.hospital = await aCommunity(founder, { kind: 'hospital', name: 'RS Teluk Cendana: ruang jaga', specialities: ['pulmonology'] });
  ids.open = await aCommunity(founder);
  ids.closed = await aCommunity(friend, { entry: 'request' });
  ids.other = await aCommunity(founder, { kind: 'city', place: 'Makassar', specialities: ['neurology'] });
  await friend.call(joinCommunity, { communityId: ids.open });
  await reader.call(followMember, { memberId: friend.viewer?.id ?? '', following: true });
  await world.runtime.database.transaction(suggestCommunities);
});
afterAll(() => world.close());

const suggested = async (caller: Caller) =>
  (await caller.call(listSuggestedCommunities, {})).data.map(({ id, reason }) => [id, reason.key, reason.value]);

it('shows each community once, the strongest reason first, and none without a reason', async () => {
  expect(await suggested(reader)).toEqual([
    [ids.hospital, 'workplace', ''],
    [ids.open, 'followed', '1'],
    [ids.city, 'city', 'Medan'],
    [ids.field, 'speciality', 'pulmonology'],
  ]);
});

it('tells nobody who is in a community that shows its members to members alone', async () => {
  expect((await suggested(reader)).map(([id]) => id)).not.toContain(ids.closed);
});

it('leaves out where one is already, and is for members', async () => {
  await reader.call(joinCommunity, { communityId: ids.city });
  expect((await suggested(reader)).map(([id]) => id)).toEqual([ids.hospital, ids.open, ids.field]);
  await expect(world.as(null).call(listSuggestedCommunities, {})).rejects.toMatchObject({ code: 'access.signIn' });
});

it('gives no reason that does not hold any more, though nothing has been laid down since', async () => {
  const moved = world.as(await aMember(world, { name: 'Made Wirawan' }));
  const settings = {
    city: communitySettings({ kind: 'city', place: 'Manado', specialities: [] }),
    field: communitySettings({ kind: 'speciality', place: null, specialities: ['geriatrics'] }),
    hospital: communitySettings({ kind: 'hospital', name: 'RS Bukit Kenari: alumni', specialities: [] }),
  };
  const [city, field, hospital] = [
    await aCommunity(moved, settings.city),
    await aCommunity(moved, settings.field),
    await aCommunity(moved, settings.hospital),
  ];
  const wish = { name: 'Yosef Kalla', speciality: 'geriatrics', city: 'Manado', workplace: 'RS Bukit Kenari' };
  const yosef = world.as(await aMember(world, wish));
  await world.runtime.database.transaction(suggestCommunities);
  expect(await suggested(yosef)).toEqual([
    [hospital, 'workplace', ''],
    [city, 'city', 'Manado'],
    [field, 'speciality', 'geriatrics'],
  ]);
  await moved.call(changeCommunity, { id: city, version: 0, ...settings.city, place: 'Ambon' });
  await moved.call(changeCommunity, { id: field, version: 0, ...settings.field, specialities: ['neurology'] });
  await moved.call(changeCommunity, { id: hospital, version: 0, ...settings.hospital, name: 'RS Bukit Jati: alumni' });
  expect(await suggested(yosef)).toEqual([]);
  await moved.call(changeCommunity, { id: city, version: 1, ...settings.city, kind: 'college' });
  expect(await suggested(yosef)).toEqual([]);
});
