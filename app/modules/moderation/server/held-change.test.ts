import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { publishCase, saveDraft, startDraft } from '#modules/cases/case-draft.contract.ts';
import { addCaseUpdate, getCase, restoreCase, updateCase, withdrawCase } from '#modules/cases/cases.contract.ts';
import { aPublishedCase, caseContent, draftSettings } from '#modules/cases/testing/cases.factory.ts';
import { editThread, getThread } from '#modules/forums/forum-thread.contract.ts';
import { aForum, aThread } from '#modules/forums/testing/forums.factory.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { type IssueContent, saveIssue } from '#modules/newsletters/newsletters.contract.ts';
import { aNewsletter, anIssue, issueContent } from '#modules/newsletters/testing/newsletters.factory.ts';
import { publishPost, savePostDraft, startPostDraft } from '#modules/posts/post-draft.contract.ts';
import { getPost, restorePost, withdrawPost } from '#modules/posts/posts.contract.ts';
import { aPostDraft, aPublishedPost, postContent, postSettings } from '#modules/posts/testing/posts.factory.ts';
import { createSeries, updateSeries } from '#modules/videos/series.contract.ts';
import { aVideo, saveCaptions, saveDetails } from '#modules/videos/testing/videos.factory.ts';
import { getOwnVideo } from '#modules/videos/video-upload.contract.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import type { Member } from '#platform/session/viewer.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { decideApproval, getApproval, handInAgain, listApprovals, setApprovalRules } from '../approval.contract.ts';
import { report } from '../complaint.contract.ts';

/** A date names the day somebody was admitted. */
const TELLING = 'Masuk 12 November 2026 dengan demam.';

let world: TestWorld;
let staff: Caller;
let reader: Caller;
let member: Member;
let author: Caller;
beforeAll(async () => {
  world = await openTestWorld();
  staff = world.as(await aMember(world, { name: 'Nadia Putri', rights: ['approvals'] }));
  reader = world.as(await aMember(world, { name: 'Bagas Setiawan' }));
});
afterAll(() => world.close());
beforeEach(async () => {
  member = await aMember(world, { name: 'Ratri Maheswari', rights: ['newsletters'] });
  author = world.as(member);
});

const waiting = async (itemId: string) => (await staff.call(listApprovals, { limit: 50 })).data.find(({ id }) => id === itemId);
const versionOf = async (itemId: string): Promise<string> => {
  const found = await waiting(itemId);
  if (found === undefined) throw new Error('It is not in the queue');
  return found.heldSince;
};
const approve = (itemId: string, heldSince: string, who = staff) =>
  who.call(decideApproval, { itemId, heldSince, decision: 'approve' }).then(
    ({ status }) => status,
    ({ code }: { code: string }) => code,
  );
const isShown = (asking: Promise<unknown>) =>
  asking.then(
    () => true,
    () => false,
  );

/** Saves a case, or its change, and publishes it. */
async function sendCase(caseId: string | null, text: string, acceptIdentifiers = false) {
  const draft = await author.call(startDraft, { caseId, language: 'en' });
  const content = { ...caseContent({ presentation: fromPlainText(text) }) };
  const { version } = await author.call(saveDraft, { id: draft.id, version: draft.version, content, settings: draftSettings() });
  return author.call(publishCase, { draftId: draft.id, version, acceptIdentifiers });
}

async function changePost(postId: string, text: string, acceptIdentifiers = false) {
  const draft = await author.call(startPostDraft, { postId, language: 'en' });
  const content = { ...postContent({ body: fromPlainText(text) }) };
  const { version } = await author.call(savePostDraft, { id: draft.id, version: draft.version, content, settings: postSettings() });
  return author.call(publishPost, { draftId: draft.id, version, acceptIdentifiers });
}

async function reportByThree(itemId: string) {
  for (let n = 0; n < 3; n++)
    await world.as(await aMember(world)).call(report, { target: 'item', id: itemId, reason: 'harmful', note: '' });
}

