import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { leaveForum, setForumRole } from '#modules/forums/forum-membership.contract.ts';
import { aForum, enterForum } from '#modules/forums/testing/forums.factory.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { anItem, bringTo } from '#modules/library/testing/library.factory.ts';
import { getApproval } from '#modules/moderation/approval.contract.ts';
import { newId } from '#platform/db/id.ts';
import { silentLog } from '#platform/log/log.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import type { Member } from '#platform/session/viewer.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { getDraft, getIssue, type IssueContent, publishIssue, saveIssue, unscheduleIssue } from '../newsletters.contract.ts';
import { aDraft, aNewsletter, issueContent, letterPeople, sentTo, subscribeTo } from '../testing/newsletters.factory.ts';
import { publishDueIssues } from './due-issues.job.ts';

let world: TestWorld;
let staff: Caller;
let reader: Caller;
let other: Caller;
let approver: Member;
beforeAll(async () => {
  world = await openTestWorld();
  ({ staff, reader, other } = await letterPeople(world));
  approver = await aMember(world, { rights: ['approvals'] });
});
afterAll(() => world.close());
beforeEach(() => {
  world.sent.length = 0;
});

const sql = (text: string, values: unknown[] = []) => world.runtime.database.pool.query(text, values);
const blank = fromPlainText('');

async function aScheduled(
  writer: Caller,
  newsletterId: string,
  wish: Partial<IssueContent> = {},
): Promise<{ id: string; version: number }> {
  const issue = await aDraft(writer, newsletterId, wish);
  await writer.call(publishIssue, { ...issue, at: new Date(Date.now() + 3_600_000).toISOString() });
  return issue;
}

/** As the clock of jobs does each minute; `now` lets the time come. */
async function runDue(now = true): Promise<void> {
  if (now) await sql(`update newsletters.issue set scheduled_at = now() - interval '1 second' where state = 'scheduled'`);
  const { services } = world.runtime;
  await publishDueIssues.run({ db: services.database.db, services, log: silentLog, signal: new AbortController().signal }, {});
  await world.settle();
  await world.runJobs();
}

it('publishes and sends an issue when its time has come', async () => {
  const { id: newsletterId } = await aNewsletter(staff);
  await subscribeTo(reader, newsletterId);
  const { id } = await aScheduled(staff, newsletterId);
  await runDue(false);
  await expect(reader.call(getIssue, { id })).rejects.toMatchObject({ code: 'newsletters.notFound' });
  await runDue();
  expect((await reader.call(getIssue, { id })).item.id).toBe(id);
  expect(sentTo(world)).toEqual(['reader@letters.test']);
});

it('has staff read first what claims an effect where nothing it leads to can be read by then', async () => {
  const { id: newsletterId } = await aNewsletter(staff);
  const intro = fromPlainText('This drug cures dengue within a day.');
  const [standing, going] = [await anItem(world, staff), await anItem(world, staff)];
  const of = (itemId: string) => aScheduled(staff, newsletterId, { intro, entries: [{ itemId, note: 'The study.' }] });
  const [sourced, unsourced] = [await of(standing), await of(going)];
  await bringTo(world, approver, going, 'removed');
  await runDue();
  expect((await reader.call(getIssue, { id: sourced.id })).entries).toHaveLength(1);
  await expect(reader.call(getIssue, { id: unsourced.id })).rejects.toMatchObject({ code: 'newsletters.notFound' });
  expect(await staff.call(getApproval, { itemId: unsourced.id })).toMatchObject({ state: 'waiting', why: 'claims' });
  // Nor is one that never was.
  const none = await aDraft(staff, newsletterId, { intro, entries: [{ itemId: newId(), note: '' }] });
  expect(await staff.call(publishIssue, none)).toMatchObject({ held: true });
});

