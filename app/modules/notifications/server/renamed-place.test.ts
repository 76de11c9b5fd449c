/** A forum or a community that was given another name is called by it in the bell and in letters, also where they told of it before. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changeCommunity, getCommunity } from '#modules/communities/communities.contract.ts';
import { joinCommunity } from '#modules/communities/community-member.contract.ts';
import { aCommunity, communitySettings } from '#modules/communities/testing/communities.factory.ts';
import { joinForum, sendJoinRequest } from '#modules/forums/forum-membership.contract.ts';
import { changeForum, getForum } from '#modules/forums/forums.contract.ts';
import { aForum, aThread, forumSettings } from '#modules/forums/testing/forums.factory.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { getSettings, saveSettings } from '../notification-settings.contract.ts';
import { listNotifications } from '../notifications.contract.ts';
import { mailNotifications } from './notification-mail.job.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const notes = async (caller: Caller) => {
  await world.settle();
  return (await caller.call(listNotifications, {})).data.map(({ kind, note }) => [kind, note]);
};

it('in requests, threads and letters', async () => {
  const ratri = world.as(await aMember(world, { name: 'Ratri Maheswari', language: 'en' }));
  const budi = world.as(await aMember(world, { name: 'Budi Santoso' }));
  const settings = await ratri.call(getSettings, {});
  const byMail = { inApp: true, mail: true, push: false };
  await ratri.call(saveSettings, {
    ...settings,
    quiet: null,
    kinds: { ...settings.kinds, forumRequest: byMail, communityRequest: byMail },
  });
  const forum = forumSettings({ kind: 'private', name: 'Ward seven' });
  const community = communitySettings({ entry: 'request', name: 'Alumni of ward seven' });
  const open = forumSettings({ name: 'Dialysis by night' });
  const [forumId, openId] = [await aForum(ratri, forum), await aForum(ratri, open)];
  const communityId = await aCommunity(ratri, community);
  await budi.call(sendJoinRequest, { forumId });
  await budi.call(joinCommunity, { communityId });
  await budi.call(joinForum, { forumId: openId });
  await aThread(ratri, openId);
  expect(await notes(ratri)).toEqual([
    ['communityRequest', 'Alumni of ward seven'],
    ['forumRequest', 'Ward seven'],
  ]);
  expect(await notes(budi)).toEqual([['forumThread', 'Dialysis by night']]);

  const { version } = await ratri.call(getForum, { id: forumId });
  await ratri.call(changeForum, { ...forum, id: forumId, version, name: 'Ward nine' });
  await ratri.call(changeForum, { ...open, id: openId, version: 0, name: 'Dialysis by day' });
  const before = await ratri.call(getCommunity, { id: communityId });
  await ratri.call(changeCommunity, { ...community, id: communityId, version: before.version, name: 'Alumni of ward nine' });
  expect(await notes(ratri)).toEqual([
    ['communityRequest', 'Alumni of ward nine'],
    ['forumRequest', 'Ward nine'],
  ]);
  expect(await notes(budi)).toEqual([['forumThread', 'Dialysis by day']]);
  const { services } = world.runtime;
  await services.jobs.enqueue(services.database.db, mailNotifications, {});
  await world.runJobs();
  const letter = world.sent.map((one) => JSON.stringify(one)).join('\n');
  expect(letter).toContain('Ward nine');
  expect(letter).toContain('Alumni of ward nine');
  expect(letter).not.toMatch(/[Ww]ard seven/);
});
