/** What several have written is decided on by somebody who has written none of it. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { getIssue, publishIssue, saveIssue } from '#modules/newsletters/newsletters.contract.ts';
import { aDraft, aNewsletter, anIssue, issueContent, publishDueLetters } from '#modules/newsletters/testing/newsletters.factory.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { decideApproval, handInAgain, listApprovals, setApprovalRules } from '../approval.contract.ts';
import { decideReports, report } from '../complaint.contract.ts';
import { aModerator } from '../testing/moderation.factory.ts';

const CLAIM = 'This drug cures dengue within a day.';

let world: TestWorld;
let author: Caller;
/** Writes newsletters and approves. */
let fellow: Caller;
let staff: Caller;
let newsletterId: string;

beforeAll(async () => {
  world = await openTestWorld();
  author = world.as(await aMember(world, { name: 'Ratri Maheswari', rights: ['newsletters'] }));
  staff = await aModerator(world);
});
afterAll(() => world.close());
beforeEach(async () => {
  fellow = world.as(await aMember(world, { name: 'Bagas Setiawan', rights: ['newsletters', 'approvals'] }));
  newsletterId = (await aNewsletter(author)).id;
});

async function rewrite(id: string, version: number): Promise<void> {
  const content = issueContent({ title: 'What we read in June', intro: fromPlainText(CLAIM) });
  await fellow.call(saveIssue, { id, newsletterId, version, content });
}

async function approve(itemId: string, who: Caller, decision: 'approve' | 'sendBack' = 'approve'): Promise<string> {
  const waiting = (await staff.call(listApprovals, { limit: 50 })).data.find(({ id }) => id === itemId);
  if (waiting === undefined) throw new Error('It is not in the queue');
  const about = { itemId, heldSince: waiting.heldSince };
  const input = decision === 'approve' ? { ...about, decision } : { ...about, decision, reason: 'Which study?' };
  return who.call(decideApproval, input).then(
    ({ status }) => status,
    ({ code }: { code: string }) => code,
  );
}

it('an issue that waits is approved by a colleague who has written nothing of it, and by nobody who wrote it anew', async () => {
  const id = await anIssue(author, newsletterId, { intro: fromPlainText(CLAIM) });
  await rewrite(id, 1);
  expect(await approve(id, fellow)).toBe('moderation.ownContent');
  expect(await approve(id, staff)).toBe('published');
  // Whoever has only read it decides.
  expect(await approve(await anIssue(author, newsletterId, { intro: fromPlainText(CLAIM) }), fellow)).toBe('published');
});

it('nor by who wrote it while it was a draft, whoever began it and whoever changed it last', async () => {
  const begun = await author.call(saveIssue, { id: null, newsletterId, version: 0, content: issueContent() });
  await rewrite(begun.id, begun.version);
  const content = issueContent({ intro: fromPlainText(CLAIM) });
  const { version } = await author.call(saveIssue, { id: begun.id, newsletterId, version: begun.version + 1, content });
  await author.call(publishIssue, { id: begun.id, version });
  expect(await approve(begun.id, fellow)).toBe('moderation.ownContent');
  expect(await approve(begun.id, staff)).toBe('published');
});

it('is none of the two where two are needed', async () => {
  const another = await aModerator(world);
  await staff.call(setApprovalRules, { kinds: ['newsletter'] });
  const id = await anIssue(author, newsletterId, { intro: fromPlainText(CLAIM) });
  await rewrite(id, 1);
  expect(await approve(id, staff)).toBe('held');
  expect(await approve(id, fellow)).toBe('moderation.ownContent');
  expect(await approve(id, another)).toBe('published');
  await staff.call(setApprovalRules, { kinds: [] });
});

it('nor by who published it as it was, or handed it in again, whose words they are not', async () => {
  const another = await aModerator(world);
  await staff.call(setApprovalRules, { kinds: ['newsletter'] });
  const begun = await aDraft(author, newsletterId, { intro: fromPlainText(CLAIM) });
  await fellow.call(publishIssue, begun);
  expect(await approve(begun.id, fellow)).toBe('moderation.ownContent');
  expect(await approve(begun.id, author)).toBe('access.staff');
  expect(await approve(begun.id, staff)).toBe('held');
  expect(await approve(begun.id, another)).toBe('published');

  // Nor does whoever wrote it approve what a colleague publishes.
  const own = await aDraft(fellow, newsletterId, { intro: fromPlainText(CLAIM) });
  await author.call(publishIssue, own);
  expect(await approve(own.id, fellow)).toBe('moderation.ownContent');
  expect(await approve(own.id, staff)).toBe('held');

  const back = await anIssue(author, newsletterId, { intro: fromPlainText(CLAIM) });
  await approve(back, staff, 'sendBack');
  await fellow.call(handInAgain, { itemId: back });
  expect(await approve(back, fellow)).toBe('moderation.ownContent');
  expect(await approve(back, staff)).toBe('held');
  expect(await approve(back, another)).toBe('published');
  await staff.call(setApprovalRules, { kinds: [] });
});

it('nor by who gave it its time', async () => {
  const begun = await aDraft(author, newsletterId, { intro: fromPlainText(CLAIM) });
  await fellow.call(publishIssue, { ...begun, at: new Date(Date.now() + 60_000).toISOString() });
  await world.runtime.database.pool.query(`update newsletters.issue set scheduled_at = now() - interval '1 second' where id = $1`, [
    begun.id,
  ]);
  await publishDueLetters(world);
  expect(await approve(begun.id, fellow)).toBe('moderation.ownContent');
  expect(await approve(begun.id, staff)).toBe('published');
});

it('nor is it let stand by them when colleagues have reported it', async () => {
  const id = await anIssue(author, newsletterId);
  await fellow.call(saveIssue, { id, newsletterId, version: 1, content: issueContent({ title: 'What we read in June' }) });
  const reader = world.as(await aMember(world, { name: 'Hana Tobing' }));
  await reader.call(report, { target: 'item', id, reason: 'harmful', note: '' });
  const dismissal = { target: 'item', id, decision: 'dismiss' } as const;
  await expect(fellow.call(decideReports, dismissal)).rejects.toMatchObject({ code: 'moderation.ownContent' });
  expect(await staff.call(decideReports, dismissal)).toMatchObject({ closed: 1 });
  expect((await reader.call(getIssue, { id })).item.title).toBe('What we read in June');
});
