import { withTrueNames } from '#modules/identity/server/identity.public.ts';
import { changeItem, lockItem, type SeenItem, touchItem } from '#modules/library/server/library.public.ts';
import { holdAgain } from '#modules/moderation/server/moderation.public.ts';
import { newId } from '#platform/db/id.ts';
import type { MemberContext } from '#platform/operation/context.ts';
import { Failure } from '#platform/operation/failure.ts';
import { handle } from '#platform/operation/handler.ts';
import type { RichText } from '#platform/richtext/richtext.ts';
import { textsOfText } from '../case-texts.contract.ts';
import { editCaseUpdate, removeCaseUpdate } from '../case-update.contract.ts';
import { addCaseUpdate, caseUpdateNamedColleagues, caseUpdateRemoved, UPDATE_LENGTH } from '../cases.contract.ts';
import { lockConsented } from './case.store.ts';
import { takeNamed, tellOfUpdates } from './case-news.subscribers.ts';
import { changeUpdate, deleteUpdate, insertUpdate, isClosed, lockUpdate, type UpdateRow, updateView } from './case-update.store.ts';
import { identifiersRemain } from './later-text.policy.ts';
import { accessOwnCase } from './reading.operations.ts';

const DAY_MS = 86_400_000;

const TEXT = { field: 'text', max: UPDATE_LENGTH };

export const caseUpdateHandlers = [
  handle(addCaseUpdate, async (context, { id, title, closes, acceptIdentifiers, ...written }) => {
    const { db, emit } = context;
    const item = await accessOwnUpdated(context, id);
    const text = await withTrueNames(db, written.text, TEXT);
    const doubtful = isDoubtful(item, { title, text }, acceptIdentifiers);
    const at = new Date();
    const row: UpdateRow = {
      id: newId(),
      caseId: id,
      day: Math.max(1, Math.round((at.getTime() - item.publishedAt.getTime()) / DAY_MS)),
      title,
      text,
      closes,
      at,
      edits: 0,
      editedAt: null,
      untold: true,
      named: [],
    };
    await insertUpdate(db, row);
    await touchItem(db, id);
    if (closes) await changeItem({ db, emit }, id, { solved: true });
    await holdAgain(context, item, { identifiersRemain: doubtful, claims: false });
    // Out of sight nobody could read it: it is told when the case is back.
    if ((await lockItem(db, id))?.status === 'published') await tellOfUpdates(context, { caseId: id, ...item });
    return updateView(row);
  }),

  handle(editCaseUpdate, async (context, { id, updateId, title, edits, acceptIdentifiers, ...written }) => {
    const { db, emit } = context;
    const item = await accessOwnUpdated(context, id);
    const before = await lockUpdate(db, id, updateId);
    if (before === null) throw new Failure('cases.updateNotFound');
    if (before.edits !== edits) throw new Failure('cases.staleUpdate', { details: { current: updateView(before) } });
    const text = await withTrueNames(db, written.text, TEXT);
    const doubtful = isDoubtful(item, { title, text }, acceptIdentifiers);
    const row = await changeUpdate(db, updateId, { title, text });
    await changeItem({ db, emit }, id, {});
    await holdAgain(context, item, { identifiersRemain: doubtful, claims: false });
    // What nobody has heard of yet tells whom it names when it is told, and what is out of sight when it is back.
    if (before.untold || (await lockItem(db, id))?.status !== 'published') return updateView(row);
    const { authorId } = item;
    const named = await takeNamed(db, { id: updateId, authorId, text }, before.text);
    if (named.length > 0) await emit(caseUpdateNamedColleagues, { caseId: id, authorId, updateId, mentionedIds: named });
    return updateView(row);
  }),

  handle(removeCaseUpdate, async (context, { id, updateId }) => {
    const { db, emit } = context;
    const item = await accessOwnUpdated(context, id);
    const row = await lockUpdate(db, id, updateId);
    if (row === null) throw new Failure('cases.updateNotFound');
    await deleteUpdate(db, updateId);
    await emit(caseUpdateRemoved, { caseId: id, updateId });
    const reopens = row.closes && !(await isClosed(db, id, updateId));
    await changeItem({ db, emit }, id, reopens ? { solved: false } : {});
    await holdAgain(context, item, { identifiersRemain: false, claims: false });
    return { id: updateId };
  }),
];

/** The author's own case, to which something may still be added; locked. */
async function accessOwnUpdated({ db, viewer }: MemberContext, id: string): Promise<SeenItem> {
  const item = await accessOwnCase(db, viewer, id);
  if ((await lockConsented(db, id)) === null) throw new Failure('cases.notFound');
  return item;
}

const isDoubtful = (item: SeenItem, { title, text }: { title: string; text: RichText }, accepted: boolean): boolean =>
  identifiersRemain([['title', title], ...textsOfText('text', text)], item.language, accepted);
