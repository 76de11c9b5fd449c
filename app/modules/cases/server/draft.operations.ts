import { leftOutOf } from '#modules/identity/byline.contract.ts';
import { knownSlugs } from '#modules/library/draft.contract.ts';
import { complaintsInWords, imagesOfDraft, titleOfDraft } from '#modules/library/server/library.public.ts';
import { identified, noticedAmong } from '#modules/news/server/news.public.ts';
import type { Database } from '#platform/db/database.ts';
import { newId } from '#platform/db/id.ts';
import { Failure } from '#platform/operation/failure.ts';
import { handle } from '#platform/operation/handler.ts';
import type { Member } from '#platform/session/viewer.ts';
import {
  checkDraft,
  type Draft,
  type DraftSettings,
  discardDraft,
  freshSettings,
  getDraft,
  listDraftRetractions,
  listDrafts,
  saveDraft,
  startDraft,
} from '../case-draft.contract.ts';
import { answeredQuestion, findRecord, lockConsented, type RecordRow } from './case.store.ts';
import { consentComplaints, consentDayOf } from './consent.policy.ts';
import {
  type DraftRow,
  deleteDraft,
  findDraft,
  findDraftOfCase,
  insertDraft,
  listDraftRows,
  lockBeginning,
  saveDraftRow,
} from './draft.store.ts';
import { checkDraftContent, worksCitedIn } from './draft-check.policy.ts';
import { accessOwnCase } from './reading.operations.ts';

const MAX_DRAFTS = 20;

/** The author's own draft: throws `cases.draftNotFound` for any other. */
export async function accessDraft(db: Database, authorId: string, id: string): Promise<DraftRow> {
  const draft = await findDraft(db, authorId, id);
  if (draft === null) throw new Failure('cases.draftNotFound');
  return draft;
}

/** As it would be published: under the name, or without one, that a published case has already. */
export const settingsOf = async (db: Database, viewer: Member, { caseId, settings }: DraftRow): Promise<DraftSettings> =>
  caseId === null ? settings : { ...settings, anonymous: (await accessOwnCase(db, viewer, caseId)).anonymous };

async function draftView(db: Database, viewer: Member, row: DraftRow): Promise<Draft> {
  const { id, caseId, content, settings, version } = row;
  return {
    id,
    caseId,
    content,
    settings,
    version,
    published: await publishedSince(db, viewer, row),
    images: await imagesOfDraft(db, row.authorId, content),
    answeredQuestion: caseId === null ? null : await answeredQuestion(db, caseId),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** What readers see, where it was changed after the draft was begun: its author is to see both before one replaces the other. */
export async function publishedSince(
  db: Database,
  viewer: Member,
  { caseId, caseVersion, settings }: DraftRow,
): Promise<Draft['published']> {
  const record = caseId === null ? null : await findRecord(db, caseId);
  if (record === null || record.version === caseVersion || record.consentWithdrawnAt !== null) return null;
  // One that was withdrawn meanwhile is nothing to compare with.
  const item = await accessOwnCase(db, viewer, record.id).catch(() => null);
  if (item === null) return null;
  const { content, images, version, updatedAt } = record;
  return {
    content: { ...content },
    // What the author says of the pictures is said of those of the draft.
    settings: { ...settingsOfCase(item, record), imagesReviewed: settings.imagesReviewed },
    images,
    version,
    updatedAt: updatedAt.toISOString(),
  };
}

export const draftHandlers = [
  handle(startDraft, async ({ db, viewer }, { caseId, language }) => {
    if (caseId !== null) return draftView(db, viewer, await draftOfCase(db, viewer, caseId));
    await lockBeginning(db, viewer.id);
    const rows = await listDraftRows(db, viewer.id, MAX_DRAFTS);
    if (rows.length >= MAX_DRAFTS) throw new Failure('cases.tooManyDrafts');
    const settings = freshSettings(language, viewer.specialityId);
    return draftView(db, viewer, await insertDraft(db, { id: newId(), authorId: viewer.id, content: {}, settings }));
  }),

  handle(listDrafts, async ({ db, viewer }) => {
    const rows = await listDraftRows(db, viewer.id, MAX_DRAFTS);
    return {
      data: rows.map(({ id, caseId, content, updatedAt }) => ({
        id,
        caseId,
        title: titleOfDraft(content),
        updatedAt: updatedAt.toISOString(),
      })),
    };
  }),

  handle(getDraft, async ({ db, viewer }, { id }) => draftView(db, viewer, await accessDraft(db, viewer.id, id))),

  handle(saveDraft, async ({ db, viewer }, { id, version, ...change }) => {
    const saved = await saveDraftRow(db, { id, authorId: viewer.id, version }, change);
    if (saved !== null) return { version: saved.version, updatedAt: saved.updatedAt.toISOString() };
    const current = await accessDraft(db, viewer.id, id);
    throw new Failure('cases.staleDraft', { details: { current: await draftView(db, viewer, current) } });
  }),

  handle(discardDraft, async ({ db, viewer }, { id, version }) => {
    if (await deleteDraft(db, viewer.id, id, version)) return { id };
    const current = await accessDraft(db, viewer.id, id);
    throw new Failure('cases.staleDraft', { details: { current: await draftView(db, viewer, current) } });
  }),

  handle(checkDraft, async ({ db, viewer, services, language }, { id }) => {
    const draft = await accessDraft(db, viewer.id, id);
    const { fields, identifiers, risk } = checkDraftContent(draft.content, await settingsOf(db, viewer, draft));
    const all = { ...fields, ...consentComplaints(draft.settings.consent, new Date()) };
    return {
      fields: complaintsInWords(services, language, all),
      identifiers: [...identifiers],
      risk: risk.level,
      riskReasons: [...risk.reasons],
    };
  }),

  handle(listDraftRetractions, async ({ db, viewer }, { id }) => {
    const { content } = await accessDraft(db, viewer.id, id);
    const noticed = await noticedAmong(db, await identified(db, worksCitedIn(content)));
    return { data: noticed.flatMap(({ articleId, kind, citedAs }) => citedAs.map((cited) => ({ cited, articleId, kind }))) };
  }),
];

/** A published case is changed through a draft of its own, one at a time. */
async function draftOfCase(db: Database, viewer: Member, caseId: string): Promise<DraftRow> {
  const item = await accessOwnCase(db, viewer, caseId);
  const record = await lockConsented(db, caseId);
  if (record === null) throw new Failure('cases.notFound');
  const open = await findDraftOfCase(db, viewer.id, caseId);
  if (open !== null) return open;
  return insertDraft(db, {
    id: newId(),
    authorId: viewer.id,
    caseId,
    caseVersion: record.version,
    content: { ...record.content },
    settings: settingsOfCase(item, record),
  });
}

/** What a change of a published case begins with. */
const settingsOfCase = (item: Awaited<ReturnType<typeof accessOwnCase>>, record: RecordRow): DraftSettings => ({
  language: item.language,
  specialities: knownSlugs(item.specialities),
  anonymous: item.anonymous,
  leftOut: leftOutOf(item.byline),
  respondents: item.respondents.kind,
  respondentSpecialities: item.respondents.kind === 'specialities' ? knownSlugs(item.respondents.specialities) : [],
  consent: { kind: record.consentKind as DraftSettings['consent']['kind'], date: consentDayOf(record), confirmed: true },
  imagesReviewed: false,
});
