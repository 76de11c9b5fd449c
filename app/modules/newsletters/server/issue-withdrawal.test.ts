import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { listFeed } from '#modules/library/library.contract.ts';
import { bringTo } from '#modules/library/testing/library.factory.ts';
import { decideApproval, getApproval, handInAgain, listApprovals } from '#modules/moderation/approval.contract.ts';
import { silentLog } from '#platform/log/log.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import type { Member } from '#platform/session/viewer.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { getDraft, getIssue, getNewsletter, publishIssue, restoreIssue, saveIssue, withdrawIssue } from '../newsletters.contract.ts';
import { aNewsletter, anIssue, issueContent, letterPeople, sentTo, subscribeTo } from '../testing/newsletters.factory.ts';
import { sendIssue } from './issue-publishing.job.ts';

let world: TestWorld;
let staff: Caller;
let colleague: Caller;
let reader: Caller;
let other: Caller;
let approver: Member;
const stranger = () => world.as(null);
beforeAll(async () => {
  world = await openTestWorld();
  ({ staff, reader, other } = await letterPeople(world));
  colleague = world.as(await aMember(world, { rights: ['newsletters'] }));
  approver = await aMember(world, { rights: ['approvals'] });
});
afterAll(() => world.close());
beforeEach(() => {
  world.sent.length = 0;
});

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    ({ code }: { code: string }) => code,
  );
const sql = (text: string, values: unknown[]) => world.runtime.database.pool.query(text, values);

/** Two batches: nobody can be written to in the first, and the reader is in the second. */
async function aLongList(newsletterId: string): Promise<void> {
  await sql(`insert into newsletters.subscription (newsletter_id, member_id) select $1, '!' || n from generate_series(1000, 1199) n`, [
    newsletterId,
  ]);
  await subscribeTo(reader, newsletterId);
}

async function sendOneBatch(issueId: string): Promise<void> {
  const { services } = world.runtime;
  await sendIssue.run({ db: services.database.db, services, log: silentLog, signal: new AbortController().signal }, { issueId });
}

async function sendBack(itemId: string): Promise<void> {
  const desk = world.as(approver);
  const held = (await desk.call(listApprovals, { limit: 50 })).data.find((item) => item.id === itemId);
  const decision = { itemId, heldSince: held?.heldSince ?? '', decision: 'sendBack', reason: 'Please leave out the date.' } as const;
  await desk.call(decideApproval, decision);
}

it('takes an issue back everywhere, says so at its address and in the archive, and brings it back', async () => {
  const { id: newsletterId, slug } = await aNewsletter(staff);
  const kept = await anIssue(staff, newsletterId, { title: 'The one that stays' });
  const id = await anIssue(staff, newsletterId, { title: 'The one with a wrong dose' });
  await world.settle();
  expect(await codeOf(stranger().call(withdrawIssue, { id }))).toBe('access.signIn');
  expect(await codeOf(other.call(withdrawIssue, { id }))).toBe('newsletters.mayNotWrite');
  expect(await staff.call(getIssue, { id })).toMatchObject({ can: { edit: true } });
  await colleague.call(withdrawIssue, { id });
  await colleague.call(withdrawIssue, { id });
  await world.settle();
  for (const caller of [stranger(), reader, staff]) {
    expect(await codeOf(caller.call(getIssue, { id }))).toBe('newsletters.withdrawn');
    const { newsletter, issues, withdrawn } = await caller.call(getNewsletter, { slug });
    expect(issues.data.map((item) => item.id)).toEqual([kept]);
    expect(newsletter.issues).toBe(1);
    expect(withdrawn).toEqual([{ id, publishedAt: expect.any(String) as string }]);
    expect((await caller.call(listFeed, { limit: 50 })).data.map((item) => item.id)).not.toContain(id);
  }
  expect(await codeOf(other.call(restoreIssue, { id }))).toBe('newsletters.mayNotWrite');
  // A colleague mends it before it comes back.
  expect(await colleague.call(getDraft, { id })).toMatchObject({ state: 'published', withdrawn: true });
  await colleague.call(saveIssue, { id, newsletterId, version: 1, content: issueContent({ title: 'The one with the right dose' }) });
  await staff.call(restoreIssue, { id });
  await staff.call(restoreIssue, { id });
  await world.settle();
  const archive = await stranger().call(getNewsletter, { slug });
  expect(archive).toMatchObject({ newsletter: { issues: 2 }, withdrawn: [] });
  expect((await stranger().call(getIssue, { id })).item.title).toBe('The one with the right dose');
});

