/** What an issue says of a case goes with the case: a patient's word ends both. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withdrawCase } from '#modules/cases/cases.contract.ts';
import { aPublishedCase } from '#modules/cases/testing/cases.factory.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { getDraft, getIssue, saveIssue } from '../newsletters.contract.ts';
import { aNewsletter, anIssue, issueContent, letterPeople } from '../testing/newsletters.factory.ts';

let world: TestWorld;
let staff: Caller;
let author: Caller;
beforeAll(async () => {
  world = await openTestWorld();
  ({ staff } = await letterPeople(world));
  author = world.as(await aMember(world, { name: 'Ratri Maheswari' }));
});
afterAll(() => world.close());

it('an entry whose case is erased leaves issues and drafts, with the line about it', async () => {
  const [gone, stays] = [await aPublishedCase(world, author), await aPublishedCase(world, author)];
  const entries = [
    { itemId: gone, note: 'A zebrafinch fever from Kudus' },
    { itemId: stays, note: 'The dangerous day' },
  ];
  const { id: newsletterId } = await aNewsletter(staff);
  const content = issueContent({ intro: fromPlainText(''), entries });
  const issueId = await anIssue(staff, newsletterId, content);
  const draft = await staff.call(saveIssue, { id: null, newsletterId, version: 0, content });
  await world.settle();
  expect((await staff.call(getIssue, { id: issueId })).item.summary).toContain('zebrafinch');

  await author.call(withdrawCase, { id: gone, reason: 'consentWithdrawn' });
  await world.settle();
  await world.runJobs();
  await world.settle();

  const { pool } = world.runtime.database;
  for (const table of ['newsletters.issue', 'library.item', 'search.document']) {
    const { rows } = await pool.query(`select 1 from ${table} t where t::text like any (array['%ebrafinch%', $1])`, [`%${gone}%`]);
    expect([table, rows]).toEqual([table, []]);
  }
  expect(await staff.call(getDraft, { id: draft.id })).toMatchObject({ content: { entries: entries.slice(1) } });
  const issue = await world.as(null).call(getIssue, { id: issueId });
  expect([issue.item.summary, issue.entries.map(({ note }) => note)]).toEqual(['The dangerous day', ['The dangerous day']]);
  // A window that was open meanwhile does not bring it back unseen.
  await expect(staff.call(saveIssue, { id: draft.id, newsletterId, version: draft.version, content })).rejects.toMatchObject({
    code: 'newsletters.stale',
  });
});
