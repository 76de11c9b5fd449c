import type { ItemKind } from '#modules/library/library.contract.ts';
import { accessItem, listHeldItems, type SeenItem, setItemStatus } from '#modules/library/server/library.public.ts';
import type { MemberContext } from '#platform/operation/context.ts';
import { Failure } from '#platform/operation/failure.ts';
import { handle } from '#platform/operation/handler.ts';
import { decideApproval, getApproval, handInAgain, listApprovals } from '../approval.contract.ts';
import { itemApproved, itemSentBack } from '../moderation.contract.ts';
import { addAudit, lastAudit } from './audit.store.ts';

export const approvalHandlers = [
  handle(listApprovals, async ({ db }, page) => listHeldItems(db, page)),

  handle(decideApproval, async (context, input) => {
    const { db, viewer, emit } = context;
    const item = await seenItem(context, input.itemId);
    if (item.authorId === viewer.id) throw new Failure('moderation.ownContent');
    if (item.status !== 'held' || item.statusAt.getTime() !== new Date(input.heldSince).getTime())
      throw new Failure('moderation.notWaiting');
    const fact = factOf(item);
    const entry = { staffId: viewer.id, subject: 'item', subjectId: item.id } as const;
    if (input.decision === 'approve') {
      await setItemStatus(context, item, 'published');
      await addAudit(db, { ...entry, action: 'itemApproved' });
      await emit(itemApproved, fact);
      return { itemId: item.id, status: 'published' as const };
    }
    await setItemStatus(context, item, 'withdrawn');
    await addAudit(db, { ...entry, action: 'itemSentBack', reason: input.reason });
    await emit(itemSentBack, { ...fact, reason: input.reason });
    return { itemId: item.id, status: 'withdrawn' as const };
  }),

  handle(getApproval, async (context, { itemId }) => {
    const item = await ownItem(context, itemId);
    if (item.status === 'held') return { state: 'waiting' as const, reason: null, at: item.statusAt.toISOString() };
    const sentBack = isSentBack(item) ? await lastAudit(context.db, item.id, 'itemSentBack') : null;
    if (sentBack === null) return { state: 'none' as const, reason: null, at: null };
    return { state: 'sentBack' as const, reason: sentBack.reason, at: sentBack.at.toISOString() };
  }),

  handle(handInAgain, async (context, { itemId }) => {
    const item = await ownItem(context, itemId);
    if (!isSentBack(item)) throw new Failure('moderation.notSentBack');
    await setItemStatus(context, item, 'held');
    return { itemId: item.id, status: 'held' as const };
  }),
];

/** Taken out of the queue before anybody had approved it, by staff or by its author. */
const isSentBack = (item: SeenItem) => item.status === 'withdrawn' && item.awaitsApproval;

export const factOf = (item: SeenItem) => ({ itemId: item.id, kind: item.kind as ItemKind, authorId: item.authorId });

/** The library's gate, answered in this module's words. */
export async function seenItem({ db, viewer }: Pick<MemberContext, 'db' | 'viewer'>, id: string): Promise<SeenItem> {
  return accessItem(db, viewer, id).catch((error: unknown) => {
    throw error instanceof Failure ? new Failure('moderation.itemNotFound', { cause: error }) : error;
  });
}

async function ownItem(context: MemberContext, id: string): Promise<SeenItem> {
  const item = await seenItem(context, id);
  if (item.authorId !== context.viewer.id) throw new Failure('moderation.itemNotFound');
  return item;
}