it('a case that was changed while it was withdrawn is read before it is public again', async () => {
  const id = await aPublishedCase(world, author);
  await author.call(withdrawCase, { id, reason: 'author' });
  expect(await sendCase(id, TELLING, true)).toEqual({ id, status: 'hidden' });
  await author.call(restoreCase, { id });
  expect(await isShown(reader.call(getCase, { id }))).toBe(false);
  expect(await author.call(getApproval, { itemId: id })).toMatchObject({ state: 'waiting', why: 'identifiers' });
  expect(await approve(id, await versionOf(id))).toBe('published');
  expect(await isShown(reader.call(getCase, { id }))).toBe(true);
});

it('so is one whose single field, or whose course, was added to', async () => {
  const changes = [
    (id: string) => author.call(updateCase, { id, version: 1, title: TELLING, acceptIdentifiers: true }),
    (id: string) => author.call(addCaseUpdate, { id, title: 'Later', text: fromPlainText(TELLING), acceptIdentifiers: true }),
  ];
  for (const change of changes) {
    const id = await aPublishedCase(world, author);
    await author.call(withdrawCase, { id, reason: 'author' });
    await change(id);
    await author.call(restoreCase, { id });
    expect(await isShown(reader.call(getCase, { id }))).toBe(false);
    expect(await waiting(id)).toMatchObject({ why: 'identifiers' });
  }
});

it('so is a post; what was changed without a doubt comes back at once', async () => {
  const id = await aPublishedPost(world, author);
  await author.call(withdrawPost, { id });
  expect(await changePost(id, 'Repeat it, and then once more.')).toEqual({ id, status: 'hidden' });
  await author.call(restorePost, { id });
  expect(await isShown(reader.call(getPost, { id }))).toBe(true);
  await author.call(withdrawPost, { id });
  expect(await changePost(id, TELLING, true)).toEqual({ id, status: 'hidden' });
  await author.call(restorePost, { id });
  expect(await isShown(reader.call(getPost, { id }))).toBe(false);
  expect(await waiting(id)).toMatchObject({ why: 'identifiers' });
});

it('staff decide on the version that they have read, and on no other', async () => {
  const { id } = await sendCase(null, 'Four days of high fever.');
  const changes = [
    () => sendCase(id, 'Five days of high fever.'),
    () => author.call(addCaseUpdate, { id, title: 'Day three', text: fromPlainText('The fever is gone.') }),
    async () => author.call(updateCase, { id, version: (await author.call(getCase, { id })).version, takeHome: ['Another lesson.'] }),
  ];
  for (const change of changes) {
    const seen = await versionOf(id);
    await change();
    expect(await approve(id, seen)).toBe('moderation.notWaiting');
  }
  const seen = await versionOf(id);
  // Being solved is nothing that staff read.
  await author.call(updateCase, { id, version: (await author.call(getCase, { id })).version, solved: true });
  expect(await approve(id, seen)).toBe('published');
});

it('the first of two approvals ends with the version it was given to', async () => {
  const other = world.as(await aMember(world, { name: 'Wulan Sari', rights: ['approvals'] }));
  await staff.call(setApprovalRules, { kinds: ['case'] });
  const { id } = await sendCase(null, 'Four days of high fever.');
  expect(await approve(id, await versionOf(id))).toBe('held');
  expect(await waiting(id)).toMatchObject({ approvals: 1, mine: true });
  await sendCase(id, 'Five days of high fever.');
  expect(await waiting(id)).toMatchObject({ approvals: 0, mine: false });
  expect(await approve(id, await versionOf(id), other)).toBe('held');
  expect(await approve(id, await versionOf(id))).toBe('published');
  await staff.call(setApprovalRules, { kinds: [] });
});

