/** What an anonymous author leaves out of their byline is told nowhere; and how many share what it shows. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { publishCase, startDraft } from '#modules/cases/case-draft.contract.ts';
import { getCase, listCases } from '#modules/cases/cases.contract.ts';
import { aPublishedCase } from '#modules/cases/testing/cases.factory.ts';
import { countAlike } from '#modules/identity/alike.contract.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { getPost } from '#modules/posts/posts.contract.ts';
import { aPublishedPost } from '#modules/posts/testing/posts.factory.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { addComment, listComments } from '../discussion.contract.ts';

let world: TestWorld;
let author: Caller;
let nobody: Caller;
const year = new Date().getUTCFullYear();
const traits = { speciality: 'nephrology', province: 'Bali', practisingSince: year - 8 };
beforeAll(async () => {
  world = await openTestWorld();
  author = world.as(await aMember(world, { name: 'Ratri Maheswari', ...traits }));
  nobody = world.as(null);
});
afterAll(() => world.close());

it('shows three traits unless its author leaves some out, in lists, on pages and below', async () => {
  const whole = await aPublishedCase(world, author, { settings: { anonymous: true } });
  expect((await nobody.call(getCase, { id: whole })).item.byline).toMatchObject({ speciality: 'nephrology', province: 'Bali' });

  const id = await aPublishedCase(world, author, { settings: { anonymous: true, leftOut: ['experience', 'province'] } });
  const byline = { kind: 'anonymous', speciality: 'nephrology', experience: null, province: null, verified: true };
  expect((await nobody.call(getCase, { id })).item.byline).toEqual(byline);
  expect((await nobody.call(listCases, {})).data.find((item) => item.id === id)?.byline).toEqual(byline);
  await author.call(addComment, { itemId: id, text: fromPlainText('It went well.') });
  expect((await nobody.call(listComments, { itemId: id })).data[0]?.byline).toEqual(byline);

  // A change stays as it was published.
  const draft = await author.call(startDraft, { caseId: id, language: 'en' });
  expect(draft.settings.leftOut).toEqual(['experience', 'province']);
  await author.call(publishCase, { draftId: draft.id, version: draft.version }).catch(() => undefined);
  expect((await nobody.call(getCase, { id })).item.byline).toEqual(byline);

  const postId = await aPublishedPost(world, author, { settings: { anonymous: true, leftOut: ['province'] } });
  expect((await nobody.call(getPost, { id: postId })).item.byline).toMatchObject({ experience: '5-9', province: null });
});

it('under a name leaves nothing out', async () => {
  const id = await aPublishedCase(world, author, { settings: { leftOut: ['province'] } });
  expect((await nobody.call(getCase, { id })).item.byline).toMatchObject({ kind: 'member', name: 'Ratri Maheswari' });
});

it('tells its author how many it may be, as long as they are fewer than five', async () => {
  const alike = async (shown: { experience?: boolean; province?: boolean } = {}) => (await author.call(countAlike, shown)).members;
  expect(await alike()).toBe(1);
  await aMember(world, { ...traits, practisingSince: year - 6 });
  await aMember(world, { ...traits, province: 'Aceh' });
  await aMember(world, { ...traits, practisingSince: year - 30 });
  await aMember(world, { ...traits, speciality: 'cardiology' });
  await aMember(world, { ...traits, verified: false });
  expect(await alike()).toBe(2);
  expect(await alike({ province: false })).toBe(3);
  expect(await alike({ experience: false })).toBe(3);
  expect(await alike({ experience: false, province: false })).toBe(4);
  await aMember(world, { ...traits, province: 'Papua' });
  expect(await alike({ experience: false, province: false })).toBeNull();
  await expect(nobody.call(countAlike, {})).rejects.toMatchObject({ code: 'access.signIn' });
});
