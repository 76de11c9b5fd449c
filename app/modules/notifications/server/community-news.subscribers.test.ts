import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  decideCommunityRequest,
  joinCommunity,
  setCommunityRole,
  setCommunityStanding,
} from '#modules/communities/community-member.contract.ts';
import { aCommunity } from '#modules/communities/testing/communities.factory.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { listNotifications, notificationPath } from '../notifications.contract.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const told = async (caller: Caller) =>
  (await caller.call(listNotifications, {})).data.map((row) => ({ kind: row.kind, note: row.note, to: notificationPath(row) }));

it('those who tend a community hear who asks, and whoever asked hears the answer; others hear nothing', async () => {
  const budi = await aMember(world, { name: 'Budi Santoso' });
  const [ratri, ayu] = [world.as(await aMember(world, { name: 'Ratri Maheswari' })), world.as(await aMember(world))];
  const communityId = await aCommunity(ratri, { entry: 'request', name: 'Night round' });
  await world.as(budi).call(joinCommunity, { communityId });
  await world.settle();
  const name = { note: 'Night round' };
  expect(await told(ratri)).toEqual([{ kind: 'communityRequest', ...name, to: `/community/${communityId}/members?list=requested` }]);
  await ratri.call(decideCommunityRequest, { communityId, memberId: budi.id, accept: true });
  await world.settle();
  expect(await told(world.as(budi))).toEqual([{ kind: 'communityAccepted', ...name, to: `/community/${communityId}` }]);
  expect(await told(ayu)).toEqual([]);
});

it('a member hears of being entrusted with a community, handed it, and taken out of it; its owner of nothing they did themselves', async () => {
  const [budi, ayu] = [await aMember(world, { name: 'Budi Santoso' }), await aMember(world, { name: 'Ayu Kartika' })];
  const ratri = world.as(await aMember(world, { name: 'Ratri Maheswari' }));
  const communityId = await aCommunity(ratri, { name: 'Morning round' });
  for (const one of [budi, ayu]) await world.as(one).call(joinCommunity, { communityId });
  for (const role of ['moderator', 'member', 'owner'] as const)
    await ratri.call(setCommunityRole, { communityId, memberId: budi.id, role });
  await ratri.call(setCommunityStanding, { communityId, memberId: ayu.id, standing: 'removed' });
  await world.settle();
  const about = { note: 'Morning round', to: `/community/${communityId}` };
  expect(await told(world.as(budi))).toEqual([
    { kind: 'communityOwner', ...about },
    { kind: 'communityModerator', ...about },
  ]);
  expect(await told(world.as(ayu))).toEqual([{ kind: 'communityRemoved', ...about }]);
  expect(await told(ratri)).toEqual([]);
});
