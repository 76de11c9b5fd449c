/** Readers learn whether they may respond: where that follows from whom the author follows, an anonymous author could be found. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { checkDraft, type DraftSettings, publishCase, saveDraft, startDraft } from '../case-draft.contract.ts';
import { getCase } from '../cases.contract.ts';
import { aPublishedCase, caseContent, draftSettings } from '../testing/cases.factory.ts';

let world: TestWorld;
let ratri: Caller;
let bagas: Caller;

beforeAll(async () => {
  world = await openTestWorld();
  ratri = world.as(await aMember(world, { name: 'Ratri Maheswari' }));
  bagas = world.as(await aMember(world, { name: 'Bagas Setiawan' }));
  // First cases are held: this is Ratri's.
  await aPublishedCase(world, ratri);
});
afterAll(() => world.close());

async function aDraft(caseId: string | null, settings: Partial<DraftSettings>, author = ratri) {
  const { id, version } = await author.call(startDraft, { caseId, language: 'en' });
  const saved = await author.call(saveDraft, { id, version, content: { ...caseContent() }, settings: draftSettings(settings) });
  return { draftId: id, version: saved.version };
}
const REFUSED = { code: 'request.invalid', fields: { 'settings.respondents': 'cases.validation.respondentsAnonymous' } };
const COMPLAINT = /would tell who you are/;

it('an anonymous case is for those its author follows to answer: refused at the field, by the check and by publishing', async () => {
  const draft = await aDraft(null, { anonymous: true, respondents: 'following' });
  const { fields } = await ratri.call(checkDraft, { id: draft.draftId });
  expect(fields['settings.respondents']).toMatch(COMPLAINT);
  await expect(ratri.call(publishCase, draft)).rejects.toMatchObject(REFUSED);

  const named = await aDraft(null, { respondents: 'following' });
  expect((await ratri.call(checkDraft, { id: named.draftId })).fields).toEqual({});
  const { id } = await ratri.call(publishCase, named);
  expect((await bagas.call(getCase, { id })).can).toMatchObject({ respond: false, respondRefusal: 'respond.notFollowed' });
});

it('what was published anonymously stays so, whatever the draft of its change says of it', async () => {
  const caseId = await aPublishedCase(world, ratri, { settings: { anonymous: true } });
  const draft = await aDraft(caseId, { anonymous: false, respondents: 'following' });
  expect((await ratri.call(checkDraft, { id: draft.draftId })).fields['settings.respondents']).toMatch(COMPLAINT);
  await expect(ratri.call(publishCase, draft)).rejects.toMatchObject(REFUSED);
  expect((await bagas.call(getCase, { id: caseId })).can.respond).toBe(true);

  const underName = await aPublishedCase(world, ratri);
  await expect(ratri.call(publishCase, await aDraft(underName, { anonymous: true, respondents: 'following' }))).resolves.toMatchObject({
    status: 'published',
  });
});

it('“my speciality” stays the one that an anonymous byline shows, also once its author has another', async () => {
  const before = world.as(await aMember(world, { name: 'Sari Cardiologist', speciality: 'cardiology' }));
  if (before.viewer === null) throw new Error('Nobody writes');
  const after = world.as({ ...before.viewer, specialityId: 'nephrology' });
  const respondentsAfterChange = async (anonymous: boolean) => {
    const caseId = await aPublishedCase(world, before, { settings: { anonymous, respondents: 'mySpeciality' } });
    await after.call(publishCase, await aDraft(caseId, { anonymous, respondents: 'mySpeciality' }, after));
    return (await before.call(getCase, { id: caseId })).respondents;
  };
  expect(await respondentsAfterChange(true)).toEqual({ kind: 'mySpeciality', specialities: ['cardiology'] });
  expect(await respondentsAfterChange(false)).toEqual({ kind: 'mySpeciality', specialities: ['nephrology'] });
});
