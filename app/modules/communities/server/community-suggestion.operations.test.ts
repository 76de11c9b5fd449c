import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { followMember } from '#modules/network/network.contract.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { joinCommunity } from '../community-member.contract.ts';
import { listSuggestedCommunities } from '../community-suggestion.contract.ts';
import { aCommunity } from '../testing/communities.factory.ts';
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
