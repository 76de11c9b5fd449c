import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { deleteForum } from '#modules/forums/forum-closing.contract.ts';
import { repostThread, withdrawThread } from '#modules/forums/forum-thread.contract.ts';
import { aForum, aThread, enterForum, forumSettings } from '#modules/forums/testing/forums.factory.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { listFeed } from '#modules/library/library.contract.ts';
import { blockMember } from '#modules/network/block.contract.ts';
import { followMember } from '#modules/network/network.contract.ts';
import { listNotifications } from '#modules/notifications/notifications.contract.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { listAuditLog } from '../audit.contract.ts';
import { decideReports, listReports, report, seeAuthor } from '../complaint.contract.ts';
import type { Ground } from '../moderation.contract.ts';
import { aModerator } from '../testing/moderation.factory.ts';

const NOTE = 'Buy the test kit at my pharmacy.';

let world: TestWorld;
let staff: Caller;
let owner: Caller;
let sharer: Caller;
let reader: Caller;
let forum: { id: string; name: string };
let threadId: string;
let id: string;

beforeAll(async () => {
  world = await openTestWorld();
  staff = await aModerator(world);
});
afterAll(() => world.close());
beforeEach(async () => {
  owner = world.as(await aMember(world, { name: 'Ratri Maheswari' }));
  sharer = world.as(await aMember(world, { name: 'Bagas Setiawan' }));
  const settings = forumSettings({ kind: 'private' });
  forum = { id: await aForum(owner, settings), name: settings.name };
  await enterForum(forum.id, sharer, owner);
  threadId = await aThread(owner, forum.id);
  await share(NOTE);
  reader = await aFollower();
  id = (await shownTo(reader))?.id ?? '';
});

const share = (note: string | null, more: { reposted?: boolean; acceptIdentifiers?: boolean; was?: string } = {}) =>
  sharer.call(repostThread, { threadId, note, ...more });
/** In the forum, and following who shares. */
async function aFollower(verified = true): Promise<Caller> {
  const follower = world.as(await aMember(world, { verified, name: 'Hana Tobing' }));
  await enterForum(forum.id, follower, owner);
  await follower.call(followMember, { memberId: sharer.viewer?.id ?? '', following: true });
  return follower;
}
const shownTo = async (who: Caller) =>
  (await who.call(listFeed, { filter: 'following', limit: 50 })).data.find((entry) => entry.id === threadId)?.repost;
const complaint = (reason: Ground = 'advertising') => ({ target: 'note', id, reason, note: '' }) as const;
const reported = async () => (await staff.call(listReports, { limit: 50 })).data.find((one) => one.id === id);
const told = async () => {
  await world.settle();
  return (await sharer.call(listNotifications, { limit: 50 })).data;
};
const removal = () => ({ target: 'note', id, decision: 'remove', ground: 'advertising', reason: 'No advertising here.' }) as const;

it('is for those who are shown the note, once each, and for nobody else', async () => {
  expect(await shownTo(reader)).toMatchObject({ id, note: NOTE, byline: { name: 'Bagas Setiawan' } });
  // Of the forum and not following, following and not of the forum, blocked since, and who wrote it.
  const fellow = world.as(await aMember(world));
  await enterForum(forum.id, fellow, owner);
  const outsider = world.as(await aMember(world));
  await outsider.call(followMember, { memberId: sharer.viewer?.id ?? '', following: true });
  const former = await aFollower();
  await sharer.call(blockMember, { memberId: former.viewer?.id ?? '', blocked: true });
  for (const one of [fellow, outsider, former])
    await expect(one.call(report, complaint())).rejects.toMatchObject({ code: 'moderation.itemNotFound' });
  await expect(world.as(null).call(report, complaint())).rejects.toMatchObject({ code: 'access.signIn' });
  await expect(sharer.call(report, complaint())).rejects.toMatchObject({ code: 'moderation.ownContent' });
  await expect(reader.call(report, { ...complaint(), id: threadId })).rejects.toMatchObject({ code: 'moderation.itemNotFound' });
  await reader.call(report, complaint());
  await expect(reader.call(report, complaint('other'))).rejects.toMatchObject({ code: 'moderation.alreadyReported' });
  // One report holds nothing; staff see the note and what it stands beside.
  expect(await shownTo(await aFollower())).toMatchObject({ note: NOTE });
  expect(await reported()).toMatchObject({
    target: 'note',
    itemId: threadId,
    kind: 'thread',
    text: NOTE,
    byline: { name: 'Bagas Setiawan' },
    readable: true,
    reports: 1,
  });
  await expect(staff.call(seeAuthor, { target: 'note', id, reason: 'Who is it?' })).rejects.toMatchObject({
    code: 'moderation.itemNotFound',
  });
});