it('makes a draft again of one that has nothing to read, or no title, by then', async () => {
  const { id: newsletterId } = await aNewsletter(staff);
  await subscribeTo(reader, newsletterId);
  const emptied = await aScheduled(staff, newsletterId);
  await staff.call(saveIssue, { ...emptied, newsletterId, content: issueContent({ intro: fromPlainText(' ') }) });
  const untitled = await aScheduled(staff, newsletterId);
  await staff.call(saveIssue, { ...untitled, newsletterId, content: issueContent({ title: ' ' }) });
  const entry = await anItem(world, other);
  const left = await aScheduled(staff, newsletterId, { intro: blank, entries: [{ itemId: entry, note: 'Read this.' }] });
  await bringTo(world, approver, entry, 'withdrawn');
  await runDue();
  for (const { id } of [emptied, untitled, left])
    expect(await staff.call(getDraft, { id })).toMatchObject({ state: 'draft', scheduledAt: null });
  expect(sentTo(world)).toEqual([]);
  const { version } = await staff.call(getDraft, { id: left.id });
  await expect(staff.call(publishIssue, { id: left.id, version })).rejects.toMatchObject({ code: 'newsletters.empty' });
});

it('asks whoever changes a scheduled issue about what may name a patient', async () => {
  const { id: newsletterId } = await aNewsletter(staff);
  const issue = await aScheduled(staff, newsletterId);
  const content = issueContent({ intro: fromPlainText('No. RM 00-48-17-92, call 0812-3456-7890.') });
  await expect(staff.call(saveIssue, { ...issue, newsletterId, content })).rejects.toMatchObject({
    code: 'newsletters.identifiersRemain',
  });
  await staff.call(saveIssue, { ...issue, newsletterId, content, acceptIdentifiers: true });
});

it('leaves one alone that was taken off its time', async () => {
  const { id: newsletterId } = await aNewsletter(staff);
  const { id } = await aScheduled(staff, newsletterId);
  await expect(reader.call(unscheduleIssue, { id })).rejects.toMatchObject({ code: 'newsletters.mayNotWrite' });
  expect(await staff.call(unscheduleIssue, { id })).toEqual({ id, state: 'draft' });
  expect(await staff.call(unscheduleIssue, { id })).toEqual({ id, state: 'draft' });
  await runDue();
  expect(await staff.call(getDraft, { id })).toMatchObject({ state: 'draft', scheduledAt: null });
  const { version } = await staff.call(getDraft, { id });
  await staff.call(publishIssue, { id, version });
  await expect(staff.call(unscheduleIssue, { id })).rejects.toMatchObject({ code: 'newsletters.published' });
});

it('publishes nothing for whoever may not write any more, and what another scheduled all the same', async () => {
  const forumId = await aForum(staff);
  const { id: newsletterId } = await aNewsletter(staff, { forumId, audience: 'anyone' });
  const moderator = world.as(await aMember(world));
  await enterForum(forumId, moderator, staff);
  const memberId = moderator.viewer?.id ?? '';
  await staff.call(setForumRole, { forumId, memberId, role: 'moderator' });
  const own = await aScheduled(moderator, newsletterId);
  const begun = await aDraft(moderator, newsletterId);
  await staff.call(publishIssue, { ...begun, at: new Date(Date.now() + 3_600_000).toISOString() });
  await staff.call(setForumRole, { forumId, memberId, role: 'member' });
  await runDue();
  expect(await staff.call(getDraft, { id: own.id })).toMatchObject({ state: 'draft', scheduledAt: null });
  expect(await staff.call(getDraft, { id: begun.id })).toMatchObject({ state: 'published' });
});

it('publishes nothing for an editor whose right was taken away before its time', async () => {
  const editor = await aMember(world, { rights: ['newsletters'] });
  const { id: newsletterId } = await aNewsletter(staff);
  await subscribeTo(reader, newsletterId);
  const lost = await aScheduled(world.as(editor), newsletterId);
  const kept = await aScheduled(staff, newsletterId);
  await sql('delete from identity.staff_right where member_id = $1', [editor.id]);
  await runDue();
  expect(await staff.call(getDraft, { id: lost.id })).toMatchObject({ state: 'draft', scheduledAt: null });
  await expect(reader.call(getIssue, { id: lost.id })).rejects.toMatchObject({ code: 'newsletters.notFound' });
  expect(await staff.call(getDraft, { id: kept.id })).toMatchObject({ state: 'published' });
  expect(sentTo(world)).toEqual(['reader@letters.test']);
});

