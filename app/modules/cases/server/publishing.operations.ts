import { withTrueNames } from '#modules/identity/server/identity.public.ts';
import { changeItem, identifiersIn, outcomeOfChange, type Respondents, registerItem } from '#modules/library/server/library.public.ts';
import type { ImageRef } from '#modules/media/media.contract.ts';
import { deleteImages, showOwnImages } from '#modules/media/server/media.public.ts';
import { holdAgain, holdReason, noteHold } from '#modules/moderation/server/moderation.public.ts';
import type { Database } from '#platform/db/database.ts';
import { newId } from '#platform/db/id.ts';
import type { MemberContext } from '#platform/operation/context.ts';
import { Failure } from '#platform/operation/failure.ts';
import { handle } from '#platform/operation/handler.ts';
import { CASE_LIMITS, type CaseContent } from '../case-content.contract.ts';
import { type DraftSettings, publishCase } from '../case-draft.contract.ts';
import { textsOfCase } from '../case-texts.contract.ts';
import { isSameQuestion } from './case.policy.ts';
import { answeredQuestion, changeRecord, insertRecord, lockConsented, lockRecord } from './case.store.ts';
import { caseCard, summaryOf } from './case.view.ts';
import { consentComplaints, keptConsent } from './consent.policy.ts';
import { accessDraft, publishedSince, settingsOf } from './draft.operations.ts';
import { type DraftRow, deleteDraft, lockDraft } from './draft.store.ts';
import { checkDraftContent } from './draft-check.policy.ts';
import { accessOwnCase } from './reading.operations.ts';

type Images = Record<string, ImageRef>;

export const publishingHandlers = [
  handle(publishCase, async (context, { draftId, version, acceptIdentifiers }) => {
    const { db, viewer } = context;
    const found = await freshDraft(db, viewer.id, draftId, version);
    const draft = { ...found, settings: await settingsOf(db, viewer, found) };
    const { content, identifiersRemain } = await readyContent(db, draft, acceptIdentifiers);
    const id = draft.caseId ?? newId();
    const written = { content, images: await imagesOf(context, content, id), identifiersRemain };
    const result = draft.caseId === null ? await publishNew(context, draft, id, written) : await publishChange(context, draft, id, written);
    await deleteDraft(db, viewer.id, draftId);
    return result;
  }),
];

/** The draft as the caller knows it, locked: two windows publish it once, and what is saved meanwhile is refused. */
async function freshDraft(db: Database, authorId: string, id: string, version: number): Promise<DraftRow> {
  const { caseId } = await accessDraft(db, authorId, id);
  // The case comes first, as with whoever erases it: else each could wait for the other.
  if (caseId !== null) await lockRecord(db, caseId);
  const draft = await lockDraft(db, authorId, id);
  if (draft === null) throw new Failure('cases.draftNotFound');
  if (draft.version !== version) throw new Failure('cases.staleDraft', { details: { version: draft.version } });
  return draft;
}

interface Ready {
  readonly content: CaseContent;
  readonly identifiersRemain: boolean;
}

/** Complete content, with consent and pictures looked at and colleagues by their own names; throws for what is missing, with the fields. */
async function readyContent(db: Database, draft: DraftRow, acceptIdentifiers: boolean): Promise<Ready> {
  const { content: written, fields } = checkDraftContent(draft.content, draft.settings);
  const { consent, imagesReviewed } = draft.settings;
  const complaints = { ...fields, ...consentComplaints(consent, new Date()) };
  if (written === null || Object.keys(complaints).length > 0) throw new Failure('request.invalid', { fields: complaints });
  if (consent.kind === null || !consent.confirmed)
    throw new Failure('cases.consentMissing', { fields: { 'settings.consent': 'cases.validation.consent' } });
  if (written.images.length > 0 && !imagesReviewed)
    throw new Failure('cases.imagesNotReviewed', { fields: { 'settings.imagesReviewed': 'cases.validation.imagesReviewed' } });
  const content = await withNames(db, written);
  // Read as it will stand there: a name that leads to nobody is a word like any other by now.
  const identifiers = identifiersIn(textsOfCase(content), draft.settings.language);
  if (identifiers.length > 0 && !acceptIdentifiers) throw new Failure('cases.identifiersRemain', { details: { identifiers } });
  return { content, identifiersRemain: identifiers.length > 0 };
}

