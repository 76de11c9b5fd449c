/** Telling members that something happened; the subscribers of this module do it for everybody. */
import type { Byline } from '#modules/identity/byline.contract.ts';
import { membersByIds } from '#modules/identity/server/identity.public.ts';
import { inAudienceOf, previewsOf } from '#modules/library/server/library.public.ts';
import { deafMembers } from '#modules/network/server/network.public.ts';
import { askTogether, type Database } from '#platform/db/database.ts';
import type { SubscriberContext } from '#platform/events/event.ts';
import { NOTIFICATIONS_ADDED, NOTIFICATIONS_READ, type NotificationKind } from '../notifications.contract.ts';
import { type Addressed, addNotifications } from './new-notification.store.ts';
import { isShownWhatever } from './notification.policy.ts';
import { countsOfUnread, type NotificationRow } from './notification.store.ts';
import { muteOf, waysOf } from './notification-rules.policy.ts';
import { hearingOf } from './notification-settings.store.ts';
import { PUSH_BATCH, pushNotifications } from './push.job.ts';
import { closeGone, closeOnDevices, GONE_AFTER_SECONDS } from './push-closing.job.ts';

export interface News {
  readonly kind: NotificationKind;
  /** Names what happened, for everybody who is told of it. */
  readonly key: string;
  readonly byline?: Byline;
  readonly itemId?: string;
  readonly commentId?: string;
  readonly note?: string;
  /** Where it leads when that is no item, without language prefix; of several of a forum, the forum. */
  readonly path?: string;
  /** The saved search that found it. */
  readonly searchId?: string;
}

/**
 * As readers see the item's author; null when nobody can read it any more, and so nothing is to be told. An anonymous byline is
 * as it was when the item was written: one made now would tell what has changed about its author since.
 */
export async function authorOf(db: Database, itemId: string): Promise<Byline | null> {
  const item = (await previewsOf(db, { items: [itemId], comments: [] })).get(itemId);
  return item?.readable === true ? item.byline : null;
}

type Context = Pick<SubscriberContext, 'db' | 'services' | 'afterCommit'>;

/** Something, and who are to be told of it. */
export interface Telling {
  readonly news: News;
  readonly memberIds: readonly string[];
}

/**
 * Tells members of something, each as they chose, and nobody twice. Ids nobody has are passed over, and so is whoever muted the
 * item or the person it comes from, is blocked with them, or does not belong to the item's audience. Of somebody anonymous all are
 * told: silence would tell who it was.
 */
export const tell = (context: Context, memberIds: readonly string[], news: News): Promise<void> => tellAll(context, [{ memberIds, news }]);

/** As `tell`, of several things in the order in which they happened: what they have in common is asked for once. */
export async function tellAll({ db, services, afterCommit }: Context, tellings: readonly Telling[]): Promise<void> {
  const heard = await heardBy(db, await notDeaf(db, tellings));
  if (heard.length === 0) return;
  const told = await addNotifications(db, heard);
  const pushed = [...new Set(told.flatMap(({ to }) => (to.awaitsPush ? [to.memberId] : [])))];
  for (let start = 0; start < pushed.length; start += PUSH_BATCH)
    await services.jobs.enqueue(db, pushNotifications, { memberIds: pushed.slice(start, start + PUSH_BATCH) });
  announce({ services, afterCommit }, [...new Set(told.map(({ to }) => to.memberId))], NOTIFICATIONS_ADDED);
}

const actorOf = ({ news: { byline } }: Telling) => (byline?.kind === 'member' ? byline.id : null);
/** The item whose audience alone is to hear of it. */
const readItemOf = ({ news: { kind, itemId } }: Telling) => (itemId === undefined || isShownWhatever(kind) ? null : itemId);
const mutableItemOf = ({ news: { kind, itemId } }: Telling) => (muteOf(kind) === 'item' ? (itemId ?? null) : null);

async function notDeaf(db: Database, tellings: readonly Telling[]): Promise<Telling[]> {
  const [deaf, readers] = await askTogether(db, (db) =>
    Promise.all([
      askOnce(tellings, actorOf, (actorId, ids) => (actorId === null ? null : deafMembers(db, actorId, ids))),
      askOnce(tellings, readItemOf, (itemId, ids) => (itemId === null ? null : inAudienceOf(db, itemId, ids))),
    ]),
  );
  return tellings.map((telling) => ({
    ...telling,
    memberIds: telling.memberIds.filter((id) => deaf(telling)?.has(id) !== true && readers(telling)?.has(id) !== false),
  }));
}