it('for good after ten minutes; a draft, which nobody has read, is none to withdraw', async () => {
  const { id: newsletterId } = await aNewsletter(staff);
  const id = await anIssue(staff, newsletterId);
  await staff.call(withdrawIssue, { id });
  await sql(`update library.item set status_at = now() - interval '11 minutes' where id = $1`, [id]);
  expect(await codeOf(staff.call(restoreIssue, { id }))).toBe('newsletters.notFound');
  const draft = await staff.call(saveIssue, { id: null, newsletterId, version: 0, content: issueContent() });
  expect(await codeOf(staff.call(withdrawIssue, { id: draft.id }))).toBe('newsletters.notFound');
  expect(await codeOf(staff.call(restoreIssue, { id: draft.id }))).toBe('newsletters.notFound');
});

it('mails no more of it, and goes on where it stopped once it is back', async () => {
  const { id: newsletterId } = await aNewsletter(staff);
  await aLongList(newsletterId);
  const id = await anIssue(staff, newsletterId);
  await world.settle();
  await sendOneBatch(id);
  await staff.call(withdrawIssue, { id });
  await world.runJobs();
  expect(sentTo(world)).toEqual([]);
  await staff.call(restoreIssue, { id });
  await world.settle();
  await world.runJobs();
  expect(sentTo(world)).toEqual(['reader@letters.test']);
  expect(await staff.call(getIssue, { id })).toMatchObject({ mailed: 1 });
});

it('nor of what staff took down', async () => {
  const { id: newsletterId, slug } = await aNewsletter(staff);
  await aLongList(newsletterId);
  const id = await anIssue(staff, newsletterId);
  await sendOneBatch(id);
  await bringTo(world, approver, id, 'removed');
  await world.settle();
  await world.runJobs();
  expect(sentTo(world)).toEqual([]);
  // What staff decide is not told to readers as a decision of those who write it.
  expect(await reader.call(getNewsletter, { slug })).toMatchObject({ withdrawn: [], newsletter: { issues: 0 } });
  expect(await codeOf(staff.call(restoreIssue, { id }))).toBe('newsletters.notFound');
});

it('what staff send back its writer reads with the reason, corrects and hands in again', async () => {
  const { id: newsletterId, slug } = await aNewsletter(staff);
  const writing = { id: null, newsletterId, version: 0, content: issueContent({ intro: fromPlainText('Admitted on 12 November 2026.') }) };
  const { id, version } = await staff.call(saveIssue, writing);
  expect(await staff.call(publishIssue, { id, version, acceptIdentifiers: true })).toMatchObject({ held: true });
  const desk = world.as(approver);
  await sendBack(id);
  expect(await staff.call(getIssue, { id })).toMatchObject({ item: { id }, can: { edit: true } });
  expect(await staff.call(getApproval, { itemId: id })).toMatchObject({ state: 'sentBack', reason: 'Please leave out the date.' });
  for (const caller of [stranger(), reader, desk]) expect(await codeOf(caller.call(getIssue, { id }))).toBe('newsletters.withdrawn');
  await staff.call(saveIssue, { ...writing, id, version, content: issueContent({ title: 'Without a date' }) });
  await staff.call(handInAgain, { itemId: id });
  expect((await desk.call(listApprovals, { limit: 50 })).data.map((item) => item.id)).toContain(id);
  // Taken back by its writer, it is what any other is.
  await staff.call(withdrawIssue, { id });
  expect(await codeOf(staff.call(getIssue, { id }))).toBe('newsletters.withdrawn');
  expect((await stranger().call(getNewsletter, { slug })).issues.data).toEqual([]);
});

it('the archive says that an issue was withdrawn where those who write it took it back, and nothing of what staff sent back', async () => {
  const { id: newsletterId, slug } = await aNewsletter(staff);
  const [sentBack, takenBack] = [await anIssue(staff, newsletterId), await anIssue(staff, newsletterId)];
  await world.settle();
  // Both were out; one was changed so that staff read it first.
  const content = issueContent({ intro: fromPlainText('Admitted on 12 November 2026.') });
  await staff.call(saveIssue, { id: sentBack, newsletterId, version: 1, content, acceptIdentifiers: true });
  await sendBack(sentBack);
  await staff.call(withdrawIssue, { id: takenBack });
  await world.settle();
  const { newsletter, withdrawn } = await stranger().call(getNewsletter, { slug });
  expect(withdrawn.map(({ id }) => id)).toEqual([takenBack]);
  expect(newsletter.issues).toBe(0);
});
