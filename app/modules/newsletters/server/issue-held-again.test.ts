/** A change of what is out may wait for staff: whoever saves it is told at once, and not only "saved". */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { decideApproval, listApprovals } from '#modules/moderation/approval.contract.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { getIssue, type IssueContent, publishIssue, saveIssue, withdrawIssue } from '../newsletters.contract.ts';
import { aNewsletter, issueContent, letterPeople } from '../testing/newsletters.factory.ts';

const CLAIM = fromPlainText('This drug cures dengue within a day.');

let world: TestWorld;
let staff: Caller;
let reader: Caller;
let approver: Caller;
let newsletterId: string;
beforeAll(async () => {
  world = await openTestWorld();
  ({ staff, reader } = await letterPeople(world));
  approver = world.as(await aMember(world, { rights: ['approvals'] }));
  newsletterId = (await aNewsletter(staff)).id;
});
afterAll(() => world.close());

const save = (id: string | null, version: number, wish: Partial<IssueContent> = {}) =>
  staff.call(saveIssue, { id, version, newsletterId, content: issueContent(wish) });
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    ({ code }: { code: string }) => code,
  );

async function sendBack(id: string): Promise<void> {
  const held = (await approver.call(listApprovals, { limit: 50 })).data.find((item) => item.id === id);
  await approver.call(decideApproval, { itemId: id, heldSince: held?.heldSince ?? '', decision: 'sendBack', reason: 'Which study?' });
}

it('says of what is saved whether it is a draft, is read by everybody, waits for staff, or stays out of sight', async () => {
  const { id, ...begun } = await save(null, 0);
  expect(begun).toEqual({ version: 1, status: 'draft' });
  expect(await save(id, 1, { intro: CLAIM })).toMatchObject({ version: 2, status: 'draft' });
  expect(await save(id, 2)).toMatchObject({ version: 3, status: 'draft' });
  await staff.call(publishIssue, { id, version: 3 });

  expect(await save(id, 3, { title: 'What we read in June' })).toEqual({ id, version: 4, status: 'published' });
  expect((await reader.call(getIssue, { id })).item.title).toBe('What we read in June');
  expect(await save(id, 4, { intro: CLAIM })).toEqual({ id, version: 5, status: 'held' });
  expect(await codeOf(reader.call(getIssue, { id }))).toBe('newsletters.notFound');
  // Without the claim it goes on waiting: staff have begun to look at it.
  expect(await save(id, 5)).toMatchObject({ status: 'held' });
  await sendBack(id);
  expect(await save(id, 6)).toMatchObject({ status: 'hidden' });
});

it('nor does a change of what was taken back wait for anybody before it is back', async () => {
  const { id, version } = await save(null, 0);
  await staff.call(publishIssue, { id, version });
  await staff.call(withdrawIssue, { id });
  expect(await save(id, 1, { intro: CLAIM })).toMatchObject({ status: 'hidden' });
});
