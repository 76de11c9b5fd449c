/** Telling members that something happened; the subscribers of this module do it for everybody. */
import type { Byline } from '#modules/identity/byline.contract.ts';
import { membersByIds } from '#modules/identity/server/identity.public.ts';
import { inAudienceOf, previewsOf } from '#modules/library/server/library.public.ts';
import { deafMembers } from '#modules/network/server/network.public.ts';
import type { Database } from '#platform/db/database.ts';
import type { SubscriberContext } from '#platform/events/event.ts';
import { NOTIFICATIONS_ADDED, type NotificationKind } from '../notifications.contract.ts';
import { isShownWhatever } from './notification.policy.ts';
import { addNotifications, countsOfUnread } from './notification.store.ts';
import { muteOf, waysOf } from './notification-rules.policy.ts';
import { hearingOf } from './notification-settings.store.ts';
import { PUSH_BATCH, pushNotifications } from './push.job.ts';

export interface News {
  readonly kind: NotificationKind;
  /** Names what happened, for everybody who is told of it. */
  readonly key: string;
  readonly byline?: Byline;
  readonly itemId?: string;
  readonly commentId?: string;
  readonly note?: string;
  /** Where it leads when that is no item, without language prefix. */
  readonly path?: string;
}

/**
 * As readers see the item's author; null when nobody can read it any more, and so nothing is to be told. An anonymous byline is
 * as it was when the item was written: one made now would tell what has changed about its author since.
 */
export async function authorOf(db: Database, itemId: string): Promise<Byline | null> {
  const item = (await previewsOf(db, { items: [itemId], comments: [] })).get(itemId);
  return item?.readable === true ? item.byline : null;
}

type Telling = Pick<SubscriberContext, 'db' | 'services' | 'afterCommit'>;

/**
 * Tells members of something, each as they chose, and nobody twice. Ids nobody has are passed over, and so is whoever muted the
 * item or the person it comes from, is blocked with them, or does not belong to the item's audience. Of somebody anonymous all are
 * told: silence would tell who it was.
 */
export async function tell({ db, services, afterCommit }: Telling, memberIds: readonly string[], news: News): Promise<void> {
  if (memberIds.length === 0) return;
  const known = await membersByIds(db, await notDeaf(db, memberIds, news));
  const hearing = await hearingOf(db, known, muteOf(news.kind) === 'item' ? (news.itemId ?? null) : null);
  const { key, kind, byline = null, itemId = null, commentId = null, note = null, path = null } = news;
  const rows = [...hearing].flatMap(([memberId, { settings, isReachable, isMuted }]) => {
    const { inApp, mail, push } = waysOf(kind, settings);
    const awaitsPush = push && isReachable;
    return isMuted || (!inApp && !mail && !awaitsPush) ? [] : [{ memberId, inApp, awaitsMail: mail, awaitsPush }];
  });
  const told = await addNotifications(db, rows, { kind, key: `${kind} ${key}`, byline, itemId, commentId, note, path });
  const pushed = rows.filter((row) => row.awaitsPush && told.has(row.memberId)).map(({ memberId }) => memberId);
  for (let start = 0; start < pushed.length; start += PUSH_BATCH)
    await services.jobs.enqueue(db, pushNotifications, { memberIds: pushed.slice(start, start + PUSH_BATCH) });
  announce({ services, afterCommit }, [...told], NOTIFICATIONS_ADDED);
}

async function notDeaf(db: Database, memberIds: readonly string[], { kind, byline, itemId }: News): Promise<string[]> {
  const deaf = byline?.kind === 'member' ? await deafMembers(db, byline.id, memberIds) : new Set<string>();
  const readers = itemId === undefined || isShownWhatever(kind) ? null : await inAudienceOf(db, itemId, memberIds);
  return memberIds.filter((id) => !deaf.has(id) && readers?.has(id) !== false);
}

/**
 * Tells the browsers of these members how many wait. Counted once all is written: of two who write at the same time the one who
 * speaks last would otherwise say a number that was true before the other. What was counted first may still arrive last: each says
 * when it was counted.
 */
export function announce({ services, afterCommit }: Omit<Telling, 'db'>, memberIds: readonly string[], name: string): void {
  if (memberIds.length === 0) return;
  afterCommit(async () => {
    for (const [memberId, count] of await countsOfUnread(services.database.db, memberIds))
      services.realtime.toMember(memberId, { name, payload: count });
  });
}
