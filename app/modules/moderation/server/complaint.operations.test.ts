import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { getCase, restoreCase, withdrawCase } from '#modules/cases/cases.contract.ts';
import { aPublishedCase } from '#modules/cases/testing/cases.factory.ts';
import { deleteMessage, listMessages } from '#modules/chat/chat-message.contract.ts';
import { aConversation, age, say, storedWords, sweep } from '#modules/chat/testing/chat.factory.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { deleteComment, listComments, restoreComment } from '#modules/library/discussion.contract.ts';
import { listNotifications } from '#modules/notifications/notifications.contract.ts';
import type { Member } from '#platform/session/viewer.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { listAuditLog } from '../audit.contract.ts';
import { decideReports, listReports, report, seeAuthor } from '../complaint.contract.ts';
import { aDispute, aModerator, DISPUTED_TEXT } from '../testing/moderation.factory.ts';

let world: TestWorld;
let staff: Caller;
let author: Caller;
let commenter: Caller;
let reader: Caller;
let caseId: string;
let commentId: string;
beforeAll(async () => {
  world = await openTestWorld();
  staff = await aModerator(world);
});
afterAll(() => world.close());
beforeEach(async () => {
  ({
    author,
    writer: commenter,
    reader,
    itemId: caseId,
    commentId,
  } = await aDispute(world, (owner) => aPublishedCase(world, owner, { settings: { anonymous: true } })));
});

const reported = async (id: string) => (await staff.call(listReports, { limit: 50 })).data.find((one) => one.id === id);

it('takes one report per member and target, and none on what is one’s own', async () => {
  const complaint = { target: 'comment', id: commentId, reason: 'harmful', note: 'Against every guideline.' } as const;
  await expect(world.as(null).call(report, complaint)).rejects.toMatchObject({ code: 'access.signIn' });
  await expect(commenter.call(report, complaint)).rejects.toMatchObject({ code: 'moderation.ownContent' });
  await expect(reader.call(report, { ...complaint, id: '0123456789abcdef' })).rejects.toMatchObject({ code: 'moderation.itemNotFound' });
  await reader.call(report, complaint);
  await expect(reader.call(report, { ...complaint, reason: 'other' })).rejects.toMatchObject({ code: 'moderation.alreadyReported' });
  await author.call(report, { ...complaint, reason: 'offensive', note: '' });

  await expect(reader.call(listReports, {})).rejects.toMatchObject({ code: 'access.staff' });
  const found = await reported(commentId);
  expect(found).toMatchObject({
    target: 'comment',
    itemId: caseId,
    text: DISPUTED_TEXT,
    readable: true,
    reports: 2,
    reasons: [
      { reason: 'harmful', count: 1 },
      { reason: 'offensive', count: 1 },
    ],
    notes: [{ reason: 'harmful', note: 'Against every guideline.' }],
  });
  expect(JSON.stringify(found)).not.toContain((reader.viewer as Member).id);
});

it('closes reports when it stays, and opens anew for another member', async () => {
  const complaint = { target: 'item', id: caseId, reason: 'other' } as const;
  await reader.call(report, complaint);
  await expect(reader.call(decideReports, { decision: 'dismiss', target: 'item', id: caseId })).rejects.toMatchObject({
    code: 'access.staff',
  });
  expect(await staff.call(decideReports, { decision: 'dismiss', target: 'item', id: caseId })).toEqual({ id: caseId, closed: 1 });
  expect(await reported(caseId)).toBeUndefined();
  await expect(staff.call(decideReports, { decision: 'dismiss', target: 'item', id: caseId })).rejects.toMatchObject({
    code: 'moderation.notReported',
  });
  await commenter.call(report, complaint);
  expect(await reported(caseId)).toMatchObject({ reports: 1 });
});

it('takes another report of one whose report was decided: a patient who can be recognised by now at once, anything else a day later', async () => {
  const complaint = { target: 'item', id: caseId, reason: 'other', note: 'Look again.' } as const;
  await reader.call(report, complaint);
  await staff.call(decideReports, { decision: 'dismiss', target: 'item', id: caseId });
  await expect(reader.call(report, complaint)).rejects.toMatchObject({ code: 'moderation.decidedLately' });
  expect(await reported(caseId)).toBeUndefined();

  await reader.call(report, { ...complaint, reason: 'privacy', note: 'The second picture shows a name.' });
  expect(await reported(caseId)).toMatchObject({ reports: 1, notes: [{ reason: 'privacy', note: 'The second picture shows a name.' }] });
  await expect(reader.call(report, { ...complaint, reason: 'privacy' })).rejects.toMatchObject({ code: 'moderation.alreadyReported' });

  await staff.call(decideReports, { decision: 'dismiss', target: 'item', id: caseId });
  await world.runtime.database.pool.query("update moderation.report set closed_at = closed_at - interval '25 hours' where target_id = $1", [
    caseId,
  ]);
  await reader.call(report, complaint);
  expect(await reported(caseId)).toMatchObject({ reports: 1, reasons: [{ reason: 'other', count: 1 }] });
});

it('takes nothing out of sight by reports that were decided once', async () => {
  const verified = await Promise.all(
    ['Sinta Wardani', 'Made Arsana', 'Yohana Tukan'].map(async (name) => world.as(await aMember(world, { name, verified: true }))),
  );
  const complaint = { target: 'comment', id: commentId, reason: 'privacy' } as const;
  for (const colleague of verified.slice(0, 2)) await colleague.call(report, complaint);
  await staff.call(decideReports, { decision: 'dismiss', target: 'comment', id: commentId });
  for (const colleague of verified) await colleague.call(report, complaint);
  expect(await reported(commentId)).toMatchObject({ reports: 3, readable: true });
});