it('publishes nothing for an owner who cannot read in its forum any more', async () => {
  const forumId = await aForum(staff, { kind: 'private' });
  const owner = world.as(await aMember(world));
  await enterForum(forumId, owner, staff);
  const memberId = owner.viewer?.id ?? '';
  await staff.call(setForumRole, { forumId, memberId, role: 'moderator' });
  const { id: newsletterId } = await aNewsletter(owner, { forumId, audience: 'forum' });
  await aScheduled(owner, newsletterId);
  await staff.call(setForumRole, { forumId, memberId, role: 'member' });
  await owner.call(leaveForum, { forumId });
  await runDue();
  const { rows } = await sql('select state from newsletters.issue where newsletter_id = $1', [newsletterId]);
  expect(rows).toEqual([{ state: 'draft' }]);
});

it('publishes nothing that is put off while others before it are being published', async () => {
  const { id: newsletterId } = await aNewsletter(staff);
  await subscribeTo(reader, newsletterId);
  const [first, second] = [await aScheduled(staff, newsletterId), await aScheduled(staff, newsletterId, { title: 'Not yet' })];
  await sql(`update newsletters.issue set scheduled_at = now() - interval '2 minutes' where id = $1`, [first.id]);
  await sql(`update newsletters.issue set scheduled_at = now() - interval '1 minute' where id = $1`, [second.id]);
  const held = await world.runtime.database.pool.connect();
  await held.query('begin');
  await held.query('select 1 from newsletters.issue where id = $1 for update', [first.id]);
  const running = runDue(false);
  await expect
    .poll(
      async () => (await sql(`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`)).rowCount,
    )
    .toBeGreaterThan(0);
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  await staff.call(publishIssue, { ...second, at: tomorrow });
  await held.query('commit');
  held.release();
  await running;
  expect(await staff.call(getDraft, { id: second.id })).toMatchObject({ state: 'scheduled', scheduledAt: tomorrow });
  expect(sentTo(world)).toEqual(['reader@letters.test']);
});

it('lets one that fails keep no other back', async () => {
  const { id: newsletterId } = await aNewsletter(staff);
  const broken = await aScheduled(staff, newsletterId);
  const sound = await aScheduled(staff, newsletterId);
  await sql(`update newsletters.issue set intro = '{}' where id = $1`, [broken.id]);
  await runDue();
  expect(await staff.call(getDraft, { id: sound.id })).toMatchObject({ state: 'published' });
  const { rows } = await sql('select state from newsletters.issue where id = $1', [broken.id]);
  expect(rows).toEqual([{ state: 'scheduled' }]);
});

it('tries one that meets a fault of ours ever later, and makes a draft of it when that does not help', async () => {
  const { id: newsletterId } = await aNewsletter(staff);
  const { id } = await aScheduled(staff, newsletterId);
  await sql(`update newsletters.issue set intro = '{}' where id = $1`, [id]);
  const { changedAt } = await staff.call(getDraft, { id: (await aScheduled(staff, newsletterId)).id });
  await sql('update newsletters.issue set changed_at = $2 where id = $1', [id, changedAt]);
  const stateAfter = async (due: number, tried: number | null) => {
    const times = `scheduled_at = now() - $2 * interval '1 minute', tried_at = now() - $3::float * interval '1 minute'`;
    await sql(`update newsletters.issue set ${times} where id = $1`, [id, due, tried]);
    await runDue(false);
    const seen = `select state, coalesce(tried_at > now() - interval '30 seconds', false) as tried, changed_at as "changedAt" from newsletters.issue where id = $1`;
    return (await sql(seen, [id])).rows[0] as { state: string; tried: boolean; changedAt: Date };
  };
  // Tried again and again, it is as its writer has last changed it.
  const unchanged = { changedAt: new Date(changedAt) };
  expect(await stateAfter(1, null)).toEqual({ state: 'scheduled', tried: true, ...unchanged });
  expect(await stateAfter(10, 4)).toEqual({ state: 'scheduled', tried: false, ...unchanged });
  expect(await stateAfter(62, 31)).toMatchObject({ state: 'draft', ...unchanged });
});
