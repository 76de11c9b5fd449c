import { withTrueNames } from '#modules/identity/server/identity.public.ts';
import { changeItem, identifiersIn, setItemStatus, touchItem } from '#modules/library/server/library.public.ts';
import { holdAgain } from '#modules/moderation/server/moderation.public.ts';
import { newId } from '#platform/db/id.ts';
import { Failure } from '#platform/operation/failure.ts';
import { handle } from '#platform/operation/handler.ts';
import { mentionedIds, plainText, type RichText, withMentionNames } from '#platform/richtext/richtext.ts';
import { addCaseUpdate, caseUpdated, restoreCase, updateCase, withdrawCase } from '../cases.contract.ts';
import { changeRecord, insertUpdate, lockRecord, noteConsentWithdrawn } from './case.store.ts';
import { accessOwnCase } from './reading.operations.ts';
import { removeCaseForGood } from './withdrawal.job.ts';

const DAY_MS = 86_400_000;
const RESTORE_MS = 10 * 60_000;

/** The check of publishing, for what is added later: true when its author keeps what was found, and staff are to read it. */
function identifiersRemain(texts: Iterable<readonly [string, string]>, language: 'en' | 'id', accepted: boolean): boolean {
  const identifiers = identifiersIn(texts, language);
  if (identifiers.length > 0 && !accepted) throw new Failure('cases.identifiersRemain', { details: { identifiers } });
  return identifiers.length > 0;
}

/** A colleague who is named with `@` is no patient. */
const withoutNames = (text: RichText): string => plainText(withMentionNames(text, new Map(mentionedIds(text).map((id) => [id, '…']))));

export const authorHandlers = [
  handle(addCaseUpdate, async (context, { id, title, text, closes, acceptIdentifiers }) => {
    const { db, viewer, emit } = context;
    const item = await accessOwnCase(db, viewer, id);
    const texts = [['title', title] as const, ['text', withoutNames(text)] as const];
    const doubtful = identifiersRemain(texts, item.language, acceptIdentifiers);
    const at = new Date();
    const row = {
      id: newId(),
      caseId: id,
      day: Math.max(1, Math.round((at.getTime() - item.publishedAt.getTime()) / DAY_MS)),
      title,
      text: await withTrueNames(db, text),
      closes,
      at,
    };
    await insertUpdate(db, row);
    await touchItem(db, id);
    if (closes) await changeItem({ db, emit }, id, { solved: true });
    await holdAgain(context, item, { identifiersRemain: doubtful, claims: false });
    await emit(caseUpdated, { caseId: id, authorId: viewer.id, anonymous: item.anonymous, updateId: row.id, closes });
    const { caseId: _, ...view } = row;
    return { ...view, at: at.toISOString() };
  }),

  handle(updateCase, async (context, { id, version, solved, acceptIdentifiers, ...change }) => {
    const { db, viewer, emit } = context;
    const item = await accessOwnCase(db, viewer, id);
    const record = await lockRecord(db, id);
    if (record === null) throw new Failure('cases.notFound');
    if (record.version !== version) throw new Failure('cases.staleCase', { details: { current: record.content, version: record.version } });
    const points = (change.takeHome ?? []).map((point, n) => [`takeHome.${n}`, point] as const);
    const texts = [...(change.title === undefined ? [] : [['title', change.title] as const]), ...points];
    const doubtful = identifiersRemain(texts, item.language, acceptIdentifiers);
    const content = {
      ...record.content,
      ...(change.title !== undefined && { title: change.title }),
      ...(change.takeHome !== undefined && { takeHome: change.takeHome }),
    };
    await changeItem({ db, emit }, id, {
      ...(change.title !== undefined && { title: change.title }),
      ...(solved !== undefined && { solved }),
    });
    // Being solved is no part of the content: a change of it that is being written stays a change of this version.
    if (change.title === undefined && change.takeHome === undefined) return { id, version };
    await holdAgain(context, item, { identifiersRemain: doubtful, claims: false });
    return { id, version: await changeRecord(db, id, { content }) };
  }),

  handle(withdrawCase, async (context, { id, reason }) => {
    const { db, viewer, services } = context;
    const item = await accessOwnCase(db, viewer, id);
    await setItemStatus(context, item, 'withdrawn');
    if (reason === 'consentWithdrawn') {
      await noteConsentWithdrawn(db, id);
      // The patient's word ends it: pictures and text go, and there is no way back.
      await services.jobs.enqueue(db, removeCaseForGood, { caseId: id });
    }
    return { id };
  }),

  handle(restoreCase, async (context, { id }) => {
    const { db, viewer } = context;
    const item = await accessOwnCase(db, viewer, id);
    if (item.status === 'published') return { id };
    const record = await lockRecord(db, id);
    const tooLate = Date.now() - item.statusAt.getTime() > RESTORE_MS;
    if (item.status !== 'withdrawn' || record === null || record.consentWithdrawnAt !== null || tooLate)
      throw new Failure('cases.notFound');
    await setItemStatus(context, item, 'published');
    return { id };
  }),
];
