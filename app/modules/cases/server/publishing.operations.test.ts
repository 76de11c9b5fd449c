import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { uploadImage } from '#modules/media/media.contract.ts';
import { fromPlainText, type RichText } from '#platform/richtext/richtext.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import type { CaseContent } from '../case-content.contract.ts';
import { checkDraft, discardDraft, getDraft, listDrafts, publishCase, saveDraft, startDraft } from '../case-draft.contract.ts';
import { getCase, listCases, openStep, updateCase } from '../cases.contract.ts';
import { aPublishedCase, caseContent, draftSettings } from '../testing/cases.factory.ts';
import { saveDraftRow } from './draft.store.ts';

let world: TestWorld;
let anna: Caller;
let budi: Caller;
let newcomer: Caller;

beforeAll(async () => {
  world = await openTestWorld();
  anna = world.as(await aMember(world, { name: 'Anna Wibowo', speciality: 'cardiology' }));
  budi = world.as(await aMember(world, { name: 'Budi Santoso' }));
  newcomer = world.as(await aMember(world, { name: 'Nina Newcomer', verified: false }));
  // First cases are held: these are Anna's and Budi's.
  await aPublishedCase(world, anna);
  await aPublishedCase(world, budi);
});
afterAll(() => world.close());

const idOf = (caller: Caller) => caller.viewer?.id ?? '';

async function aDraft(author: Caller, content: Record<string, unknown> = { ...caseContent() }, settings = draftSettings()) {
  const { id, version } = await author.call(startDraft, { language: 'en' });
  const saved = await author.call(saveDraft, { id, version, content, settings });
  return { draftId: id, version: saved.version };
}

const picture = async () => ({
  filename: 'IMG_0001.JPG',
  bytes: await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#888888' } })
    .jpeg()
    .toBuffer(),
});

