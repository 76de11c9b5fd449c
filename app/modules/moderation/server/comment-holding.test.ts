import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { getThread } from '#modules/forums/forum-thread.contract.ts';
import { aForum, aThread, enterForum } from '#modules/forums/testing/forums.factory.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import {
  addComment,
  deleteComment,
  listCommentEdits,
  listComments,
  markBestAnswer,
  restoreComment,
  updateComment,
} from '#modules/library/discussion.contract.ts';
import { react } from '#modules/library/library.contract.ts';
import { listNotifications } from '#modules/notifications/notifications.contract.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { listAuditLog } from '../audit.contract.ts';
import { decideReports, listReports, report } from '../complaint.contract.ts';
import type { Ground } from '../moderation.contract.ts';
import { aDispute, aModerator, DISPUTED_TEXT } from '../testing/moderation.factory.ts';

let world: TestWorld;
let staff: Caller;
let asker: Caller;
let writer: Caller;
let reader: Caller;
let threadId: string;
let commentId: string;
beforeAll(async () => {
  world = await openTestWorld();
  staff = await aModerator(world);
});
afterAll(() => world.close());
beforeEach(async () => {
  ({
    author: asker,
    writer,
    reader,
    itemId: threadId,
    commentId,
  } = await aDispute(world, async (author, others) => {
    const forumId = await aForum(author);
    for (const one of others) await enterForum(forumId, one, author);
    return aThread(author, forumId);
  }));
});

const reportAs = async (reason: Ground, verified = true) => {
  const reporter = world.as(await aMember(world, { verified }));
  await reporter.call(report, { target: 'comment', id: commentId, reason, note: '' });
};
const manyReports = async () => {
  for (const ground of ['harmful', 'harmful', 'other'] as const) await reportAs(ground);
};
const shownTo = async (who: Caller) => (await who.call(listComments, { itemId: threadId })).data.find(({ id }) => id === commentId);
const solved = async () => {
  await world.settle();
  return (await reader.call(getThread, { id: threadId })).item.solved;
};
const dismissal = () => ({ decision: 'dismiss', target: 'comment', id: commentId }) as const;
const removal = () => ({ decision: 'remove', target: 'comment', id: commentId, ground: 'harmful', reason: 'This advice harms.' }) as const;

it('three verified colleagues take an answer out of sight; its place stays and its writer alone reads it', async () => {
  await reportAs('harmful');
  await reportAs('advertising');
  for (let i = 0; i < 4; i++) await reportAs('harmful', false);
  expect(await shownTo(reader)).toMatchObject({ held: false, text: expect.anything() });

  await reportAs('other');
  for (const who of [reader, world.as(null), asker]) expect(await shownTo(who)).toMatchObject({ held: true, text: null, references: [] });
  expect(await shownTo(writer)).toMatchObject({ held: true, text: fromPlainText(DISPUTED_TEXT) });
  await expect(reader.call(listCommentEdits, { commentId })).rejects.toMatchObject({ code: 'library.commentNotFound' });
  await expect(reader.call(react, { target: 'comment', id: commentId, reaction: 'agree' })).rejects.toMatchObject({
    code: 'library.commentNotFound',
  });
  await expect(
    reader.call(addComment, { itemId: threadId, parentId: commentId, text: fromPlainText('Which ones?') }),
  ).rejects.toMatchObject({ code: 'library.commentNotFound' });

  const inQueue = (await staff.call(listReports, { limit: 50 })).data.find(({ id }) => id === commentId);
  expect(inQueue).toMatchObject({ text: DISPUTED_TEXT, readable: false });
  expect((await staff.call(listAuditLog, { limit: 1 })).data[0]).toMatchObject({ action: 'itemHeld', staff: null, subjectId: commentId });
  await world.settle();
  const told = (await writer.call(listNotifications, {})).data.filter(({ kind }) => kind === 'itemHeld');
  expect(told).toMatchObject([{ commentId, item: { id: threadId } }]);
});

