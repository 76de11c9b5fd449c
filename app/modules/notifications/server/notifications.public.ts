/** Telling members that something happened; the subscribers of this module do it for everybody. */
import type { Byline } from '#modules/identity/byline.contract.ts';
import { membersByIds } from '#modules/identity/server/identity.public.ts';
import type { Database } from '#platform/db/database.ts';
import type { SubscriberContext } from '#platform/events/event.ts';
import type { Services } from '#platform/services.ts';
import { NOTIFICATIONS_ADDED, type NotificationKind } from '../notifications.contract.ts';
import { addNotifications, countsOfUnread } from './notification.store.ts';
import { waysOf } from './notification-settings.policy.ts';
import { settingsByMember } from './notification-settings.store.ts';

export interface News {
  readonly kind: NotificationKind;
  /** Names what happened, for everybody who is told of it. */
  readonly key: string;
  readonly byline?: Byline;
  readonly itemId?: string;
  readonly commentId?: string;
  readonly note?: string;
  /** Joins others of its kind about the same item within the hour. */
  readonly grouped?: boolean;
}

type Telling = Pick<SubscriberContext, 'db' | 'services'>;

/** Tells members of something, each as they chose, and nobody twice. Ids nobody has are passed over. */
export async function tell({ db, services }: Telling, memberIds: readonly string[], news: News): Promise<void> {
  const known = await membersByIds(db, memberIds);
  const settings = await settingsByMember(db, [...known.keys()]);
  const { key, kind, byline = null, itemId = null, commentId = null, note = null, grouped = false } = news;
  const rows = [...known.keys()].flatMap((memberId) => {
    const { inApp, mail } = waysOf(kind, settings(memberId));
    return inApp || mail ? [{ memberId, kind, key: `${kind} ${key}`, byline, itemId, commentId, note, inApp, awaitsMail: mail }] : [];
  });
  const told = await addNotifications(db, rows, grouped);
  await announce(db, services, [...told], NOTIFICATIONS_ADDED);
}

/** Tells the browsers of these members how many wait. */
export async function announce(db: Database, services: Services, memberIds: readonly string[], name: string): Promise<void> {
  if (memberIds.length === 0) return;
  for (const [memberId, unread] of await countsOfUnread(db, memberIds)) services.realtime.toMember(memberId, { name, payload: { unread } });
}