it('removes a comment for good: its author cannot bring it back', async () => {
  await reader.call(report, { target: 'comment', id: commentId, reason: 'harmful' });
  const removal = { decision: 'remove', target: 'comment', id: commentId, ground: 'harmful', reason: 'This advice harms.' } as const;
  await expect(author.call(decideReports, removal)).rejects.toMatchObject({ code: 'access.staff' });
  await staff.call(decideReports, removal);
  expect((await reader.call(listComments, { itemId: caseId })).data).toEqual([]);
  await expect(commenter.call(restoreComment, { commentId })).rejects.toMatchObject({ code: 'library.commentNotFound' });
  await commenter.call(deleteComment, { commentId });
  await expect(commenter.call(restoreComment, { commentId })).rejects.toMatchObject({ code: 'library.commentNotFound' });
  expect(await author.call(getCase, { id: caseId })).toMatchObject({ item: { counts: { comments: 0 } } });
});

it('removes an item for good: withdrawing and restoring do not bring it back', async () => {
  await reader.call(report, { target: 'item', id: caseId, reason: 'privacy' });
  await staff.call(decideReports, { decision: 'remove', target: 'item', id: caseId, ground: 'privacy', reason: 'The scan shows a name.' });
  await expect(reader.call(getCase, { id: caseId })).rejects.toMatchObject({ code: 'cases.withdrawn' });
  await author.call(withdrawCase, { id: caseId, reason: 'author' });
  await expect(author.call(restoreCase, { id: caseId })).rejects.toMatchObject({ code: 'cases.notFound' });
  await expect(reader.call(getCase, { id: caseId })).rejects.toMatchObject({ code: 'cases.withdrawn' });
});

it('shows staff who is behind something anonymous, and records the look with its reason', async () => {
  const look = { target: 'item', id: caseId, reason: 'A patient asks whose case this is.' } as const;
  await expect(reader.call(seeAuthor, look)).rejects.toMatchObject({ code: 'access.staff' });
  await expect(staff.call(seeAuthor, { ...look, reason: '' })).rejects.toMatchObject({ code: 'request.invalid' });
  expect(await staff.call(seeAuthor, look)).toMatchObject({ name: 'Ratri Maheswari' });
  const [entry] = (await staff.call(listAuditLog, { limit: 1 })).data;
  expect(entry).toMatchObject({ action: 'authorSeen', subjectId: caseId, staff: { name: 'Nadia Putri' }, reason: look.reason });
  expect(JSON.stringify(entry)).not.toContain('Ratri');
});

it('shows staff a reported message and nothing around it, also once its author has taken it back or its time is over', async () => {
  const [one, other] = [author.viewer as Member, commenter.viewer as Member];
  const id = await aConversation(world, one, other);
  await say(author, id, 'Before it');
  const { id: messageId } = await say(author, id, 'Buy my vaccine');
  await expect(reader.call(report, { target: 'message', id: messageId, reason: 'advertising', note: '' })).rejects.toMatchObject({
    code: 'moderation.itemNotFound',
  });
  await commenter.call(report, { target: 'message', id: messageId, reason: 'advertising', note: '' });

  await author.call(deleteMessage, { id: messageId, deleted: true });
  await age(world, messageId, { deletedAt: 3_600, expiresAt: 60 });
  await sweep(world);
  const found = await reported(messageId);
  expect(found).toMatchObject({ target: 'message', text: 'Buy my vaccine', readable: false, byline: { name: 'Ratri Maheswari' } });
  expect(JSON.stringify(found)).not.toContain('Before it');
  expect(JSON.stringify(await commenter.call(listMessages, { id }))).not.toContain('vaccine');

  await expect(reader.call(decideReports, { target: 'message', id: messageId, decision: 'dismiss' })).rejects.toMatchObject({
    code: 'access.staff',
  });
  await staff.call(decideReports, { target: 'message', id: messageId, decision: 'dismiss' });
  await sweep(world);
  expect(await storedWords(world, messageId)).toEqual({ texts: [], reactions: 0 });
});

it('takes a message away from everybody who reads along', async () => {
  const id = await aConversation(world, author.viewer as Member, commenter.viewer as Member);
  const { id: messageId } = await say(author, id, 'Buy my vaccine');
  await commenter.call(report, { target: 'message', id: messageId, reason: 'advertising', note: '' });
  await staff.call(decideReports, {
    target: 'message',
    id: messageId,
    decision: 'remove',
    ground: 'advertising',
    reason: 'No advertising here.',
  });
  expect((await commenter.call(listMessages, { id })).data).toMatchObject([{ id: messageId, deleted: true, text: '' }]);
  expect((await staff.call(listAuditLog, {})).data[0]).toMatchObject({ action: 'messageRemoved', subject: 'message' });
  await world.settle();
  const told = async (who: Caller) => (await who.call(listNotifications, {})).data.filter(({ kind }) => kind === 'messageRemoved');
  expect(await told(author)).toMatchObject([{ note: 'No advertising here.', path: `/chat/${id}` }]);
  expect(await told(commenter)).toEqual([]);
});
