import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { getApproval } from '#modules/moderation/approval.contract.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import type { CaseContent } from '../case-content.contract.ts';
import { publishCase, saveDraft, startDraft } from '../case-draft.contract.ts';
import { addCaseUpdate, getCase, restoreCase, updateCase, withdrawCase } from '../cases.contract.ts';
import { aPublishedCase, caseContent, draftSettings } from '../testing/cases.factory.ts';

const TELLING = 'Masuk 12 November 2026 dengan demam.';

let world: TestWorld;
let author: Caller;
let reader: Caller;
let id: string;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  author = world.as(await aMember(world, { name: 'Ratri Maheswari' }));
  reader = world.as(await aMember(world, { name: 'Bagas Setiawan' }));
  id = await aPublishedCase(world, author);
});

const isShown = () =>
  reader.call(getCase, { id }).then(
    () => true,
    () => false,
  );
const isHeld = async () => {
  expect(await isShown()).toBe(false);
  expect(await author.call(getApproval, { itemId: id })).toMatchObject({ state: 'waiting', why: 'identifiers' });
};
const refusal = { code: 'cases.identifiersRemain', details: { identifiers: [expect.objectContaining({ kind: 'date' })] } };

async function aChange(content: Partial<CaseContent>) {
  const draft = await author.call(startDraft, { caseId: id, language: 'en' });
  const change = { id: draft.id, version: draft.version, content: { ...caseContent(content) }, settings: draftSettings() };
  return { draftId: draft.id, version: (await author.call(saveDraft, change)).version };
}

it('a change that may tell who the patient is is asked about, and held when its author keeps it', async () => {
  expect(await author.call(publishCase, await aChange({ title: 'A better title' }))).toEqual({ id, status: 'published' });
  expect(await isShown()).toBe(true);
  const change = await aChange({ presentation: fromPlainText(TELLING) });
  await expect(author.call(publishCase, change)).rejects.toMatchObject(refusal);
  expect(await isShown()).toBe(true);
  expect(await author.call(publishCase, { ...change, acceptIdentifiers: true })).toEqual({ id, status: 'held' });
  await isHeld();
});

it('so is a single field', async () => {
  const { version } = await author.call(updateCase, { id, version: 1, title: 'Fever that went' });
  expect(await isShown()).toBe(true);
  const change = { id, version, takeHome: [TELLING] };
  await expect(author.call(updateCase, change)).rejects.toMatchObject(refusal);
  await author.call(updateCase, { id, version, solved: true });
  expect(await isShown()).toBe(true);
  await author.call(updateCase, { ...change, acceptIdentifiers: true });
  await isHeld();
});

it('so is what its author tells of how it went on', async () => {
  await author.call(addCaseUpdate, { id, title: 'Day three', text: fromPlainText('The fever is gone.') });
  expect(await isShown()).toBe(true);
  const update = { id, title: 'Later', text: fromPlainText(TELLING) };
  await expect(author.call(addCaseUpdate, update)).rejects.toMatchObject(refusal);
  await author.call(addCaseUpdate, { ...update, acceptIdentifiers: true });
  await isHeld();
});

it('no change of a case that is out of sight is called published', async () => {
  await author.call(withdrawCase, { id, reason: 'author' });
  expect(await author.call(publishCase, await aChange({ title: 'A better title' }))).toEqual({ id, status: 'hidden' });
  expect(await isShown()).toBe(false);
  // Nor is it said that staff read it: they do once it is back.
  const telling = await aChange({ title: 'A better title', presentation: fromPlainText(TELLING) });
  expect(await author.call(publishCase, { ...telling, acceptIdentifiers: true })).toEqual({ id, status: 'hidden' });
  await author.call(restoreCase, { id });
  await isHeld();
});

it('a change of a case that was withdrawn appears with it', async () => {
  await author.call(withdrawCase, { id, reason: 'author' });
  await author.call(publishCase, await aChange({ title: 'A better title' }));
  await author.call(restoreCase, { id });
  expect((await reader.call(getCase, { id })).item.title).toBe('A better title');
});
