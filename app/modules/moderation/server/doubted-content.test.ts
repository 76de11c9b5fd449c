/** What names a patient, or claims an effect without a source, is read by staff before colleagues read it: in whatever it is written. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { editThread, getThread } from '#modules/forums/forum-thread.contract.ts';
import { aForum, aThread, enterForum } from '#modules/forums/testing/forums.factory.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { addComment, listComments, updateComment } from '#modules/library/discussion.contract.ts';
import { getIssue, publishIssue, saveIssue } from '#modules/newsletters/newsletters.contract.ts';
import { aNewsletter, anIssue, atAnyHour, issueContent, sentTo, subscribeTo } from '#modules/newsletters/testing/newsletters.factory.ts';
import { aVideo, prepare, saveCaptions, saveDetails } from '#modules/videos/testing/videos.factory.ts';
import { getOwnVideo, publishVideo } from '#modules/videos/video-upload.contract.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import type { Member } from '#platform/session/viewer.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { decideApproval, getApproval, listApprovals } from '../approval.contract.ts';
import { decideReports, listReports } from '../complaint.contract.ts';
import { aModerator } from '../testing/moderation.factory.ts';

const TELLING = 'Mrs Siti Rahma, 0812-3456-7890, was admitted on 12 November 2026.';
const CLAIM = 'This drug cures dengue within a day.';

let world: TestWorld;
let staff: Caller;
let reader: Caller;
let member: Member;
let author: Caller;
beforeAll(async () => {
  world = await openTestWorld();
  staff = await aModerator(world);
  reader = await atAnyHour(world.as(await aMember(world, { email: 'reader@letters.test', language: 'en' })));
});
afterAll(() => world.close());
beforeEach(async () => {
  world.sent.length = 0;
  member = await aMember(world, { name: 'Ratri Maheswari', rights: ['newsletters'] });
  author = world.as(member);
});

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    ({ code }: { code: string }) => code,
  );
const whyOf = async (itemId: string) => (await author.call(getApproval, { itemId })).why;
const waiting = async (itemId: string) => (await staff.call(listApprovals, { limit: 50 })).data.find(({ id }) => id === itemId);
async function approve(itemId: string) {
  const found = await waiting(itemId);
  await staff.call(decideApproval, { itemId, heldSince: found?.heldSince ?? '', decision: 'approve' });
  await world.settle();
}

it('a thread that may name a patient is asked about, held with its reason, and read once staff approved it', async () => {
  const forumId = await aForum(author);
  const text = fromPlainText(TELLING);
  await expect(aThread(author, forumId, { text })).rejects.toMatchObject({
    code: 'forums.identifiersRemain',
    details: { identifiers: expect.arrayContaining([expect.objectContaining({ field: 'text', kind: 'phone' })]) },
  });
  const id = await aThread(author, forumId, { text, acceptIdentifiers: true });
  expect(await codeOf(reader.call(getThread, { id }))).toBe('forums.threadNotFound');
  expect(await author.call(getThread, { id })).toMatchObject({ status: 'held' });
  expect(await author.call(getApproval, { itemId: id })).toMatchObject({ state: 'waiting', why: 'identifiers' });
  expect(await waiting(id)).toMatchObject({ kind: 'thread', why: 'identifiers' });
  await approve(id);
  expect(await codeOf(reader.call(getThread, { id }))).toBe('done');
});

it('a thread that claims an effect without a source is held, with one it is not; so is its change', async () => {
  const forumId = await aForum(author);
  const text = fromPlainText(CLAIM);
  expect(await whyOf(await aThread(author, forumId, { text }))).toBe('claims');
  const reference = { title: 'A trial', source: '', year: null, url: null };
  const id = await aThread(author, forumId, { text, references: [reference] });
  expect(await codeOf(reader.call(getThread, { id }))).toBe('done');
  await author.call(editThread, { id, version: 0, title: 'Dengue within a day?', text, references: [] });
  expect(await codeOf(reader.call(getThread, { id }))).toBe('forums.threadNotFound');
  expect(await whyOf(id)).toBe('claims');
});

it('what is written in a private forum staff read where it may name a patient, and for nothing else that nobody reported', async () => {
  const forumId = await aForum(author, { kind: 'private' });
  await enterForum(forumId, reader, author);
  const claiming = await aThread(author, forumId, { text: fromPlainText(CLAIM) });
  expect(await codeOf(reader.call(getThread, { id: claiming }))).toBe('done');
  const telling = await aThread(author, forumId, { text: fromPlainText(TELLING), acceptIdentifiers: true });
  expect(await codeOf(reader.call(getThread, { id: telling }))).toBe('forums.threadNotFound');
  expect(await codeOf(staff.call(getThread, { id: telling }))).toBe('done');
  expect(await codeOf(staff.call(getThread, { id: claiming }))).toBe('forums.threadNotFound');
});

it('an issue is asked about, and is mailed once staff approved it', async () => {
  const { id: newsletterId } = await aNewsletter(author);
  await subscribeTo(reader, newsletterId);
  const content = issueContent({ inner: fromPlainText(TELLING) });
  const { id, version } = await author.call(saveIssue, { id: null, newsletterId, version: 0, content });
  const at = new Date(Date.now() + 60_000).toISOString();
  for (const time of [null, at]) {
    await expect(author.call(publishIssue, { id, version, at: time })).rejects.toMatchObject({
      code: 'newsletters.identifiersRemain',
      details: { identifiers: expect.arrayContaining([expect.objectContaining({ field: 'inner' })]) },
    });
  }
  expect(await author.call(publishIssue, { id, version, acceptIdentifiers: true })).toMatchObject({ held: true });
  await world.settle();
  await world.runJobs();
  expect(sentTo(world)).toEqual([]);
  expect(await codeOf(reader.call(getIssue, { id }))).toBe('newsletters.notFound');
  expect(await whyOf(id)).toBe('identifiers');
  await approve(id);
  await world.runJobs();
  expect(sentTo(world)).toEqual(['reader@letters.test']);
  expect(await codeOf(reader.call(getIssue, { id }))).toBe('done');
});

it('an issue that claims is held, and one that is changed so is out of sight again', async () => {
  const { id: newsletterId } = await aNewsletter(author);
  expect(await whyOf(await anIssue(author, newsletterId, { intro: fromPlainText(CLAIM) }))).toBe('claims');
  const id = await anIssue(author, newsletterId);
  const change = (acceptIdentifiers: boolean) =>
    author.call(saveIssue, { id, newsletterId, version: 1, content: issueContent({ intro: fromPlainText(TELLING) }), acceptIdentifiers });
  expect(await codeOf(change(false))).toBe('newsletters.identifiersRemain');
  expect(await codeOf(reader.call(getIssue, { id }))).toBe('done');
  await change(true);
  expect(await codeOf(reader.call(getIssue, { id }))).toBe('newsletters.notFound');
  expect(await whyOf(id)).toBe('identifiers');
});

it('a first video says why it waits; words and captions of a later one are asked about and hold it', async () => {
  const first = await aVideo(world, member, { held: true });
  expect(await author.call(getApproval, { itemId: first })).toMatchObject({ state: 'waiting', why: 'newAuthor' });
  await approve(first);
  const { details } = await author.call(getOwnVideo, { id: first });
  await saveDetails(author, { id: first, details: { ...details, description: CLAIM } });
  expect(await whyOf(first)).toBe('claims');
  await saveDetails(author, { id: first, details: { ...details, description: `${CLAIM} https://doi.org/10.1000/182` } });
  await approve(first);
  expect(await author.call(getOwnVideo, { id: first })).toMatchObject({ published: 'published' });
  const chapters = [{ second: 3, title: TELLING }];
  await expect(saveDetails(author, { id: first, details: { ...details, chapters } })).rejects.toMatchObject({
    code: 'videos.identifiersRemain',
    details: { identifiers: expect.arrayContaining([expect.objectContaining({ field: 'details.chapters.0.title', kind: 'phone' })]) },
  });
  const captions = { id: first, language: 'en', text: `WEBVTT\n\n00:00.500 --> 00:02.500\n${TELLING}` } as const;
  await expect(saveCaptions(author, captions)).rejects.toMatchObject({
    code: 'videos.identifiersRemain',
    details: { identifiers: expect.arrayContaining([expect.objectContaining({ field: 'captions.en', kind: 'phone' })]) },
  });
  // Nothing of it was kept, and readers go on watching.
  const stands = await author.call(getOwnVideo, { id: first });
  expect(stands).toMatchObject({ published: 'published', details: { chapters: details.chapters } });
  await saveCaptions(author, { ...captions, acceptIdentifiers: true });
  expect(await whyOf(first)).toBe('identifiers');
}, 60_000);

it('a video is asked about when its author publishes it, not while they write it, and again where it waits to be prepared', async () => {
  const id = await aVideo(world, member, { prepared: false, unpublished: true });
  const { details } = await author.call(getOwnVideo, { id });
  const telling = { ...details, description: TELLING };
  await saveDetails(author, { id, details: telling });
  await expect(author.call(publishVideo, { id })).rejects.toMatchObject({
    code: 'videos.identifiersRemain',
    details: { identifiers: expect.arrayContaining([expect.objectContaining({ field: 'details.description' })]) },
  });
  expect(await author.call(getOwnVideo, { id })).toMatchObject({ publishing: false });
  await saveDetails(author, { id, details });
  expect(await author.call(publishVideo, { id })).toMatchObject({ publishing: true });
  expect(await codeOf(saveDetails(author, { id, details: telling }))).toBe('videos.identifiersRemain');
  await saveDetails(author, { id, details: telling, acceptIdentifiers: true });
  await prepare(world, id);
  expect(await author.call(getOwnVideo, { id })).toMatchObject({ published: 'held' });
  expect(await whyOf(id)).toBe('identifiers');
}, 60_000);

it('an answer with a number of somebody is asked about once, stands, and is laid before staff', async () => {
  const forumId = await aForum(author, { kind: 'private' });
  await enterForum(forumId, reader, author);
  const itemId = await aThread(author, forumId);
  const answer = { itemId, text: fromPlainText('Ask her, 0812-3456-7890, dr. Budi Santoso knows her.') };
  await expect(reader.call(addComment, answer)).rejects.toMatchObject({
    code: 'library.identifiersRemain',
    details: { identifiers: [expect.objectContaining({ field: 'text', kind: 'phone' })] },
  });
  const { id } = await reader.call(addComment, { ...answer, acceptIdentifiers: true });
  const inQueue = async () => {
    await world.settle();
    return (await staff.call(listReports, { limit: 50 })).data.find((one) => one.id === id);
  };
  expect(await inQueue()).toMatchObject({ target: 'comment', reports: 1, reasons: [{ reason: 'privacy' }] });
  expect((await author.call(listComments, { itemId })).data).toMatchObject([{ id, held: false }]);
  await staff.call(decideReports, { decision: 'dismiss', target: 'comment', id });
  const change = { commentId: id, edits: 0, text: fromPlainText('Ask her, MRN 00-12-34-56.') };
  expect(await codeOf(reader.call(updateComment, change))).toBe('library.identifiersRemain');
  await reader.call(updateComment, { ...change, acceptIdentifiers: true });
  expect(await inQueue()).toMatchObject({ reports: 1 });
  const named = { itemId, text: fromPlainText('As dr. Budi Santoso of RSUP Sanglah said on 12 August 2026.') };
  expect(await codeOf(reader.call(addComment, named))).toBe('done');
});
