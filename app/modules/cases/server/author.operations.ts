import { changeItem, lockItem, type SeenItem, setItemStatus } from '#modules/library/server/library.public.ts';
import { holdAgain } from '#modules/moderation/server/moderation.public.ts';
import type { MemberContext } from '#platform/operation/context.ts';
import { Failure } from '#platform/operation/failure.ts';
import { handle } from '#platform/operation/handler.ts';
import { restoreCase, updateCase, withdrawCase } from '../cases.contract.ts';
import { mayRestore } from './case.policy.ts';
import { changeRecord, lockConsented, lockRecord, noteConsentWithdrawn } from './case.store.ts';
import { tellOfMark } from './case-news.subscribers.ts';
import { identifiersRemain } from './later-text.policy.ts';
import { accessOwnCase } from './reading.operations.ts';
import { removeCaseForGood } from './withdrawal.job.ts';

export const authorHandlers = [
  handle(updateCase, async (context, { id, version, solved, acceptIdentifiers, ...change }) => {
    const { db, viewer, emit } = context;
    const item = await accessOwnCase(db, viewer, id);
    const record = await lockConsented(db, id);
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
    const wasSolved = (await lockItem(db, id))?.solvedAt != null;
    await changeItem({ db, emit }, id, {
      ...(change.title !== undefined && { title: change.title }),
      // Marked again, it is solved since it was marked first.
      ...(solved !== undefined && solved !== wasSolved && { solved }),
    });
    // Being solved is no part of the content: a change of it that is being written stays a change of this version.
    const isReworded = change.title !== undefined || change.takeHome !== undefined;
    if (isReworded) await holdAgain(context, item, { identifiersRemain: doubtful, claims: false });
    if (solved === true && !wasSolved) await tellOfSolved(context, item);
    return { id, version: isReworded ? await changeRecord(db, id, { content }) : version };
  }),

  handle(withdrawCase, async (context, { id, reason }) => {
    const { db, viewer, services } = context;
    const item = await accessOwnCase(db, viewer, id);
    // The case comes before its item, as wherever both are written: else each could wait for the other.
    await lockRecord(db, id);
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
    const record = await lockConsented(db, id);
    if (!mayRestore(item, record !== null, Date.now())) throw new Failure('cases.notFound');
    await setItemStatus(context, item, 'published');
    return { id };
  }),
];

/** Out of sight nobody could read it: it is told when the case is back. */
async function tellOfSolved({ db, emit }: MemberContext, { id, authorId }: SeenItem): Promise<void> {
  const now = await lockItem(db, id);
  if (now?.status === 'published' && now.solvedAt !== null) await tellOfMark({ db, emit }, { caseId: id, authorId }, now.solvedAt);
}
