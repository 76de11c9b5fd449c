import { z } from 'zod';
import { accessForumTo, holdForum } from '#modules/forums/server/forums.public.ts';
import { ITEM_KINDS, type ItemKind } from '#modules/library/library.contract.ts';
import {
  accessItem,
  listHeldItems,
  lockItem,
  mayWriteItem,
  releaseItem,
  type SeenItem,
  sendItemBack,
  setItemStatus,
} from '#modules/library/server/library.public.ts';
import type { Database } from '#platform/db/database.ts';
import { readSetting, writeSetting } from '#platform/db/platform.store.ts';
import type { MemberContext } from '#platform/operation/context.ts';
import { Failure } from '#platform/operation/failure.ts';
import { handle } from '#platform/operation/handler.ts';
import { decideApproval, getApproval, getApprovalRules, handInAgain, listApprovals, setApprovalRules } from '../approval.contract.ts';
import { itemApproved, itemSentBack } from '../moderation.contract.ts';
import { addApproval, approvalsOf } from './approval.store.ts';
import { addAudit, lastAudit } from './audit.store.ts';
import { assertNotOwn, noteFellowWriter } from './fellow-writer.policy.ts';
import { findHold, holdsOf, lockRules, removeHold } from './hold.store.ts';
import { closeReports } from './report.store.ts';

export const approvalHandlers = [
  handle(listApprovals, async ({ db, viewer }, page) => {
    const { data, nextCursor } = await listHeldItems(db, page);
    const ids = data.map(({ id }) => id);
    const [votes, holds] = await Promise.all([approvalsOf(db, ids), holdsOf(db, ids)]);
    return {
      data: data.map((item) => {
        const given = votes.filter(({ itemId, heldSince }) => itemId === item.id && heldSince === item.heldSince);
        return {
          ...item,
          why: holds.get(item.id) ?? null,
          approvals: given.length,
          mine: given.some(({ staffId }) => staffId === viewer.id),
        };
      }),
      nextCursor,
    };
  }),

  handle(getApprovalRules, async ({ db }) => ({ kinds: await twoPersonKinds(db) })),

  handle(setApprovalRules, async ({ db, viewer }, { kinds, before }) => {
    await lockRules(db);
    const current = await twoPersonKinds(db);
    if (before !== undefined && inOrder(before).join() !== current.join())
      throw new Failure('moderation.staleRules', { details: { current: { kinds: current } } });
    const chosen = inOrder(kinds);
    await writeSetting(db, TWO_PERSON_SETTING, chosen);
    await noteLifted(
      db,
      current.filter((kind) => !chosen.includes(kind)),
    );
    await addAudit(db, { action: 'approvalRulesChanged', staffId: viewer.id, subject: 'item', subjectId: '', reason: chosen.join(', ') });
    return { kinds: chosen };
  }),

  handle(decideApproval, async (context, input) => {
    const { db, viewer, emit } = context;
    // Before it is read: a change that comes at the same moment is either in what is decided on, or comes after it.
    await lockItem(db, input.itemId);
    const item = await seenItem(context, input.itemId);
    await assertNotOwn(db, item, viewer.id);
    assertIsVersion(item, input.heldSince);
    const fact = factOf(item);
    const entry = { staffId: viewer.id, subject: 'item', subjectId: item.id } as const;
    if (input.decision === 'approve') {
      if (!(await isEnough(db, item, viewer.id))) {
        await addAudit(db, { ...entry, action: 'itemApprovedFirst' });
        return { itemId: item.id, status: 'held' as const };
      }
      await show(context, item);
      // Whoever reads it and lets it stand has answered those who reported it.
      await closeReports(db, 'item', item.id);
      await addAudit(db, { ...entry, action: 'itemApproved' });
      await emit(itemApproved, fact);
      return { itemId: item.id, status: 'published' as const };
    }
    await sendItemBack(context, item);
    await closeReports(db, 'item', item.id);
    await addAudit(db, { ...entry, action: 'itemSentBack', reason: input.reason });
    await emit(itemSentBack, { ...fact, reason: input.reason });
    return { itemId: item.id, status: 'withdrawn' as const };
  }),

  handle(getApproval, async (context, { itemId }) => {
    const item = await writtenItem(context, itemId);
    if (item.status === 'held')
      return {
        state: 'waiting' as const,
        reason: null,
        why: (await findHold(context.db, item.id))?.reason ?? null,
        at: item.statusAt.toISOString(),
      };
    const sentBack = isSentBack(item) ? await lastAudit(context.db, item.id, 'itemSentBack') : null;
    if (sentBack === null) return { state: 'none' as const, reason: null, why: null, at: null };
    return { state: 'sentBack' as const, reason: sentBack.reason, why: null, at: sentBack.at.toISOString() };
  }),

  handle(handInAgain, async (context, { itemId }) => {
    // Before it is read: of two who write it one may hand it in, and staff approve it, while the other does.
    await lockItem(context.db, itemId);
    const item = await writtenItem(context, itemId);
    if (!(await mayWriteItem(context.db, item, context.viewer))) throw new Failure('moderation.mayNotWrite');
    if (!isSentBack(item)) throw new Failure('moderation.notSentBack');
    await assertMayWriteThere(context, item);
    await noteFellowWriter(context.db, item, context.viewer.id);
    await setItemStatus(context, item, 'held');
    return { itemId: item.id, status: 'held' as const };
  }),
];

