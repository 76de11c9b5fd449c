import type { z } from 'zod';
import { ownImages } from '#modules/media/server/media.public.ts';
import type { Database } from '#platform/db/database.ts';
import { newId } from '#platform/db/id.ts';
import { Failure } from '#platform/operation/failure.ts';
import { textKey } from '#platform/operation/failure-body.ts';
import { handle } from '#platform/operation/handler.ts';
import type { Member } from '#platform/session/viewer.ts';
import {
  checkDraft,
  type Draft,
  type DraftSettings,
  discardDraft,
  getDraft,
  listDrafts,
  saveDraft,
  startDraft,
} from '../case-draft.contract.ts';
import { findRecord } from './case.store.ts';
import { type DraftRow, deleteDraft, findDraft, findDraftOfCase, insertDraft, listDraftRows, saveDraftRow } from './draft.store.ts';
import { checkDraftContent } from './draft-check.policy.ts';
import { accessOwnCase } from './reading.operations.ts';

const MAX_DRAFTS = 20;

type Settings = z.infer<typeof DraftSettings>;

const FRESH: Omit<Settings, 'language'> = {
  specialities: [],
  anonymous: false,
  respondents: 'verified',
  respondentSpecialities: [],
  consent: { kind: null, confirmed: false },
  imagesReviewed: false,
};

/** The author's own draft: throws `cases.draftNotFound` for any other. */
export async function accessDraft(db: Database, authorId: string, id: string): Promise<DraftRow> {
  const draft = await findDraft(db, authorId, id);
  if (draft === null) throw new Failure('cases.draftNotFound');
  return draft;
}

/** Media ids a draft names, whatever state it is in. */
function imageIdsOf(content: Readonly<Record<string, unknown>>): string[] {
  const images: unknown[] = Array.isArray(content.images) ? content.images : [];
  return images.flatMap((image) =>
    typeof image === 'object' && image !== null && 'mediaId' in image && typeof image.mediaId === 'string' ? [image.mediaId] : [],
  );
}

async function draftView(db: Database, row: DraftRow): Promise<Draft> {
  const images = await ownImages(db, row.authorId, imageIdsOf(row.content));
  const { id, caseId, content, settings, version } = row;
  return { id, caseId, content, settings, version, images: Object.fromEntries(images), updatedAt: row.updatedAt.toISOString() };
}

export const draftHandlers = [
  handle(startDraft, async ({ db, viewer }, { caseId, language }) => {
    if (caseId !== null) return draftView(db, await draftOfCase(db, viewer, caseId));
    const rows = await listDraftRows(db, viewer.id, MAX_DRAFTS);
    if (rows.length >= MAX_DRAFTS) throw new Failure('cases.tooManyDrafts');
    const specialities = viewer.specialityId === null ? [] : [viewer.specialityId];
    return draftView(
      db,
      await insertDraft(db, { id: newId(), authorId: viewer.id, content: {}, settings: { ...FRESH, language, specialities } }),
    );
  }),

  handle(listDrafts, async ({ db, viewer }) => {
    const rows = await listDraftRows(db, viewer.id, MAX_DRAFTS);
    return {
      data: rows.map(({ id, caseId, content, updatedAt }) => ({
        id,
        caseId,
        title: typeof content.title === 'string' ? content.title.slice(0, 160) : '',
        updatedAt: updatedAt.toISOString(),
      })),
    };
  }),

  handle(getDraft, async ({ db, viewer }, { id }) => draftView(db, await accessDraft(db, viewer.id, id))),

  handle(saveDraft, async ({ db, viewer }, { id, version, content, settings }) => {
    const saved = await saveDraftRow(db, { id, authorId: viewer.id, version }, { content, settings });
    if (saved !== null) return { version: saved.version, updatedAt: saved.updatedAt.toISOString() };
    const current = await accessDraft(db, viewer.id, id);
    throw new Failure('cases.staleDraft', { details: { current: await draftView(db, current) } });
  }),

  handle(discardDraft, async ({ db, viewer }, { id }) => {
    if (!(await deleteDraft(db, viewer.id, id))) throw new Failure('cases.draftNotFound');
    return { id };
  }),

  handle(checkDraft, async ({ db, viewer, services, language }, { id }) => {
    const { content, settings } = await accessDraft(db, viewer.id, id);
    const { fields, identifiers, risk } = checkDraftContent(content, settings);
    const words = Object.entries(fields).map(([path, key]) => [path, services.translations.text(language, textKey(key, 'shell'))]);
    return { fields: Object.fromEntries(words) as Record<string, string>, identifiers: [...identifiers], risk };
  }),
];

/** A published case is changed through a draft of its own, one at a time. */
async function draftOfCase(db: Database, viewer: Member, caseId: string): Promise<DraftRow> {
  const item = await accessOwnCase(db, viewer, caseId);
  const open = await findDraftOfCase(db, viewer.id, caseId);
  if (open !== null) return open;
  const record = await findRecord(db, caseId);
  if (record === null) throw new Failure('cases.notFound');
  return insertDraft(db, {
    id: newId(),
    authorId: viewer.id,
    caseId,
    caseVersion: record.version,
    content: { ...record.content },
    settings: {
      language: item.language,
      specialities: item.specialities,
      anonymous: item.anonymous,
      respondents: item.respondents.kind,
      respondentSpecialities: item.respondents.kind === 'specialities' ? item.respondents.specialities : [],
      consent: { kind: record.consentKind as Settings['consent']['kind'], confirmed: true },
      imagesReviewed: false,
    },
  });
}
