/** Two who write one newsletter, or one of them in two windows, at the same moment. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { deleteDraft, getDraft, getIssue, publishIssue, saveIssue } from '../newsletters.contract.ts';
import { aNewsletter, issueContent, letterPeople } from '../testing/newsletters.factory.ts';

let world: TestWorld;
let staff: Caller;
let newsletterId: string;

beforeAll(async () => {
  world = await openTestWorld();
  ({ staff } = await letterPeople(world));
  newsletterId = (await aNewsletter(staff)).id;
});
afterAll(() => world.close());

const aDraft = () => staff.call(saveIssue, { id: null, newsletterId, version: 0, content: issueContent() });
const codesOf = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.map((one) => (one.status === 'rejected' ? one.reason.code : 'done'));

it('what is saved while an issue is published is looked at like every change of one that is out', async () => {
  const named = issueContent({ title: 'Saved meanwhile', intro: fromPlainText('Call the patient at 0812-3456-7890.') });
  for (let round = 0; round < 8; round++) {
    const { id, version } = await aDraft();
    const save = () => staff.call(saveIssue, { id, newsletterId, version, content: named });
    const codes = codesOf(await Promise.allSettled([staff.call(publishIssue, { id, version }), save()]));
    // Saved first, the publishing is of another version; published first, whoever saves is asked about the number.
    expect([
      ['done', 'newsletters.identifiersRemain'],
      ['newsletters.stale', 'done'],
    ]).toContainEqual(codes);
  }
});

it('what is saved while it is published is what lists say of it, too', async () => {
  for (let round = 0; round < 8; round++) {
    const { id, version } = await aDraft();
    const content = issueContent({ title: `Saved meanwhile ${round}` });
    const [published] = await Promise.allSettled([
      staff.call(publishIssue, { id, version }),
      staff.call(saveIssue, { id, newsletterId, version, content }),
    ]);
    if (published.status === 'fulfilled') expect((await staff.call(getIssue, { id })).item.title).toBe(content.title);
  }
});

it('an issue that is published while it is deleted is one or the other', async () => {
  for (let round = 0; round < 6; round++) {
    const { id, version } = await aDraft();
    const codes = codesOf(await Promise.allSettled([staff.call(publishIssue, { id, version }), staff.call(deleteDraft, { id })]));
    expect([
      ['done', 'newsletters.published'],
      ['newsletters.notFound', 'done'],
    ]).toContainEqual(codes);
  }
});

it('an issue is not deleted by who has not seen what somebody else wrote since', async () => {
  const { id, version } = await aDraft();
  const saved = await staff.call(saveIssue, { id, newsletterId, version, content: issueContent({ title: 'From the other desk' }) });
  await expect(staff.call(deleteDraft, { id, version })).rejects.toMatchObject({
    code: 'newsletters.stale',
    details: { version: saved.version, current: { title: 'From the other desk' } },
  });
  expect(await staff.call(getDraft, { id })).toMatchObject({ content: { title: 'From the other desk' } });
  expect(await staff.call(deleteDraft, { id, version: saved.version })).toEqual({ id });
});
