/** Writing cases: drafts that are saved at every change, checked and published. */
import { z } from 'zod';
import { AcceptIdentifiers, DraftSaved, draftContent, IdentifierFinding, PublishedOrHeld } from '#modules/library/draft.contract.ts';
import { ImageRef } from '#modules/media/media.contract.ts';
import { Id, Version } from '#platform/operation/id.ts';
import { command, main, query } from '#platform/operation/operation.ts';
import { CONSENT_KINDS, RESPONDENTS } from './cases.contract.ts';

/** What the composer keeps: any part of a case. */
export const DraftContent = draftContent(200_000);

export const DraftSettings = z.strictObject({
  language: z.enum(['en', 'id']),
  specialities: z.array(z.string().max(60)).max(4),
  anonymous: z.boolean(),
  respondents: z.enum(RESPONDENTS),
  respondentSpecialities: z.array(z.string().max(60)).max(10),
  consent: z.strictObject({ kind: z.enum(CONSENT_KINDS).nullable(), /** The author says that it is filed. */ confirmed: z.boolean() }),
  /** The author has looked at the pictures for faces, tattoos, labels and wristbands. */
  imagesReviewed: z.boolean(),
});

export const Draft = z.strictObject({
  id: z.string(),
  /** Set for changes to a published case. */
  caseId: z.string().nullable(),
  content: z.record(z.string(), z.unknown()),
  settings: DraftSettings,
  images: z.record(z.string(), ImageRef),
  version: z.int(),
  updatedAt: z.string(),
});
export type Draft = z.infer<typeof Draft>;

export const startDraft = command('cases.startDraft', {
  summary: 'Begins a case, or the change of an own published one.',
  http: main.post('/case-drafts'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ caseId: Id.nullable().default(null), language: z.enum(['en', 'id']) }),
  output: Draft,
  errors: { 'cases.notFound': 404, 'cases.notYours': 403, 'cases.tooManyDrafts': 409 },
});

export const listDrafts = query('cases.listDrafts', {
  summary: 'Own unfinished cases, newest first, at most 20.',
  http: main.get('/case-drafts'),
  access: 'member',
  rate: 'read',
  input: z.strictObject({}),
  output: z.strictObject({
    data: z.array(z.strictObject({ id: z.string(), caseId: z.string().nullable(), title: z.string(), updatedAt: z.string() })),
  }),
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
  input: z.strictObject({ id: Id, version: Version, content: DraftContent, settings: DraftSettings }),
  output: DraftSaved,
  errors: { 'cases.draftNotFound': 404, 'cases.staleDraft': 409 },
});

export const discardDraft = command('cases.discardDraft', {
  summary: 'Throws an own draft away.',
  http: main.delete('/case-drafts/:id'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ id: Id }),
  output: z.strictObject({ id: z.string() }),
  errors: { 'cases.draftNotFound': 404 },
});

export const checkDraft = query('cases.checkDraft', {
  summary: 'What stands between a draft and its publication: fields to fill and identifiers to remove.',
  http: main.get('/case-drafts/:id/check'),
  access: 'member',
  rate: 'read',
  input: z.strictObject({ id: Id }),
  output: z.strictObject({
    /** Translated message by field path. */
    fields: z.record(z.string(), z.string()),
    identifiers: z.array(IdentifierFinding),
    risk: z.enum(['low', 'raised', 'high']),
  }),
  errors: { 'cases.draftNotFound': 404 },
});

export const publishCase = command('cases.publishCase', {
  summary:
    'Publishes a draft, or brings its changes into the published case. Held for a colleague of the staff when it is the first case of its author or identifiers remain.',
  http: main.post('/cases'),
  access: 'verified',
  rate: 'post',
  input: z.strictObject({
    draftId: Id,
    version: Version,
    acceptIdentifiers: AcceptIdentifiers,
  }),
  output: PublishedOrHeld,
  errors: {
    'cases.draftNotFound': 404,
    'cases.staleDraft': 409,
    'cases.identifiersRemain': 422,
    'cases.consentMissing': 422,
    'cases.imagesNotReviewed': 422,
    'cases.caseChanged': 409,
  },
});