const TWO_PERSON_SETTING = 'moderation.twoPersonKinds';

const inOrder = (kinds: readonly unknown[]): ItemKind[] => ITEM_KINDS.filter((kind) => kinds.includes(kind));

async function twoPersonKinds(db: Database): Promise<ItemKind[]> {
  const known = await readSetting(db, TWO_PERSON_SETTING);
  return Array.isArray(known) ? inOrder(known) : [];
}

/** By kind, when its rule was lifted last. */
const LIFTED_SETTING = 'moderation.twoPersonLifted';
const Lifted = z.partialRecord(z.enum(ITEM_KINDS), z.iso.datetime());

const liftedAt = async (db: Database) => Lifted.safeParse(await readSetting(db, LIFTED_SETTING)).data ?? {};

async function noteLifted(db: Database, kinds: readonly ItemKind[]): Promise<void> {
  if (kinds.length === 0) return;
  const now = new Date().toISOString();
  await writeSetting(db, LIFTED_SETTING, { ...(await liftedAt(db)), ...Object.fromEntries(kinds.map((kind) => [kind, now])) });
}

/**
 * What waited when the rule was lifted is approved by two all the same: whoever may lift it could otherwise do so, approve alone, and set
 * it again.
 */
async function needsTwo(db: Database, { kind, statusAt }: SeenItem): Promise<boolean> {
  const its = kind as ItemKind;
  if ((await twoPersonKinds(db)).includes(its)) return true;
  const lifted = (await liftedAt(db))[its];
  return lifted !== undefined && statusAt <= new Date(lifted);
}

/** Throws `moderation.notWaiting` where what waits is another version than the one that was read, or nothing waits. */
export function assertIsVersion(item: SeenItem, heldSince: string | null): void {
  const read = heldSince === null ? null : new Date(heldSince).getTime();
  if (item.status !== 'held' || item.statusAt.getTime() !== read) throw new Failure('moderation.notWaiting');
}

/** Notes the approval; true when no further one is needed. The same person twice is one. */
export async function isEnough(db: Database, item: SeenItem, staffId: string): Promise<boolean> {
  if (!(await needsTwo(db, item))) return true;
  return (await addApproval(db, { itemId: item.id, heldSince: item.statusAt, staffId })) >= 2;
}

/** Ends the waiting of an item: what had appeared stands where it stood, the rest appears now. */
export async function show(context: Pick<MemberContext, 'db' | 'emit'>, item: SeenItem): Promise<void> {
  if ((await findHold(context.db, item.id))?.appeared === true) await releaseItem(context, item);
  else await setItemStatus(context, item, 'published');
  await removeHold(context.db, item.id);
}

/** Taken out of the queue by staff; what its author took out says nothing of itself. */
const isSentBack = (item: SeenItem) => item.status === 'withdrawn' && item.sentBack;

/** A thread is written in its forum anew: whoever is silent there, or stands before a closed one, waits with it as with any other. */
async function assertMayWriteThere({ db, viewer }: MemberContext, { kind, place }: SeenItem): Promise<void> {
  if (kind !== 'thread' || place === null) return;
  await holdForum(db, place);
  await accessForumTo(db, viewer, place, 'write');
}

export const factOf = (item: SeenItem) => ({
  itemId: item.id,
  kind: item.kind as ItemKind,
  authorId: item.authorId,
  at: new Date().toISOString(),
});

/** A gate of the library, answered in this module's words. */
export const inThisModulesWords = <T>(access: Promise<T>): Promise<T> =>
  access.catch((error: unknown) => {
    throw error instanceof Failure ? new Failure('moderation.itemNotFound', { cause: error }) : error;
  });

export const seenItem = ({ db, viewer }: Pick<MemberContext, 'db' | 'viewer'>, id: string): Promise<SeenItem> =>
  inThisModulesWords(accessItem(db, viewer, id));

/** For who began it, whether they may still write it or not, and for those who write it now. */
async function writtenItem(context: MemberContext, id: string): Promise<SeenItem> {
  const item = await seenItem(context, id);
  const isTheirs = item.authorId === context.viewer.id || (await mayWriteItem(context.db, item, context.viewer));
  if (!isTheirs) throw new Failure('moderation.itemNotFound');
  return item;
}