it('is decided on by staff, and never of what they wrote themselves', async () => {
  await expect(staff.call(decideReports, removal())).rejects.toMatchObject({ code: 'moderation.notReported' });
  await reader.call(report, complaint());
  await expect(reader.call(decideReports, removal())).rejects.toMatchObject({ code: 'access.staff' });
  const { viewer } = sharer;
  if (viewer === null) throw new Error('Nobody shares');
  await expect(world.as({ ...viewer, rights: ['approvals'] }).call(decideReports, removal())).rejects.toMatchObject({
    code: 'moderation.ownContent',
  });
  expect(await staff.call(decideReports, removal())).toEqual({ id, closed: 1 });
  // The share stays, the words are gone.
  expect(await shownTo(await aFollower())).toMatchObject({ id, note: null });
  expect((await staff.call(listAuditLog, { limit: 1 })).data[0]).toMatchObject({
    action: 'noteRemoved',
    subject: 'note',
    path: `/threads/${threadId}`,
  });
  expect((await told()).find(({ kind }) => kind === 'noteRemoved')).toMatchObject({ item: { id: threadId }, note: 'No advertising here.' });
  expect(await reported()).toBeUndefined();
});

it('by three verified colleagues takes the note out of sight until staff have decided; the thread stays where it is', async () => {
  await (await aFollower(false)).call(report, complaint());
  for (let i = 0; i < 2; i++) await (await aFollower()).call(report, complaint());
  expect(await shownTo(await aFollower())).toMatchObject({ note: NOTE });
  await reader.call(report, complaint('other'));
  const later = await aFollower();
  expect(await shownTo(later)).toMatchObject({ id, note: null });
  expect(await reported()).toMatchObject({ readable: false, text: NOTE, reports: 4 });
  expect((await told()).filter(({ kind }) => kind === 'itemHeld')).toMatchObject([{ item: { id: threadId } }]);
  // Other words do not bring it back, until staff have read them.
  await share('Buy it at my pharmacy instead.', { was: NOTE });
  expect(await shownTo(await aFollower())).toMatchObject({ note: null });
  const dismissed = (words: string | undefined) => staff.call(decideReports, { target: 'note', id, decision: 'dismiss', words });
  await expect(dismissed(NOTE)).rejects.toMatchObject({ code: 'moderation.notWaiting' });
  expect(await shownTo(await aFollower())).toMatchObject({ note: null });
  await dismissed((await reported())?.text);
  expect(await shownTo(await aFollower())).toMatchObject({ note: 'Buy it at my pharmacy instead.' });
  expect((await told()).filter(({ kind }) => kind === 'itemApproved')).toMatchObject([{ item: { id: threadId } }]);
});

it('by two who ask for a source takes it out of sight, too', async () => {
  for (const one of [reader, await aFollower()]) await one.call(report, complaint('unsourced'));
  expect(await shownTo(await aFollower())).toMatchObject({ note: null });
  expect((await staff.call(listAuditLog, { limit: 1 })).data[0]).toMatchObject({
    action: 'itemHeld',
    subject: 'note',
    reason: 'needsSource',
  });
});

it('ends with the note: taken back, or erased with what it stands beside', async () => {
  await reader.call(report, complaint());
  await share(null, { reposted: false });
  await world.settle();
  expect(await reported()).toBeUndefined();
  await expect(staff.call(decideReports, removal())).rejects.toMatchObject({ code: 'moderation.itemNotFound' });
  await share(NOTE);
  const again = await aFollower();
  id = (await shownTo(again))?.id ?? '';
  await again.call(report, complaint());
  await owner.call(withdrawThread, { id: threadId });
  expect(await reported()).toMatchObject({ readable: false });
  await owner.call(deleteForum, { forumId: forum.id, name: forum.name });
  await world.settle();
  const { rows } = await world.runtime.database.pool.query('select 1 from moderation.report where target_id = $1', [id]);
  expect(rows).toEqual([]);
});

it('a note that may name a patient, sent as it is, stands and is laid before staff the same day', async () => {
  const telling = 'Like mine: born 12.03.1984, NIK 3174051203840002.';
  await expect(share(telling)).rejects.toMatchObject({ code: 'library.identifiersRemain' });
  await share(telling, { acceptIdentifiers: true, was: NOTE });
  await world.settle();
  expect(await reported()).toMatchObject({ text: telling, readable: true, reasons: [{ reason: 'privacy', count: 1 }] });
});