describe('a draft', () => {
  it('keeps whatever is written so far, for its author alone', async () => {
    const { draftId } = await aDraft(anna, { title: 'Half a', presentation: null });
    expect((await anna.call(getDraft, { id: draftId })).content).toEqual({ title: 'Half a', presentation: null });
    expect((await anna.call(listDrafts, {})).data[0]).toMatchObject({ id: draftId, title: 'Half a' });
    await expect(budi.call(getDraft, { id: draftId })).rejects.toMatchObject({ code: 'cases.draftNotFound' });
    await expect(budi.call(saveDraft, { id: draftId, version: 1, content: {}, settings: draftSettings() })).rejects.toMatchObject({
      code: 'cases.draftNotFound',
    });
    await expect(budi.call(discardDraft, { id: draftId })).rejects.toMatchObject({ code: 'cases.draftNotFound' });
    await anna.call(discardDraft, { id: draftId });
    await expect(anna.call(getDraft, { id: draftId })).rejects.toMatchObject({ code: 'cases.draftNotFound' });
  });

  it('takes text that was pasted with control characters, and drops them', async () => {
    const { draftId } = await aDraft(anna, { title: 'Pasted\u0000 text\u0007', history: [{ text: 'a\u0000b' }] });
    expect((await anna.call(getDraft, { id: draftId })).content).toEqual({ title: 'Pasted text', history: [{ text: 'ab' }] });
  });

  it('keeps both versions when it was changed on two devices', async () => {
    const { draftId, version } = await aDraft(anna, { title: 'From the phone' });
    await expect(
      anna.call(saveDraft, { id: draftId, version: version - 1, content: { title: 'From the desk' }, settings: draftSettings() }),
    ).rejects.toMatchObject({
      code: 'cases.staleDraft',
      details: { current: { content: { title: 'From the phone' }, version } },
    });
    expect((await anna.call(getDraft, { id: draftId })).content).toEqual({ title: 'From the phone' });
  });

  it('is not thrown away by a device that has not seen what the other wrote since', async () => {
    const { draftId, version } = await aDraft(anna, { title: 'From the phone' });
    await expect(anna.call(discardDraft, { id: draftId, version: version - 1 })).rejects.toMatchObject({
      code: 'cases.staleDraft',
      details: { current: { content: { title: 'From the phone' }, version } },
    });
    await expect(budi.call(discardDraft, { id: draftId, version })).rejects.toMatchObject({ code: 'cases.draftNotFound' });
    expect(await anna.call(discardDraft, { id: draftId, version })).toEqual({ id: draftId });
    await expect(anna.call(discardDraft, { id: draftId, version })).rejects.toMatchObject({ code: 'cases.draftNotFound' });
  });

  it('takes specialities that there are, and refuses all others at their field', async () => {
    const { id, version } = await anna.call(startDraft, { language: 'en' });
    const save = (settings: Parameters<typeof draftSettings>[0]) =>
      anna.call(saveDraft, { id, version, content: {}, settings: draftSettings(settings) });
    await expect(save({ specialities: ['cardiology', 'no-such-field'] })).rejects.toMatchObject({
      code: 'request.invalid',
      fields: { 'settings.specialities.1': 'reference.validation.speciality' },
    });
    await expect(save({ respondents: 'specialities', respondentSpecialities: ['no-such-field'] })).rejects.toMatchObject({
      fields: { 'settings.respondentSpecialities.0': 'reference.validation.speciality' },
    });
    await save({ specialities: ['cardiology'], respondents: 'specialities', respondentSpecialities: ['nephrology'] });
    expect((await anna.call(getDraft, { id })).settings).toMatchObject({
      specialities: ['cardiology'],
      respondentSpecialities: ['nephrology'],
    });
  });

  it('that was stored with another is opened and published without it', async () => {
    const { draftId, version } = await aDraft(budi);
    const settings = draftSettings({ specialities: ['no-such-field', 'nephrology'] });
    await saveDraftRow(
      world.runtime.database.db,
      { id: draftId, authorId: idOf(budi), version },
      { content: { ...caseContent() }, settings },
    );
    expect((await budi.call(getDraft, { id: draftId })).settings.specialities).toEqual(['nephrology']);
    const { id } = await budi.call(publishCase, { draftId, version: version + 1 });
    expect((await budi.call(getCase, { id })).item.specialities).toEqual(['nephrology']);
  });

  it('is checked before publication: fields in words, identifiers with their place', async () => {
    const { draftId } = await aDraft(anna, {
      ...caseContent({ presentation: fromPlainText('Masuk 12 November 2026, no. RM 00-48-17-92, hubungi 0812-3456-7890.') }),
      question: { text: '', options: ['Only one'] },
    });
    expect((await anna.call(checkDraft, { id: draftId })).fields).toMatchObject({
      'question.text': 'Question is required.',
      'question.options': 'Atleast two options are required.',
    });
    const complete = await aDraft(anna, {
      ...caseContent({ presentation: fromPlainText('Masuk 12 November 2026, no. RM 00-48-17-92, hubungi 0812-3456-7890.') }),
    });
    const { fields, identifiers } = await anna.call(checkDraft, { id: complete.draftId });
    expect(fields).toEqual({});
    expect(identifiers.map(({ field, kind }) => [field, kind])).toEqual([
      ['presentation', 'date'],
      ['presentation', 'recordNumber'],
      ['presentation', 'phone'],
    ]);
  });
});

