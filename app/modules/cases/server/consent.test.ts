import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { checkDraft, type DraftSettings, publishCase, saveDraft, startDraft } from '../case-draft.contract.ts';
import { aPublishedCase, caseContent, draftSettings } from '../testing/cases.factory.ts';
import { consentDateFault } from './consent.policy.ts';

type Consent = DraftSettings['consent'];

let world: TestWorld;
let author: Caller;
beforeAll(async () => {
  world = await openTestWorld();
  author = world.as(await aMember(world, { name: 'Ratri Maheswari' }));
});
afterAll(() => world.close());

const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const consent = (kind: Consent['kind'], date: string | null): Consent => ({ kind, date, confirmed: true });

async function aDraft(given: Consent, caseId: string | null = null) {
  const draft = await author.call(startDraft, { caseId, language: 'en' });
  const settings = draftSettings({ consent: given });
  const saved = await author.call(saveDraft, { id: draft.id, version: draft.version, content: { ...caseContent() }, settings });
  return { draftId: draft.id, version: saved.version };
}

/** As the database has it. */
async function keptOf(id: string) {
  const { rows } = await world.runtime.database.pool.query<{ kind: string; day: string }>(
    `select consent_kind as kind, to_char(consent_at at time zone 'UTC', 'YYYY-MM-DD') as day from cases.record where id = $1`,
    [id],
  );
  return rows[0];
}

describe('the date of consent', () => {
  it('is what the author says, and otherwise the day of publishing', async () => {
    const { id } = await author.call(publishCase, await aDraft(consent('written', dayAgo(40))));
    expect(await keptOf(id)).toEqual({ kind: 'written', day: dayAgo(40) });
    const other = await author.call(publishCase, await aDraft(consent('guardian', null)));
    expect(await keptOf(other.id)).toEqual({ kind: 'guardian', day: dayAgo(0) });
  });

  it.each([
    ['in the future', dayAgo(-3), 'cases.validation.consentDateFuture'],
    ['of long ago', dayAgo(11 * 366), 'cases.validation.consentDateOld'],
  ])('is refused at its field when it lies %s', async (_, date, message) => {
    const draft = await aDraft(consent('verbal', date));
    const { fields } = await author.call(checkDraft, { id: draft.draftId });
    expect(Object.keys(fields)).toEqual(['settings.consent.date']);
    await expect(author.call(publishCase, draft)).rejects.toMatchObject({
      code: 'request.invalid',
      fields: { 'settings.consent.date': message },
    });
  });

  it('is nothing where no consent is needed', async () => {
    const { id } = await author.call(publishCase, await aDraft(consent('notIdentifiable', dayAgo(4000))));
    expect(await keptOf(id)).toEqual({ kind: 'notIdentifiable', day: dayAgo(0) });
    expect((await author.call(startDraft, { caseId: id, language: 'en' })).settings.consent).toEqual(consent('notIdentifiable', null));
  });

  it('stands in the draft of a change, and stays with it', async () => {
    const id = await aPublishedCase(world, author, { settings: { consent: consent('verbal', dayAgo(40)) } });
    expect((await author.call(startDraft, { caseId: id, language: 'en' })).settings.consent).toEqual(consent('verbal', dayAgo(40)));
    await author.call(publishCase, await aDraft(consent('verbal', null), id));
    expect(await keptOf(id)).toEqual({ kind: 'verbal', day: dayAgo(40) });
    await author.call(publishCase, await aDraft(consent('verbal', dayAgo(30)), id));
    expect(await keptOf(id)).toEqual({ kind: 'verbal', day: dayAgo(30) });
  });

  it('is that of the other kind when the kind is changed', async () => {
    const id = await aPublishedCase(world, author, { settings: { consent: consent('verbal', dayAgo(40)) } });
    await author.call(publishCase, await aDraft(consent('written', dayAgo(2)), id));
    expect(await keptOf(id)).toEqual({ kind: 'written', day: dayAgo(2) });
    await author.call(publishCase, await aDraft(consent('guardian', null), id));
    expect(await keptOf(id)).toEqual({ kind: 'guardian', day: dayAgo(0) });
  });
});

it('is today wherever its author is, and ten years old at most', () => {
  const now = new Date('2026-11-21T18:30:00Z');
  const fault = (date: string) => consentDateFault(consent('written', date), now);
  // In Jakarta it is the 22nd already, in Auckland too; nowhere the 23rd.
  expect(fault('2026-11-22')).toBeNull();
  expect(fault('2026-11-23')).toBe('cases.validation.consentDateFuture');
  expect(fault('2016-11-21')).toBeNull();
  expect(fault('2016-11-20')).toBe('cases.validation.consentDateOld');
  expect(consentDateFault(consent('notIdentifiable', '2030-01-01'), now)).toBeNull();
  expect(consentDateFault(consent('written', null), now)).toBeNull();
});
