import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  decideCommunityRequest,
  joinCommunity,
  setCommunityRole,
  setCommunityStanding,
  withdrawCommunityRequest,
} from '#modules/communities/community-member.contract.ts';
import { aCommunity } from '#modules/communities/testing/communities.factory.ts';
import {
  decideRequest,
  joinForum,
  readmitMember,
  removeMember,
  sendJoinRequest,
  setForumRole,
  withdrawJoinRequest,
} from '#modules/forums/forum-membership.contract.ts';
import { aForum } from '#modules/forums/testing/forums.factory.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { type Caller, openTestWorld, type TestWorld, viewerLike } from '#platform/testing/test-world.ts';
import { getSettings, saveSettings } from '../notification-settings.contract.ts';
import { getUnreadCount, listNotifications, markRead, notificationPath } from '../notifications.contract.ts';
import { mailNotifications } from './notification-mail.job.ts';

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

it('a request that was taken back or decided on is told of no more, and asking again is told once a day', async () => {
  const [budi, made] = [await aMember(world, { name: 'Budi Santoso' }), await aMember(world, { name: 'Made Wirawan' })];
  const ratri = world.as(await aMember(world, { name: 'Ratri Maheswari' }));
  const communityId = await aCommunity(ratri, { entry: 'request', name: 'Evening round' });
  await world.as(made).call(joinCommunity, { communityId });
  await ratri.call(decideCommunityRequest, { communityId, memberId: made.id, accept: true });
  await ratri.call(setCommunityRole, { communityId, memberId: made.id, role: 'moderator' });
  const unreadOf = async (caller: Caller) =>
    (await caller.call(listNotifications, { unread: true })).data.filter(({ kind }) => kind === 'communityRequest').length;
  const act = async (work: () => Promise<unknown>) => {
    await work();
    await world.settle();
    return Promise.all([ratri, world.as(made)].map(unreadOf));
  };
  const ask = () => world.as(budi).call(joinCommunity, { communityId });
  const takeBack = () => world.as(budi).call(withdrawCommunityRequest, { communityId });
  expect(await act(ask)).toEqual([1, 1]);
  expect(await act(takeBack)).toEqual([0, 0]);
  expect((await ratri.call(getUnreadCount, {})).unread).toBe(0);
  expect(await act(ask)).toEqual([1, 1]);
  // What was read is history, and is not told anew by being asked again.
  await ratri.call(markRead, { mark: 'all' });
  await act(takeBack);
  expect(await act(ask)).toEqual([0, 1]);
  // Nor does it come back to who tends the community no more.
  await act(takeBack);
  await ratri.call(setCommunityRole, { communityId, memberId: made.id, role: 'member' });
  expect(await act(ask)).toEqual([0, 0]);
  // Unless they do so again: it waits for them as well then.
  const give = (role: 'member' | 'moderator') => act(() => ratri.call(setCommunityRole, { communityId, memberId: made.id, role }));
  expect([await give('moderator'), await give('member'), await give('moderator')]).toEqual([
    [0, 1],
    [0, 0],
    [0, 1],
  ]);
  // What one of them decides on waits for nobody else.
  const ayu = await aMember(world, { name: 'Ayu Kartika' });
  expect(await act(() => world.as(ayu).call(joinCommunity, { communityId }))).toEqual([1, 2]);
  expect(await act(() => ratri.call(decideCommunityRequest, { communityId, memberId: ayu.id, accept: false }))).toEqual([0, 1]);
  expect(await act(() => ratri.call(decideCommunityRequest, { communityId, memberId: budi.id, accept: false }))).toEqual([0, 0]);
});

it('a request to a forum waits in the bell as long as it waits there', async () => {
  const owner = world.as(await aMember(world, { name: 'Ratri Maheswari' }));
  const [budi, ayu] = [world.as(await aMember(world)), world.as(await aMember(world))];
  const forumId = await aForum(owner, { kind: 'private' });
  const act = async (work: () => Promise<unknown>) => {
    await work();
    await world.settle();
    return (await owner.call(getUnreadCount, {})).unread;
  };
  expect(await act(() => budi.call(sendJoinRequest, { forumId }))).toBe(1);
  expect(await act(() => ayu.call(sendJoinRequest, { forumId }))).toBe(2);
  expect(await act(() => budi.call(withdrawJoinRequest, { forumId }))).toBe(1);
  expect(await act(() => owner.call(decideRequest, { forumId, memberId: ayu.viewer?.id ?? '', accept: true }))).toBe(0);
});