describe('publication', () => {
  it('is for verified members, with consent recorded and pictures looked at', async () => {
    await expect(newcomer.call(publishCase, { draftId: '0000000000000000', version: 0 })).rejects.toMatchObject({
      code: 'access.verified',
    });
    const withoutConsent = await aDraft(anna, undefined, draftSettings({ consent: { kind: 'written', date: null, confirmed: false } }));
    await expect(anna.call(publishCase, withoutConsent)).rejects.toMatchObject({ code: 'cases.consentMissing' });
    const incomplete = await aDraft(anna, { ...caseContent(), presentation: fromPlainText(' ') });
    await expect(anna.call(publishCase, incomplete)).rejects.toMatchObject({
      code: 'request.invalid',
      fields: { presentation: 'cases.validation.description' },
    });
    const unseen = await aDraft(anna, { ...caseContent({ title: '\u200b\u2060', takeHome: ['\u200b'] }) });
    await expect(anna.call(publishCase, unseen)).rejects.toMatchObject({
      fields: { title: 'validation.required', 'takeHome.0': 'validation.required' },
    });
    expect((await anna.call(listCases, { author: anna.viewer?.id })).data).toHaveLength(1);
  });

  it('holds the first case of a member for the staff, and shows it to nobody else meanwhile', async () => {
    const first = world.as(await aMember(world, { name: 'First Timer' }));
    const { id, status } = await first.call(publishCase, await aDraft(first));
    expect(status).toBe('held');
    await expect(budi.call(getCase, { id })).rejects.toMatchObject({ code: 'cases.notFound' });
    expect((await first.call(getCase, { id })).item.id).toBe(id);
    const staff = world.as(await aMember(world, { rights: ['approvals'] }));
    const read = await staff.call(getCase, { id });
    expect(read.item.id).toBe(id);
    // What they are to judge stands open, and reading it leaves no trace for readers.
    expect(read.content.disclosure).toMatchObject([{ held: true, open: true, text: expect.anything(), openedBy: 0 }, { open: true }]);
    await staff.call(openStep, { id, kind: 'diagnosis' });
    expect((await first.call(getCase, { id })).content.disclosure[0]?.openedBy).toBe(0);
  });

  it('asks about identifiers, and holds the case when the author says they are none', async () => {
    const draft = await aDraft(anna, { ...caseContent({ presentation: fromPlainText('Masuk 12 November 2026 dengan demam.') }) });
    await expect(anna.call(publishCase, draft)).rejects.toMatchObject({
      code: 'cases.identifiersRemain',
      details: { identifiers: [expect.objectContaining({ kind: 'date' })] },
    });
    expect((await anna.call(publishCase, { ...draft, acceptIdentifiers: true })).status).toBe('held');
  });

  it('asks about them also where they stand in the place of a name that leads to nobody', async () => {
    const nobody = { type: 'mention', attrs: { id: 'nobody1', label: 'Siti Aminah, 0812 3456 7890' } } as const;
    const text: RichText = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Seen with ' }, nobody] }] };
    const step = { kind: 'management', text, held: true } as const;
    for (const [content, field] of [
      [{ presentation: text }, 'presentation'],
      [{ disclosure: [step] }, 'disclosure.0.text'],
    ] as const) {
      const draft = await aDraft(anna, { ...caseContent(content as Partial<CaseContent>) });
      await expect(anna.call(publishCase, draft)).rejects.toMatchObject({
        code: 'cases.identifiersRemain',
        details: { identifiers: expect.arrayContaining([expect.objectContaining({ field, kind: 'phone' })]) as unknown },
      });
    }
  });

  it('publishes once under a double click, and refuses an outdated version', async () => {
    const draft = await aDraft(anna);
    await expect(anna.call(publishCase, { ...draft, version: draft.version - 1 })).rejects.toMatchObject({ code: 'cases.staleDraft' });
    const [one, two] = await Promise.all([
      anna.call(publishCase, draft, { key: 'publish-once' }),
      anna.call(publishCase, draft, { key: 'publish-once' }),
    ]);
    expect(two).toEqual(one);
    expect(one.status).toBe('published');
    await expect(anna.call(getDraft, { id: draft.draftId })).rejects.toMatchObject({ code: 'cases.draftNotFound' });
  });

  it('shows the author’s own pictures only, in the widths that exist', async () => {
    const image = await anna.call(uploadImage, { purpose: 'case' }, { file: await picture() });
    const content = { ...caseContent({ images: [{ mediaId: image.id, caption: 'Film', alt: 'A grey film', annotations: [] }] }) };
    await expect(budi.call(publishCase, await aDraft(budi, content))).rejects.toMatchObject({
      code: 'request.invalid',
      fields: { 'images.0.mediaId': 'cases.validation.imageGone' },
    });
    await expect(anna.call(publishCase, await aDraft(anna, content, draftSettings({ imagesReviewed: false })))).rejects.toMatchObject({
      code: 'cases.imagesNotReviewed',
    });
    const { id } = await anna.call(publishCase, await aDraft(anna, content));
    const seen = await budi.call(getCase, { id });
    expect(seen.content.images).toEqual([{ ...image, caption: 'Film', alt: 'A grey film', annotations: [] }]);
    expect(seen.item.card.cover).toMatchObject({ id: image.id, widths: [480, 960, 1200] });
  });
});

