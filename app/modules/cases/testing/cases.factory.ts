import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { accessItem, setItemStatus } from '#modules/library/server/library.public.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import type { Caller, TestWorld } from '#platform/testing/test-world.ts';
import type { CaseContent } from '../case-content.contract.ts';
import { type DraftSettings, publishCase, saveDraft, startDraft } from '../case-draft.contract.ts';

/** A complete case with a question, one held-back step and one open one. */
export const caseContent = (change: Partial<CaseContent> = {}): CaseContent => ({
  title: 'The fever has gone on day five',
  patient: { age: { value: 34, unit: 'year' }, sex: 'female', setting: 'emergency', chiefComplaint: 'Abdominal pain and vomiting' },
  presentation: fromPlainText('Four days of high fever. This morning the fever was gone.'),
  history: [{ kind: 'past', text: 'No chronic illness.' }],
  examination: [{ kind: 'abdomen', text: 'Liver 3 cm below the rib margin, tender.' }],
  vitals: [{ at: 'On arrival', temperature: 37.1, pulse: 104, systolic: 104, diastolic: 76 }],
  investigations: { columns: ['Day 5'], rows: [{ test: 'Haematocrit', unit: '%', low: 36, high: 46, values: [47.2] }] },
  studies: [],
  images: [],
  timeline: [],
  question: { text: 'What would you do?', options: ['Send home', 'Admit', 'Transfuse platelets'], answer: 1 },
  disclosure: [
    { kind: 'diagnosis', text: fromPlainText('Dengue with warning signs.'), held: true },
    { kind: 'management', text: fromPlainText('Isotonic crystalloid.'), held: false },
  ],
  takeHome: ['The dangerous day is the one without fever.'],
  references: [],
  ...change,
});

export const draftSettings = (change: Partial<DraftSettings> = {}): DraftSettings => ({
  language: 'en',
  specialities: ['infectious-disease'],
  anonymous: false,
  leftOut: [],
  respondents: 'verified',
  respondentSpecialities: [],
  consent: { kind: 'written', date: null, confirmed: true },
  imagesReviewed: true,
  ...change,
});

export interface CaseWish {
  readonly content?: Partial<CaseContent>;
  readonly settings?: Partial<DraftSettings>;
  /** Words that may tell who the patient is were looked at, and stay. */
  readonly acceptIdentifiers?: true;
}

/** Writes and publishes a case as `author` does, and approves it where it was held. Returns its id. */
export async function aPublishedCase(world: TestWorld, author: Caller, wish: CaseWish = {}): Promise<string> {
  const draft = await author.call(startDraft, { language: 'en' });
  const { version } = await author.call(saveDraft, {
    id: draft.id,
    version: draft.version,
    content: { ...caseContent(wish.content) },
    settings: draftSettings(wish.settings),
  });
  const { id, status } = await author.call(publishCase, { draftId: draft.id, version, acceptIdentifiers: wish.acceptIdentifiers });
  if (status === 'held') await approve(world, id);
  return id;
}

async function approve(world: TestWorld, id: string): Promise<void> {
  const staff = await aMember(world, { name: 'Staff Approver', rights: ['approvals'] });
  await world.runtime.database.transaction(async (db) => {
    await setItemStatus(
      { db, emit: (event, payload) => world.runtime.services.emit(db, event, payload) },
      await accessItem(db, staff, id),
      'published',
    );
  });
}