it('all who tend a place hear who asks to come in, however many they are', async () => {
  const owner = world.as(await aMember(world, { name: 'Ratri Maheswari' }));
  const asking = world.as(await aMember(world, { name: 'Budi Santoso' }));
  const forumId = await aForum(owner, { kind: 'private' });
  const communityId = await aCommunity(owner, { entry: 'request' });
  const stewards = [owner];
  for (let i = 0; i < 21; i++) {
    const memberId = (await aMember(world, {})).id;
    const one = world.as(viewerLike({ id: memberId }));
    await one.call(sendJoinRequest, { forumId });
    await owner.call(decideRequest, { forumId, memberId, accept: true });
    await owner.call(setForumRole, { forumId, memberId, role: 'moderator' });
    await one.call(joinCommunity, { communityId });
    await owner.call(decideCommunityRequest, { communityId, memberId, accept: true });
    await owner.call(setCommunityRole, { communityId, memberId, role: 'moderator' });
    stewards.push(one);
  }
  await asking.call(sendJoinRequest, { forumId });
  await asking.call(joinCommunity, { communityId });
  await world.settle();
  const heard = async (kind: string) => {
    const all = await Promise.all(stewards.map(async (one) => (await told(one)).filter((row) => row.kind === kind).length > 0));
    return all.filter(Boolean).length;
  };
  expect([await heard('forumRequest'), await heard('communityRequest')]).toEqual([22, 22]);
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

it('an e-mail says which community it is about', async () => {
  const [ayu, owner] = [await aMember(world, { name: 'Ayu Pramesti' }), world.as(await aMember(world, { name: 'Ratri Maheswari' }))];
  const known = await world.as(ayu).call(getSettings, {});
  const places = { inApp: true, mail: true, push: false };
  await world.as(ayu).call(saveSettings, { ...known, quiet: null, kinds: { ...known.kinds, places } });
  const communityId = await aCommunity(owner, { name: 'Dialysis circle' });
  await world.as(ayu).call(joinCommunity, { communityId });
  await owner.call(setCommunityStanding, { communityId, memberId: ayu.id, standing: 'removed' });
  await world.settle();
  const { services } = world.runtime;
  await services.jobs.enqueue(services.database.db, mailNotifications, {});
  await world.runJobs();
  const mail = world.sent.find(({ to }) => to.startsWith(ayu.id));
  expect(mail?.values.line1).toBe('You were removed from a community. “Dialysis circle” (You belonged to it)');
});

it('whoever was taken out hears nothing of it once they are in again, and nothing else is forgotten', async () => {
  const [ayu, owner] = [await aMember(world, { name: 'Ayu Pramesti' }), world.as(await aMember(world, { name: 'Ratri Maheswari' }))];
  const [communityId, forumId] = [await aCommunity(owner), await aForum(owner)];
  await world.as(ayu).call(joinCommunity, { communityId });
  await world.as(ayu).call(joinForum, { forumId });
  await owner.call(setForumRole, { forumId, memberId: ayu.id, role: 'moderator' });
  const kinds = async () => {
    await world.settle();
    return (await told(world.as(ayu))).map(({ kind }) => kind);
  };
  await owner.call(setCommunityStanding, { communityId, memberId: ayu.id, standing: 'removed' });
  await owner.call(removeMember, { forumId, memberId: ayu.id });
  expect((await kinds()).sort()).toEqual(['communityRemoved', 'forumModerator', 'forumRemoved']);
  await world.as(ayu).call(markRead, { mark: 'all' });
  await owner.call(setCommunityStanding, { communityId, memberId: ayu.id, standing: 'member' });
  await owner.call(readmitMember, { forumId, memberId: ayu.id, role: 'moderator' });
  expect(await kinds()).toEqual(['forumModerator']);
});
