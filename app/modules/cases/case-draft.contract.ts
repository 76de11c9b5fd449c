/** Writing cases: drafts that are saved at every change, checked and published. */
import { z } from 'zod';
import { LeftOut } from '#modules/identity/byline.contract.ts';
import {
  CitedRetractions,
  DRAFT_CHECK_FIELDS,
  DRAFT_FIELDS,
  DRAFT_LINE_FIELDS,
  DraftLanguage,
  DraftSaved,
  draftContent,
  PublishedOrHeld,
  PublishInput,
  specialitySlugs,
} from '#modules/library/draft.contract.ts';
import { Id, SeenVersion, Version } from '#platform/operation/id.ts';
import { command, main, query } from '#platform/operation/operation.ts';
import { CaseQuestion } from './case-content.contract.ts';
import { CONSENT_KINDS, RESPONDENTS } from './cases.contract.ts';

/** What the composer keeps: any part of a case. */
export const DraftContent = draftContent(200_000);

export const DraftSettings = z.strictObject({
  language: DraftLanguage,
  specialities: specialitySlugs(4),
  anonymous: z.boolean(),
  /** What an anonymous byline does not show. */
  leftOut: LeftOut.default([]),
  respondents: z.enum(RESPONDENTS),
  respondentSpecialities: specialitySlugs(10),
  consent: z.strictObject({
    kind: z.enum(CONSENT_KINDS).nullable(),
    /** The day on which it was given, of the last ten years; null for the day of publishing, and where none is needed. */
    date: z.iso.date().nullable().default(null),
    /** The author says that it is filed. */
    confirmed: z.boolean(),
  }),
  /** The author has looked at the pictures for faces, tattoos, labels and wristbands. */
  imagesReviewed: z.boolean(),
});

export type DraftSettings = z.infer<typeof DraftSettings>;

/** Readers learn whether they may respond, and who follows whom is for everybody to read: the two together lead to an anonymous author. */
export const tellsAuthor = ({ anonymous, respondents }: Pick<DraftSettings, 'anonymous' | 'respondents'>): boolean =>
  anonymous && respondents === 'following';

/** False where nobody can be recognised, and as long as nothing is said of it. */
export const needsConsent = (kind: string | null): boolean => kind !== null && kind !== 'notIdentifiable';

/** What a new case begins with. */
export const freshSettings = (language: DraftSettings['language'], speciality: string | null): DraftSettings => ({
  language,
  specialities: speciality === null ? [] : [speciality],
  anonymous: false,
  leftOut: [],
  respondents: 'verified',
  respondentSpecialities: [],
  consent: { kind: null, date: null, confirmed: false },
  imagesReviewed: false,
});

export const Draft = z.strictObject({
  ...DRAFT_FIELDS,
  /** Set for changes to a published case. */
  caseId: z.string().nullable(),
  /** The published case, where it is not the one any more that the change began with. */
  published: z
    .strictObject({
      content: DRAFT_FIELDS.content,
      settings: DraftSettings,
      images: DRAFT_FIELDS.images,
      /** Of the case. */
      version: z.int(),
      updatedAt: z.string(),
    })
    .nullable(),
  /** What the published case asks, once a colleague has answered it: a change keeps its text and its options. */
  answeredQuestion: CaseQuestion.nullable(),
  settings: DraftSettings,
});
export type Draft = z.infer<typeof Draft>;

export const startDraft = command('cases.startDraft', {
  summary: 'Begins a case, or the change of an own published one.',
  http: main.post('/case-drafts'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ caseId: Id.nullable().default(null), language: DraftLanguage }),
  output: Draft,
  errors: { 'cases.notFound': 404, 'cases.notYours': 403, 'cases.tooManyDrafts': 409 },
});

export const listDrafts = query('cases.listDrafts', {
  summary: 'Own unfinished cases, newest first, at most 20; new ones before changes of published ones where there are more.',
  http: main.get('/case-drafts'),
  access: 'member',
  rate: 'read',
  input: z.strictObject({}),
  output: z.strictObject({ data: z.array(z.strictObject({ ...DRAFT_LINE_FIELDS, caseId: z.string().nullable() })) }),
  errors: {},
});

export const getDraft = query('cases.getDraft', {
  summary: 'One own draft.',
  http: main.get('/case-drafts/:id'),
  access: 'member',
  rate: 'read',
  input: z.strictObject({ id: Id }),
  output: Draft,
  errors: { 'cases.draftNotFound': 404 },
});

export const saveDraft = command('cases.saveDraft', {
  summary:
    'Saves a draft. When it was changed elsewhere in between, both versions are kept: the answer is 409 with the other one in `details.current`.',
  http: main.patch('/case-drafts/:id'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({
    id: Id,
    version: Version,
    content: DraftContent,
    settings: DraftSettings,
    /** Of the published case, once its author has seen it beside the change: from here on it is this one that is changed. */
    caseVersion: Version.optional(),
  }),
  output: DraftSaved,
  errors: { 'cases.draftNotFound': 404, 'cases.staleDraft': 409 },
});

export const discardDraft = command('cases.discardDraft', {
  summary:
    'Throws an own draft away. One that was saved elsewhere since `version` is kept: the answer is 409 with it in `details.current`.',
  http: main.delete('/case-drafts/:id'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ id: Id, version: SeenVersion.optional() }),
  output: z.strictObject({ id: z.string() }),
  errors: { 'cases.draftNotFound': 404, 'cases.staleDraft': 409 },
});

/** Why somebody may know the patient again though nothing names them. */
export const RISK_REASONS = ['face', 'village', 'regency', 'ageOver89', 'rareDiagnosis', 'recent', 'combination'] as const;

export const checkDraft = query('cases.checkDraft', {
  summary:
    'What stands between a draft and its publication: fields to fill and identifiers to remove; and how easily the patient may be known again, which keeps nobody from publishing.',
  http: main.get('/case-drafts/:id/check'),
  access: 'member',
  rate: 'read',
  input: z.strictObject({ id: Id }),
  output: z.strictObject({
    ...DRAFT_CHECK_FIELDS,
    risk: z.enum(['low', 'raised', 'high']),
    riskReasons: z.array(z.enum(RISK_REASONS)),
  }),
  errors: { 'cases.draftNotFound': 404, 'cases.notFound': 404 },
});

export const listDraftRetractions = query('cases.listDraftRetractions', {
  summary: 'References of a draft that their journals have retracted, or raised concerns about.',
  http: main.get('/case-drafts/:id/retractions'),
  access: 'member',
  rate: 'read',
  input: z.strictObject({ id: Id }),
  output: CitedRetractions,
  errors: { 'cases.draftNotFound': 404 },
});

export const publishCase = command('cases.publishCase', {
  summary:
    'Publishes a draft, or brings its changes into the published case; where that was changed meanwhile, the answer is 409 with it in `details.current`. Held for a colleague of the staff when it is the first case of its author or identifiers remain. A question that was answered stays.',
  http: main.post('/cases'),
  access: 'verified',
  rate: 'post',
  input: PublishInput,
  output: PublishedOrHeld,
  errors: {
    'cases.draftNotFound': 404,
    'cases.notFound': 404,
    'cases.staleDraft': 409,
    'cases.identifiersRemain': 422,
    'cases.consentMissing': 422,
    'cases.imagesNotReviewed': 422,
    'cases.caseChanged': 409,
    'cases.questionAnswered': 409,
  },
});