it('two who ask for a source do as well, and what its writer does meanwhile brings it back to nobody', async () => {
  await reportAs('unsourced');
  await reportAs('unsourced');
  await writer.call(deleteComment, { commentId });
  await writer.call(restoreComment, { commentId });
  expect(await shownTo(reader)).toMatchObject({ held: true, text: null });
});

it('it is back where it stood when staff let it stand', async () => {
  await manyReports();
  await staff.call(decideReports, dismissal());
  expect(await shownTo(reader)).toMatchObject({ held: false, text: expect.anything(), can: { reply: true } });
});

it('its writer is told that it stands again, and where; of reports that held nothing they hear nothing', async () => {
  await reader.call(report, { target: 'comment', id: commentId, reason: 'harmful', note: '' });
  await staff.call(decideReports, dismissal());
  const told = async () => {
    await world.settle();
    return (await writer.call(listNotifications, {})).data.filter(({ kind }) => kind === 'itemApproved');
  };
  expect(await told()).toEqual([]);
  await manyReports();
  await staff.call(decideReports, dismissal());
  expect(await told()).toMatchObject([{ commentId, item: { id: threadId } }]);
});

it('it stands again only as the version that was read', async () => {
  const queued = async () => (await staff.call(listReports, { limit: 50 })).data.find(({ id }) => id === commentId);
  await manyReports();
  expect(await queued()).toMatchObject({ text: DISPUTED_TEXT, heldSince: null });
  const rewrite = (edits: number, words: string) => writer.call(updateComment, { commentId, edits, text: fromPlainText(words) });
  await rewrite(0, 'Give them twice, and to everyone.');
  await expect(staff.call(decideReports, dismissal())).rejects.toMatchObject({ code: 'moderation.notWaiting' });
  const seen = await queued();
  expect(seen).toMatchObject({ text: 'Give them twice, and to everyone.', readable: false });
  await rewrite(1, 'Give them as the guideline says.');
  const heldSince = seen?.heldSince ?? null;
  await expect(staff.call(decideReports, { ...dismissal(), heldSince })).rejects.toMatchObject({ code: 'moderation.notWaiting' });
  expect(await shownTo(reader)).toMatchObject({ held: true, text: null });
  await staff.call(decideReports, { ...dismissal(), heldSince: (await queued())?.heldSince ?? null });
  expect(await shownTo(reader)).toMatchObject({ held: false, text: fromPlainText('Give them as the guideline says.') });
});

it('a thread is open while its best answer is out of sight, and solved again with it', async () => {
  await asker.call(markBestAnswer, { commentId, best: true });
  expect(await solved()).toBe(true);
  await manyReports();
  expect(await solved()).toBe(false);
  expect(await shownTo(reader)).toMatchObject({ best: false });
  await staff.call(decideReports, dismissal());
  expect(await solved()).toBe(true);
  expect(await shownTo(reader)).toMatchObject({ best: true });
});

it('a thread is open again when staff remove its best answer, and nothing of its writer’s makes it solved', async () => {
  await asker.call(markBestAnswer, { commentId, best: true });
  expect(await solved()).toBe(true);
  await reader.call(report, { target: 'comment', id: commentId, reason: 'harmful', note: '' });
  await staff.call(decideReports, removal());
  expect(await solved()).toBe(false);
  expect((await reader.call(getThread, { id: threadId })).item.counts.comments).toBe(0);
  await expect(writer.call(restoreComment, { commentId })).rejects.toMatchObject({ code: 'library.commentNotFound' });
  expect(await solved()).toBe(false);
});

it('a deleted best answer solves nothing, and does again when its writer brings it back', async () => {
  await asker.call(markBestAnswer, { commentId, best: true });
  await writer.call(deleteComment, { commentId });
  expect(await solved()).toBe(false);
  await writer.call(restoreComment, { commentId });
  expect(await solved()).toBe(true);
  expect(await shownTo(reader)).toMatchObject({ best: true });
});
