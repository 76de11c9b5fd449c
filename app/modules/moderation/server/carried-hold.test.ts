/** What is out of sight is not written anew: whoever wrote it waits with what they put in its place. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { repostThread } from '#modules/forums/forum-thread.contract.ts';
import { aForum, aThread, enterForum } from '#modules/forums/testing/forums.factory.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { addComment, deleteComment, listComments, restoreComment, updateComment } from '#modules/library/discussion.contract.ts';
import { listFeed } from '#modules/library/library.contract.ts';
import { followMember } from '#modules/network/network.contract.ts';
import { listNotifications } from '#modules/notifications/notifications.contract.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { decideReports, listReports, report } from '../complaint.contract.ts';
import type { Target } from '../moderation.contract.ts';
import { aDispute, aModerator, DISPUTED_TEXT } from '../testing/moderation.factory.ts';

let world: TestWorld;
let staff: Caller;
let asker: Caller;
let writer: Caller;
let reader: Caller;
let forumId: string;
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
    forumId = await aForum(author);
    for (const one of others) await enterForum(forumId, one, author);
    return aThread(author, forumId);
  }));
});

const reportedByThree = async (target: Target, id: string, reporters: readonly Caller[]) => {
  for (const one of reporters) await one.call(report, { target, id, reason: 'harmful', note: '' });
};
const strangers = () =>
  Promise.all(['One', 'Two', 'Three'].map(async (name) => world.as(await aMember(world, { name: `Reporter ${name}` }))));
const answer = async (who: Caller, text = DISPUTED_TEXT, more: object = {}) =>
  (await who.call(addComment, { itemId: threadId, text: fromPlainText(text), ...more })).id;
const shownTo = async (who: Caller, id: string) => {
  const { data } = await who.call(listComments, { itemId: threadId });
  return data.flatMap((one) => [one, ...one.replies]).find((one) => one.id === id);
};
const isRead = async (id: string) => (await shownTo(reader, id))?.text !== null;
const reported = async (id: string) => {
  await world.settle();
  return (await staff.call(listReports, { limit: 50 })).data.find((one) => one.id === id);
};
const told = async (who: Caller) => {
  await world.settle();
  return (await who.call(listNotifications, { limit: 50 })).data;
};
const decide = (id: string, decision: 'dismiss' | 'remove') =>
  decision === 'dismiss'
    ? staff.call(decideReports, { target: 'comment', id, decision })
    : staff.call(decideReports, { target: 'comment', id, decision, ground: 'harmful', reason: 'This advice harms.' });

describe('an answer that is held', () => {
  beforeEach(async () => reportedByThree('comment', commentId, await strangers()));

  it('is not written anew, deleted or not, by its writer; anybody else answers as ever', async () => {
    const second = await answer(writer);
    await writer.call(deleteComment, { commentId });
    const third = await answer(writer, 'Antibiotics for all of them.', { anonymous: true });
    const others = await answer(reader, 'For whom?');
    const reply = await answer(writer, DISPUTED_TEXT, { parentId: others });
    for (const id of [second, third, reply]) expect(await isRead(id)).toBe(false);
    expect(await isRead(others)).toBe(true);
    expect(await shownTo(writer, second)).toMatchObject({ held: true, text: fromPlainText(DISPUTED_TEXT) });
    // Its writer is told of each, the asker of none of them; staff find each among the reports, on the ground of the first.
    expect((await told(writer)).filter(({ kind }) => kind === 'itemHeld')).toHaveLength(4);
    expect((await told(asker)).map((one) => one.commentId)).not.toContain(second);
    expect(await reported(second)).toMatchObject({ readable: false, reasons: [{ reason: 'harmful', count: 1 }] });
    // Elsewhere they write as before.
    const elsewhere = await aThread(asker, forumId);
    const { held } = await writer.call(addComment, { itemId: elsewhere, text: fromPlainText('Cultures first.') });
    expect(held).toBe(false);
  });

  it('is not put in another one by a change', async () => {
    await decide(commentId, 'dismiss');
    const other = await answer(writer, 'Cultures first.');
    await reportedByThree('comment', other, await strangers());
    await writer.call(updateComment, { commentId, edits: 0, text: fromPlainText('As I said below.') });
    expect(await isRead(commentId)).toBe(false);
    expect(await reported(commentId)).toMatchObject({ readable: false, text: 'As I said below.' });
  });

  it('is decided on, and so is each of the others by itself; from then on its writer answers as before', async () => {
    const second = await answer(writer);
    await world.settle();
    await decide(commentId, 'remove');
    expect(await isRead(second)).toBe(false);
    await decide(second, 'dismiss');
    expect(await isRead(second)).toBe(true);
    expect((await told(asker)).map((one) => one.commentId)).toContain(second);
    expect(await isRead(await answer(writer, 'Cultures first.'))).toBe(true);
  });

  it.each(['dismiss', 'remove'] as const)('is decided on where it is deleted, too: %s', async (decision) => {
    await writer.call(deleteComment, { commentId });
    await decide(commentId, decision);
    expect((await shownTo(reader, commentId))?.text ?? null).toBeNull();
    expect(await isRead(await answer(writer, 'Cultures first.'))).toBe(true);
    const back = writer.call(restoreComment, { commentId });
    if (decision === 'dismiss') expect(await back).toMatchObject({ held: false });
    else await expect(back).rejects.toMatchObject({ code: 'library.commentNotFound' });
  });
});

it('what staff removed for good, its writer does not bring back, though they had deleted it before', async () => {
  await reader.call(report, { target: 'comment', id: commentId, reason: 'harmful', note: '' });
  await writer.call(deleteComment, { commentId });
  await decide(commentId, 'remove');
  await expect(writer.call(restoreComment, { commentId })).rejects.toMatchObject({ code: 'library.commentNotFound' });
  expect((await shownTo(reader, commentId))?.text ?? null).toBeNull();
});

describe('a note that is held', () => {
  const NOTE = 'Buy the test kit at my pharmacy.';
  const share = (note: string | null, reposted = true, was: string | null = null) =>
    writer.call(repostThread, { threadId, note, reposted, was });
  const noteFor = async (who: Caller) =>
    (await who.call(listFeed, { filter: 'following', limit: 50 })).data.find((entry) => entry.id === threadId)?.repost;
  const aFollower = async () => {
    const follower = world.as(await aMember(world, { name: 'Hana Tobing' }));
    await follower.call(followMember, { memberId: writer.viewer?.id ?? '', following: true });
    return follower;
  };
  beforeEach(async () => {
    await share(NOTE);
    const followers = await Promise.all([aFollower(), aFollower(), aFollower()]);
    const [first] = followers;
    if (first === undefined) throw new Error('nobody follows');
    await reportedByThree('note', (await noteFor(first))?.id ?? '', followers);
    expect((await noteFor(await aFollower()))?.note).toBeNull();
  });

  it('is not put beside the item anew by taking the repost back', async () => {
    await share(null, false);
    await share(NOTE);
    const now = await noteFor(await aFollower());
    expect(now).toMatchObject({ note: null });
    const id = now?.id ?? '';
    expect(await reported(id)).toMatchObject({ readable: false, text: NOTE });
    await share('Buy it there instead.', true, NOTE);
    expect(await reported(id)).toMatchObject({ readable: false, text: 'Buy it there instead.', reports: 1 });
    await staff.call(decideReports, { target: 'note', id, decision: 'dismiss' });
    expect((await noteFor(await aFollower()))?.note).toBe('Buy it there instead.');
  });

  it('nor by a repost without one first', async () => {
    await share(null, false);
    await share(null);
    expect(await reported((await noteFor(await aFollower()))?.id ?? '')).toBeUndefined();
    await share(NOTE);
    const now = await noteFor(await aFollower());
    expect(now).toMatchObject({ note: null });
    expect(await reported(now?.id ?? '')).toMatchObject({ readable: false, text: NOTE });
    // Once staff have decided, the next repost is one like any other.
    await staff.call(decideReports, { target: 'note', id: now?.id ?? '', decision: 'remove', ground: 'advertising', reason: 'No.' });
    await share(null, false);
    await share('A good summary.');
    expect((await noteFor(await aFollower()))?.note).toBe('A good summary.');
  });
});