/** By whom it is heard, in the ways that each has chosen. */
async function heardBy(db: Database, tellings: readonly Telling[]): Promise<Addressed[]> {
  const known = await membersByIds(db, [...new Set(tellings.flatMap(({ memberIds }) => memberIds))]);
  const hearing = await askOnce(tellings, mutableItemOf, (itemId, ids) => hearingOf(db, only(known, ids), itemId));
  return tellings.flatMap((telling) => {
    const { key, kind, byline = null, itemId = null, commentId = null, note = null, path = null, searchId = null } = telling.news;
    const news = { kind, key: `${kind} ${key}`, byline, itemId, commentId, note, path, searchId };
    return telling.memberIds.flatMap((memberId) => {
      const its = hearing(telling)?.get(memberId);
      if (its === undefined || its.isMuted) return [];
      const { inApp, mail, push } = waysOf(kind, its.settings);
      const awaitsPush = push && its.isReachable;
      return inApp || mail || awaitsPush ? [{ news, to: { memberId, inApp, awaitsMail: mail, awaitsPush } }] : [];
    });
  });
}

const only = <Value>(all: ReadonlyMap<string, Value>, ids: readonly string[]): Map<string, Value> =>
  new Map(
    ids.flatMap((id) => {
      const value = all.get(id);
      return value === undefined ? [] : [[id, value] as const];
    }),
  );

/** Asks once about all who are told of what has the same `about`; the answer is looked up by one of the tellings. */
async function askOnce<About, Answer>(
  tellings: readonly Telling[],
  about: (telling: Telling) => About,
  ask: (about: About, memberIds: readonly string[]) => Promise<Answer> | null,
): Promise<(telling: Telling) => Answer | null> {
  const answers = new Map<About, Answer | null>();
  for (const [key, some] of Map.groupBy(tellings, about)) {
    const ids = [...new Set(some.flatMap(({ memberIds }) => memberIds))];
    answers.set(key, ids.length === 0 ? null : await ask(key, ids));
  }
  return (telling) => answers.get(about(telling)) ?? null;
}

const MOST_NAMED = 100;

/**
 * Tells the browsers of these members how many wait. Counted once all is written: of two who write at the same time the one who
 * speaks last would otherwise say a number that was true before the other. What was counted first may still arrive last: each says
 * when it was counted. `rows`: what their own devices need show no more, or, `again`, what is unread once more; each message names so
 * many of them, and another the next.
 */
export function announce(
  { services, afterCommit }: Omit<Context, 'db'>,
  memberIds: readonly string[],
  name: string,
  rows: ReadonlyMap<string, readonly string[]> = new Map(),
  what: 'read' | 'again' = 'read',
): void {
  if (memberIds.length === 0) return;
  afterCommit(async () => {
    for (const [memberId, count] of await countsOfUnread(services.database.db, memberIds)) {
      const its = rows.get(memberId) ?? [];
      for (let start = 0; start === 0 || start < its.length; start += MOST_NAMED) {
        const some = its.slice(start, start + MOST_NAMED);
        services.realtime.toMember(memberId, { name, payload: { ...count, ...(some.length > 0 && { [what]: some }) } });
      }
    }
  });
}

/**
 * Rows that were hidden just now leave the bells of their members, and the devices that show them. `less`: those of which something is
 * left, which devices show as they are now.
 */
export async function takeBackShown(
  context: Context,
  rows: readonly NotificationRow[],
  less: readonly NotificationRow[] = [],
): Promise<void> {
  const isUnread = ({ readAt }: NotificationRow) => readAt === null;
  const unread = rows.filter(isUnread);
  const byMember = Map.groupBy(unread, ({ memberId }) => memberId);
  const ids = new Map([...byMember].map(([memberId, its]) => [memberId, its.map(({ id }) => id)]));
  announce(context, [...ids.keys()], NOTIFICATIONS_READ, ids);
  const pushed = [...unread, ...less.filter(isUnread)].flatMap(({ id, awaitsPush }) => (awaitsPush ? [] : [id]));
  for (let start = 0; start < pushed.length; start += PUSH_BATCH) {
    const some = pushed.slice(start, start + PUSH_BATCH);
    await context.services.jobs.enqueue(context.db, closeGone, { ids: some }, { startAfterSeconds: GONE_AFTER_SECONDS });
  }
}

/** The same of rows that are erased, which nobody brings back. What was hidden before has left bells and devices by then. */
export async function takeBackErased(context: Context, rows: readonly NotificationRow[]): Promise<void> {
  const shown = rows.filter(({ hidden, readAt }) => !hidden && readAt === null);
  const byMember = Map.groupBy(shown, ({ memberId }) => memberId);
  announce(
    context,
    [...byMember.keys()],
    NOTIFICATIONS_READ,
    new Map([...byMember].map(([memberId, its]) => [memberId, its.map(({ id }) => id)])),
  );
  for (let start = 0; start < shown.length; start += PUSH_BATCH) await closeOnDevices(context, shown.slice(start, start + PUSH_BATCH));
}
