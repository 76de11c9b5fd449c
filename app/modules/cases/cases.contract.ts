/** Clinical cases: read, answer, open step by step, update, withdraw. How they are written stands in case-draft.contract.ts. */
import { z } from 'zod';
import { AcceptIdentifiers } from '#modules/library/draft.contract.ts';
import { DISCUSSED_LIST_INPUT, RESPOND_RIGHT, RelatedItems } from '#modules/library/item-kind.contract.ts';
import { ItemCard, REPOST_ERRORS, REPOST_INPUT, Reposted } from '#modules/library/library.contract.ts';
import { ImageRef } from '#modules/media/media.contract.ts';
import { event } from '#platform/events/event.ts';
import { Id, Version } from '#platform/operation/id.ts';
import { command, main, query } from '#platform/operation/operation.ts';
import { pageOf } from '#platform/operation/paging.ts';
import { line } from '#platform/richtext/line.ts';
import { isBlank, RichText, richText } from '#platform/richtext/richtext.ts';
import { Annotation, CaseContent, DISCLOSURE_KINDS, PatientLine } from './case-content.contract.ts';

export const RESPONDENTS = ['verified', 'mySpeciality', 'following', 'specialities'] as const;
export const CONSENT_KINDS = ['written', 'verbal', 'guardian', 'notIdentifiable'] as const;

/** What a list shows of a case: the `card` of its item. */
export const CaseCard = z.strictObject({
  patient: PatientLine,
  cover: ImageRef.extend({ alt: z.string() }).nullable(),
  images: z.int(),
  question: z.string().nullable(),
});
export type CaseCard = z.infer<typeof CaseCard>;

export const CaseSummary = ItemCard.extend({ card: CaseCard });
export type CaseSummary = z.infer<typeof CaseSummary>;

/** A picture of a case as the page shows it. */
const ShownImage = ImageRef.extend({ caption: z.string(), alt: z.string(), annotations: z.array(Annotation) });

/** A held-back step tells its kind; its text comes when the reader opens it. */
const ShownDisclosure = z.strictObject({
  kind: z.enum(DISCLOSURE_KINDS),
  held: z.boolean(),
  open: z.boolean(),
  openedBy: z.int(),
  text: RichText.nullable(),
});

/**
 * Votes per option, in the order of the options; told to those who have answered and to the author. By speciality where at least three
 * answered, and only so that what is left out is not of fewer either.
 */
const Results = z.strictObject({
  total: z.int(),
  votes: z.array(z.int()),
  bySpeciality: z.array(z.strictObject({ speciality: z.string(), votes: z.array(z.int()) })),
});

export const CaseUpdate = z.strictObject({
  id: z.string(),
  /** Days after the case was published. */
  day: z.int(),
  title: z.string(),
  text: RichText,
  closes: z.boolean(),
  at: z.string(),
  /** How often it was edited. */
  edits: z.int(),
  editedAt: z.string().nullable(),
});
export type CaseUpdate = z.infer<typeof CaseUpdate>;

/** An update as one reader may see it: what it says comes with the step it opens with. */
const ShownUpdate = CaseUpdate.extend({
  title: z.string().nullable(),
  text: RichText.nullable(),
  opensWith: z.enum(['diagnosis', 'outcome']).nullable(),
});

/** What authors write of it. */
export const UPDATE_LENGTH = 6000;

export const CASE_UPDATE_TEXTS = {
  title: line(160, 'cases.validation.updateTitle'),
  text: richText(UPDATE_LENGTH).refine((text) => !isBlank(text), { error: 'cases.validation.updateText' }),
};

export const CaseView = z.strictObject({
  item: CaseSummary,
  content: CaseContent.omit({ images: true, disclosure: true, question: true }).extend({
    images: z.array(ShownImage),
    disclosure: z.array(ShownDisclosure),
    question: z
      .strictObject({
        text: z.string(),
        options: z.array(z.string()),
        /** Index of the author's choice; null until the reader has answered. */
        answer: z.int().nullable(),
        myAnswer: z.int().nullable(),
        results: Results.nullable(),
      })
      .nullable(),
  }),
  updates: z.array(ShownUpdate),
  /** There are take-home points or references, which open with the diagnosis that is held back. */
  closingHeld: z.boolean(),
  respondents: z.strictObject({ kind: z.enum(RESPONDENTS), specialities: z.array(z.string()) }),
  /** Anything but `published` only its author and staff see. */
  status: z.enum(['published', 'held', 'withdrawn', 'removed']),
  /** Rises with every change of the content. */
  version: z.int(),
  can: z.strictObject({
    edit: z.boolean(),
    update: z.boolean(),
    withdraw: z.boolean(),
    /** It was withdrawn a moment ago. */
    restore: z.boolean(),
    answer: z.boolean(),
    ...RESPOND_RIGHT,
  }),
  related: RelatedItems,
});
export type CaseView = z.infer<typeof CaseView>;

/** Whether the author says how it ended. */
export const CASE_STATUSES = ['open', 'solved'] as const;

export const listCases = query('cases.listCases', {
  summary: 'Published cases by speciality, state and relation to the reader.',
  http: main.get('/cases'),
  access: 'anyone',
  rate: 'read',
  input: z.strictObject({ ...DISCUSSED_LIST_INPUT, status: z.enum(CASE_STATUSES).optional() }),
  output: pageOf(CaseSummary),
  errors: {},
});