/** Colleagues named in the narrative stand there by their own names. */
async function withNames(db: Database, content: CaseContent): Promise<CaseContent> {
  const disclosure: CaseContent['disclosure'] = [];
  for (const [i, step] of content.disclosure.entries()) {
    const text = await withTrueNames(db, step.text, { field: `disclosure.${i}.text`, max: CASE_LIMITS.disclosure });
    disclosure.push({ ...step, text });
  }
  const presentation = await withTrueNames(db, content.presentation, { field: 'presentation', max: CASE_LIMITS.presentation });
  return { ...content, presentation, disclosure };
}

/** Pictures of the case, all of them the author's own and shown by nothing else; the case shows them from now on. */
async function imagesOf({ db, viewer }: MemberContext, content: CaseContent, caseId: string): Promise<Images> {
  const ids = content.images.map((image) => image.mediaId);
  const images = await showOwnImages(db, { ownerId: viewer.id, purpose: 'case', by: caseId }, ids);
  const missing = content.images.findIndex((image) => !images.has(image.mediaId));
  if (missing !== -1) throw new Failure('request.invalid', { fields: { [`images.${missing}.mediaId`]: 'cases.validation.imageGone' } });
  return Object.fromEntries(images);
}

interface Written extends Ready {
  readonly images: Images;
}

async function publishNew(context: MemberContext, draft: DraftRow, id: string, { content, images, identifiersRemain }: Written) {
  const { db, viewer } = context;
  // First cases are read by staff, and so is what may still name someone.
  const why = await holdReason(db, { authorId: viewer.id, verified: viewer.verified, kind: 'case', identifiersRemain, claims: false });
  const status = why === null ? ('published' as const) : ('held' as const);
  await insertRecord(db, { id, authorId: viewer.id, content, images, ...keptConsent(draft.settings.consent, null, new Date()) });
  await registerItem(context, {
    id,
    kind: 'case',
    authorId: viewer.id,
    anonymous: draft.settings.anonymous,
    leftOut: draft.settings.leftOut,
    ...shownBy(draft.settings, content, images),
    respondents: respondentsOf(draft.settings, viewer.specialityId),
    status,
  });
  if (why !== null) await noteHold(db, id, why);
  return { id, status };
}

async function publishChange(context: MemberContext, draft: DraftRow, caseId: string, { content, images, identifiersRemain }: Written) {
  const { db, viewer } = context;
  const item = await accessOwnCase(db, viewer, caseId);
  const record = await lockConsented(db, caseId);
  if (record === null) throw new Failure('cases.notFound');
  if (record.version !== draft.caseVersion) {
    throw new Failure('cases.caseChanged', { details: { current: await publishedSince(db, viewer, draft), yours: draft.content } });
  }
  const answered = await answeredQuestion(db, caseId);
  if (answered !== null && !isSameQuestion(answered, content.question))
    throw new Failure('cases.questionAnswered', {
      fields: { question: 'cases.validation.questionAnswered' },
      details: { question: answered },
    });
  await changeRecord(db, caseId, { content, images, ...keptConsent(draft.settings.consent, record, new Date()) });
  await changeItem(context, caseId, {
    ...shownBy(draft.settings, content, images),
    // An anonymous byline never changes: another speciality beside it would tell that somebody has changed theirs.
    respondents: respondentsOf(draft.settings, item.anonymous ? item.byline.speciality : viewer.specialityId),
  });
  await deleteImages(
    context,
    Object.keys(record.images).filter((id) => images[id] === undefined),
  );
  const isHeld = await holdAgain(context, item, { identifiersRemain, claims: false });
  return { id: caseId, status: outcomeOfChange(item, isHeld) };
}

const shownBy = (settings: DraftSettings, content: CaseContent, images: Images) => ({
  language: settings.language,
  specialities: settings.specialities,
  title: content.title,
  summary: summaryOf(content),
  card: { ...caseCard(content, images) },
});

function respondentsOf(settings: DraftSettings, ownSpeciality: string | null): Respondents {
  if (settings.respondents === 'specialities') return { kind: 'specialities', specialities: settings.respondentSpecialities };
  if (settings.respondents === 'mySpeciality') return { kind: 'mySpeciality', specialities: ownSpeciality === null ? [] : [ownSpeciality] };
  return { kind: settings.respondents, specialities: [] };
}
