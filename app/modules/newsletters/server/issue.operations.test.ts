import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anItem } from '#modules/library/testing/library.factory.ts';
import { silentLog } from '#platform/log/log.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { deleteDraft, getDraft, getIssue, getNewsletter, publishIssue, saveIssue, suggestEntries } from '../newsletters.contract.ts';
import { aNewsletter, anIssue, issueContent, letterPeople, sentTo, subscribeTo } from '../testing/newsletters.factory.ts';
import { publishDueIssues } from './issue-publishing.job.ts';

let world: TestWorld;
let staff: Caller;
let reader: Caller;
let other: Caller;
const stranger = () => world.as(null);
beforeAll(async () => {
  world = await openTestWorld();
  ({ staff, reader, other } = await letterPeople(world));
});
afterAll(() => world.close());
beforeEach(() => {
  world.sent.length = 0;
});

describe('an issue', () => {
  it('is written, found stale, published once, and read with what its reader may read', async () => {
    const { id: newsletterId, slug } = await aNewsletter(staff);
    const open = await anItem(world, other, { title: 'For everyone' });
    const inside = await anItem(world, other, { title: 'For members', audience: 'members' });
    const entries = [
      { itemId: inside, note: 'first' },
      { itemId: open, note: 'second' },
    ];
    const content = issueContent({ entries, inner: fromPlainText('Only for colleagues') });
    const { id } = await staff.call(saveIssue, { id: null, newsletterId, version: 0, content });
    await expect(stranger().call(getIssue, { id })).rejects.toMatchObject({ code: 'newsletters.notFound' });
    await expect(reader.call(getDraft, { id })).rejects.toMatchObject({ code: 'newsletters.mayNotWrite' });
    const { version } = await staff.call(saveIssue, { id, newsletterId, version: 1, content });
    await expect(staff.call(saveIssue, { id, newsletterId, version: 1, content })).rejects.toMatchObject({
      code: 'newsletters.stale',
      details: { version },
    });
    // What whoever is refused puts their version beside, and since when it stands there.
    const standing = await staff.call(getDraft, { id });
    expect(standing).toMatchObject({ version, content: { title: content.title } });
    expect(Date.parse(standing.changedAt)).toBeGreaterThan(Date.now() - 60_000);
    await expect(staff.call(publishIssue, { id, version: 1 })).rejects.toMatchObject({ code: 'newsletters.stale' });
    await staff.call(publishIssue, { id, version });
    await expect(staff.call(publishIssue, { id, version })).rejects.toMatchObject({ code: 'newsletters.published' });
    await expect(staff.call(deleteDraft, { id })).rejects.toMatchObject({ code: 'newsletters.published' });

    const outside = await stranger().call(getIssue, { id });
    expect(outside).toMatchObject({ inner: null, innerLocked: true, mailed: null, can: { edit: false, respond: false } });
    expect(outside.entries.map(({ item }) => item.title)).toEqual(['For everyone']);
    const within = await reader.call(getIssue, { id });
    expect(within.inner).toEqual(content.inner);
    expect(within.entries.map(({ item, note }) => `${item.title}: ${note}`)).toEqual(['For members: first', 'For everyone: second']);
    expect((await stranger().call(getNewsletter, { slug })).issues.data.map((item) => item.id)).toEqual([id]);
  });

  it('with nothing in it is refused, and one whose time came empty becomes a draft again', async () => {
    const { id: newsletterId } = await aNewsletter(staff);
    await subscribeTo(reader, newsletterId);
    const empty = issueContent({ intro: fromPlainText(' ') });
    const { id, version } = await staff.call(saveIssue, { id: null, newsletterId, version: 0, content: empty });
    await expect(staff.call(publishIssue, { id, version })).rejects.toMatchObject({ code: 'newsletters.empty' });
    const later = await staff.call(saveIssue, { id: null, newsletterId, version: 0, content: issueContent() });
    const at = new Date(Date.now() + 60_000).toISOString();
    await expect(staff.call(publishIssue, { ...later, at: new Date(0).toISOString() })).rejects.toMatchObject({
      code: 'newsletters.inThePast',
    });
    await staff.call(publishIssue, { ...later, at });
    await staff.call(saveIssue, { id: later.id, newsletterId, version: later.version, content: empty });
    await runDue();
    expect(await staff.call(getDraft, { id: later.id })).toMatchObject({ state: 'draft', scheduledAt: null });
    await world.runJobs();
    expect(sentTo(world)).toEqual([]);
  });

  it('that was given a time is published then, and sent', async () => {
    const { id: newsletterId } = await aNewsletter(staff);
    await subscribeTo(reader, newsletterId);
    const { id, version } = await staff.call(saveIssue, { id: null, newsletterId, version: 0, content: issueContent() });
    await staff.call(publishIssue, { id, version, at: new Date(Date.now() + 60_000).toISOString() });
    await runDue(false);
    await expect(reader.call(getIssue, { id })).rejects.toMatchObject({ code: 'newsletters.notFound' });
    await runDue();
    expect((await reader.call(getIssue, { id })).item.id).toBe(id);
    await world.runJobs();
    expect(sentTo(world)).toEqual(['reader@letters.test']);
  });

  it('is composed of what came since the last one', async () => {
    const { id: newsletterId } = await aNewsletter(staff);
    await anItem(world, other, { title: 'Before' });
    await anIssue(staff, newsletterId);
    const fresh = await anItem(world, other, { title: 'After' });
    expect((await staff.call(suggestEntries, { newsletterId })).data.map(({ id }) => id)).toContain(fresh);
    expect((await staff.call(suggestEntries, { newsletterId })).data.map(({ title }) => title)).not.toContain('Before');
  });
});

/** As the clock of jobs does each minute; `now` lets the time come. */
async function runDue(now = true): Promise<void> {
  if (now)
    await world.runtime.database.pool.query(
      `update newsletters.issue set scheduled_at = now() - interval '1 second' where state = 'scheduled'`,
    );
  const { services } = world.runtime;
  await publishDueIssues.run({ db: services.database.db, services, log: silentLog, signal: new AbortController().signal }, {});
}