export const getCase = query('cases.getCase', {
  summary: 'One case, as far as the reader has opened it.',
  http: main.get('/cases/:id'),
  access: 'anyone',
  rate: 'read',
  input: z.strictObject({ id: Id }),
  output: CaseView,
  errors: { 'cases.notFound': 404, 'cases.withdrawn': 410 },
});

export const answerCase = command('cases.answerCase', {
  summary:
    'Says what the reader would do, where the author lets them respond. An answer stands: it cannot be changed once results are seen.',
  http: main.post('/cases/:id/answer'),
  access: 'verified',
  rate: 'write',
  input: z.strictObject({
    id: Id,
    option: z.int().min(0).max(3),
    /** The question and the option as the reader saw them: as long as nobody has answered, its author may change both. */
    read: z.strictObject({ question: z.string(), option: z.string() }).optional(),
  }),
  output: z.strictObject({ myAnswer: z.int(), answer: z.int().nullable(), results: Results }),
  errors: {
    'cases.notFound': 404,
    'cases.noQuestion': 409,
    'cases.questionChanged': 409,
    'cases.alreadyAnswered': 409,
    'library.mayNotRespond': 403,
  },
});

export const openStep = command('cases.openStep', {
  summary: 'Opens a step that the author held back, once those before it are open.',
  http: main.post('/cases/:id/open-step'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ id: Id, kind: z.enum(DISCLOSURE_KINDS) }),
  output: z.strictObject({ kind: z.enum(DISCLOSURE_KINDS), text: RichText }),
  errors: { 'cases.notFound': 404, 'cases.noSuchStep': 404, 'cases.stepsBefore': 409 },
});

export const addCaseUpdate = command('cases.addCaseUpdate', {
  summary:
    'Tells how the case went on; those who follow it are told. Only the author may. When identifiers remain in it the case is held until staff have looked.',
  http: main.post('/cases/:id/updates'),
  access: 'member',
  rate: 'post',
  input: z.strictObject({
    id: Id,
    ...CASE_UPDATE_TEXTS,
    closes: z.boolean().default(false),
    acceptIdentifiers: AcceptIdentifiers,
  }),
  output: CaseUpdate,
  errors: { 'cases.notFound': 404, 'cases.notYours': 403, 'cases.identifiersRemain': 422 },
});

export const withdrawCase = command('cases.withdrawCase', {
  summary:
    'Takes an own case down everywhere, for instance because the patient withdrew consent. Undone within 10 minutes by `cases.restoreCase`, except after a withdrawal of consent.',
  http: main.post('/cases/:id/withdraw'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ id: Id, reason: z.enum(['author', 'consentWithdrawn']) }),
  output: z.strictObject({ id: z.string() }),
  errors: { 'cases.notFound': 404, 'cases.notYours': 403 },
});

export const restoreCase = command('cases.restoreCase', {
  summary: 'Brings an own withdrawn case back within 10 minutes.',
  http: main.post('/cases/:id/restore'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ id: Id }),
  output: z.strictObject({ id: z.string() }),
  errors: { 'cases.notFound': 404, 'cases.notYours': 403 },
});

export const repostCase = command('cases.repostCase', {
  summary: 'Shows a case to those who follow the reader, with a note; `reposted: false` takes it back.',
  http: main.post('/case-repost'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ caseId: Id, ...REPOST_INPUT }),
  output: Reposted,
  errors: { 'cases.notFound': 404, ...REPOST_ERRORS },
});

export const updateCase = command('cases.updateCase', {
  summary:
    'Changes single fields of an own published case at once; marked as solved, those who follow it are told, once. A stale edit is refused with the current version. When identifiers remain in them the case is held until staff have looked.',
  http: main.patch('/cases/:id'),
  access: 'verified',
  rate: 'write',
  input: z.strictObject({
    id: Id,
    version: Version,
    takeHome: CaseContent.shape.takeHome.optional(),
    title: CaseContent.shape.title.optional(),
    solved: z.boolean().optional(),
    acceptIdentifiers: AcceptIdentifiers,
  }),
  output: z.strictObject({ id: z.string(), version: z.int() }),
  errors: { 'cases.notFound': 404, 'cases.notYours': 403, 'cases.staleCase': 409, 'cases.identifiersRemain': 422 },
});

// ---------- events ----------

export const caseUpdated = event(
  'cases.caseUpdated',
  z.strictObject({
    caseId: z.string(),
    authorId: z.string(),
    anonymous: z.boolean(),
    updateId: z.string(),
    closes: z.boolean(),
    /** Without its author. */
    mentionedIds: z.array(z.string()).default([]),
  }),
);
/** An update that was told was changed so that it names colleagues it did not name before. */
export const caseUpdateNamedColleagues = event(
  'cases.caseUpdateNamedColleagues',
  z.strictObject({ caseId: z.string(), authorId: z.string(), updateId: z.string(), mentionedIds: z.array(z.string()).min(1) }),
);
/** Its author deleted an update, for good: what was told of it is told no more. */
export const caseUpdateRemoved = event('cases.caseUpdateRemoved', z.strictObject({ caseId: z.string(), updateId: z.string() }));
/** Its author marked a case as solved, and no update tells how it ended. */
export const caseSolved = event(
  'cases.caseSolved',
  z.strictObject({ caseId: z.string(), authorId: z.string(), /** Since when it is. */ at: z.string() }),
);
/** The author is asked how it ended. */
export const outcomeAsked = event(
  'cases.outcomeAsked',
  z.strictObject({ caseId: z.string(), authorId: z.string(), day: z.union([z.literal(7), z.literal(30)]) }),
);