describe('the change of a published case', () => {
  it('goes through a draft of its own, with the question as long as nobody has answered it', async () => {
    const id = await aPublishedCase(world, anna);
    await expect(budi.call(startDraft, { caseId: id, language: 'en' })).rejects.toMatchObject({ code: 'cases.notYours' });
    const draft = await anna.call(startDraft, { caseId: id, language: 'en' });
    expect(await anna.call(startDraft, { caseId: id, language: 'en' })).toMatchObject({ id: draft.id });
    const content = { ...caseContent({ title: 'A better title', question: { text: 'What now?', options: ['Changed', 'Options'] } }) };
    const { version } = await anna.call(saveDraft, { id: draft.id, version: draft.version, content, settings: draftSettings() });
    expect(await anna.call(publishCase, { draftId: draft.id, version })).toEqual({ id, status: 'published' });
    const seen = await budi.call(getCase, { id });
    expect(seen).toMatchObject({
      version: 2,
      item: { title: 'A better title' },
      content: { question: { text: 'What now?', options: ['Changed', 'Options'] } },
    });
  });

  it('still fits when the case was marked as solved in between', async () => {
    const id = await aPublishedCase(world, anna);
    const draft = await anna.call(startDraft, { caseId: id, language: 'en' });
    const content = { ...caseContent({ title: 'Mine' }) };
    const { version } = await anna.call(saveDraft, { id: draft.id, version: draft.version, content, settings: draftSettings() });
    expect(await anna.call(updateCase, { id, version: 1, solved: true })).toEqual({ id, version: 1 });
    expect(await anna.call(publishCase, { draftId: draft.id, version })).toEqual({ id, status: 'published' });
    expect((await budi.call(getCase, { id })).item).toMatchObject({ title: 'Mine', solved: true });
  });

  it('is refused with both versions when the case was changed in between', async () => {
    const id = await aPublishedCase(world, anna);
    const draft = await anna.call(startDraft, { caseId: id, language: 'en' });
    const { version } = await anna.call(saveDraft, {
      id: draft.id,
      version: draft.version,
      content: { ...caseContent({ title: 'Mine' }) },
      settings: draftSettings(),
    });
    expect((await anna.call(getDraft, { id: draft.id })).published).toBeNull();
    await anna.call(updateCase, { id, version: 1, title: 'Theirs', takeHome: ['Corrected'] });
    const published = {
      version: 2,
      content: { title: 'Theirs', takeHome: ['Corrected'] },
      settings: { language: 'en', imagesReviewed: true },
    };
    await expect(anna.call(publishCase, { draftId: draft.id, version })).rejects.toMatchObject({
      code: 'cases.caseChanged',
      details: { current: published, yours: { title: 'Mine' } },
    });
    const known = await anna.call(getDraft, { id: draft.id });
    expect(known).toMatchObject({ content: { title: 'Mine' }, published });

    // The author has seen both, and goes on from what is published.
    const content = { ...known.content, takeHome: ['Corrected'] };
    const merged = await anna.call(saveDraft, { id: draft.id, version, content, settings: known.settings, caseVersion: 2 });
    expect((await anna.call(getDraft, { id: draft.id })).published).toBeNull();
    await anna.call(publishCase, { draftId: draft.id, version: merged.version });
    expect((await anna.call(getCase, { id })).content).toMatchObject({ title: 'Mine', takeHome: ['Corrected'] });
  });

  it('names the longest part of what is too long to be kept', async () => {
    const { id, version } = await anna.call(startDraft, { language: 'en' });
    const content = { title: 'Long', presentation: fromPlainText('x'.repeat(200_000)) };
    await expect(anna.call(saveDraft, { id, version, content, settings: draftSettings() })).rejects.toMatchObject({
      code: 'request.invalid',
      fields: { 'content.presentation': 'validation.tooLong' },
    });
  });
});