it('what waits because its author is new says so only as long as that is the reason', async () => {
  const { id } = await sendCase(null, 'Four days of high fever.');
  expect(await waiting(id)).toMatchObject({ why: 'newAuthor' });
  await sendCase(id, TELLING, true);
  expect(await waiting(id)).toMatchObject({ why: 'identifiers' });
  expect(await author.call(getApproval, { itemId: id })).toMatchObject({ state: 'waiting', why: 'identifiers' });
});

it('what was sent back and changed is handed in with the reason that it has now', async () => {
  const { id } = await sendCase(null, 'Four days of high fever.');
  await staff.call(decideApproval, { itemId: id, heldSince: await versionOf(id), decision: 'sendBack', reason: 'Say more of the course.' });
  expect(await sendCase(id, TELLING, true)).toEqual({ id, status: 'hidden' });
  await author.call(handInAgain, { itemId: id });
  expect(await waiting(id)).toMatchObject({ why: 'identifiers' });
});

it('a decision and a change at the same moment never show what nobody has read', async () => {
  for (let n = 0; n < 4; n++) {
    const newcomer = world.as(await aMember(world, { verified: false }));
    const { id } = await newcomer.call(publishPost, await aPostDraft(newcomer));
    const draft = await newcomer.call(startPostDraft, { postId: id, language: 'en' });
    const content = { ...postContent({ body: fromPlainText(TELLING) }) };
    const saved = await newcomer.call(savePostDraft, { id: draft.id, version: draft.version, content, settings: postSettings() });
    const seen = await versionOf(id);
    await Promise.all([
      approve(id, seen),
      newcomer.call(publishPost, { draftId: draft.id, version: saved.version, acceptIdentifiers: true }),
    ]);
    expect(await isShown(reader.call(getPost, { id }))).toBe(false);
    expect(await waiting(id)).toMatchObject({ why: 'identifiers' });
  }
});

it('a thread, an issue of a newsletter and a series that colleagues reported are decided on as they stand now', async () => {
  const threadId = await aThread(author, await aForum(author));
  const letter = await aNewsletter(author);
  const issueId = await anIssue(author, letter.id);
  const videoId = await aVideo(world, member);
  const words = { title: 'Leads, one by one', summary: 'From the first.', language: 'en' as const, specialities: ['cardiology'] };
  const { id: seriesId } = await author.call(createSeries, { ...words, videoIds: [videoId] });
  const changes = new Map([
    [
      threadId,
      async () => {
        const { text, basis, references, version } = await author.call(getThread, { id: threadId });
        await author.call(editThread, { id: threadId, version, title: 'Another title', text, basis, references });
      },
    ],
    [
      issueId,
      async () => {
        const content: IssueContent = issueContent({ title: 'What we read in June' });
        await author.call(saveIssue, { id: issueId, newsletterId: letter.id, version: 1, content });
      },
    ],
    [
      seriesId,
      async () => {
        await author.call(updateSeries, { id: seriesId, version: 0, ...words, title: 'Leads', videoIds: [videoId] });
      },
    ],
  ]);
  for (const [id, change] of changes) {
    await reportByThree(id);
    const seen = await versionOf(id);
    await change();
    expect(await approve(id, seen)).toBe('moderation.notWaiting');
    expect(await waiting(id)).toMatchObject({ why: 'reports' });
    expect(await approve(id, await versionOf(id))).toBe('published');
  }
}, 60_000);

it('so is a first video, with its words and its captions', async () => {
  const id = await aVideo(world, member, { held: true });
  const { details } = await author.call(getOwnVideo, { id });
  const changes = [
    () => saveDetails(author, { id, details: { ...details, description: 'Another description.' } }),
    () => saveCaptions(author, { id, language: 'en', text: 'WEBVTT\n\n00:00.000 --> 00:02.000\nNothing like it.\n' }),
  ];
  for (const change of changes) {
    const seen = await versionOf(id);
    await change();
    expect(await approve(id, seen)).toBe('moderation.notWaiting');
  }
  expect(await approve(id, await versionOf(id))).toBe('published');
}, 60_000);
