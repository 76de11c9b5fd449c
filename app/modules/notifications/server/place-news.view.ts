/**
 * What is told of places of colleagues: who asks to be let in, once a day at most and only as long as they wait, and what those who tend
 * a place decided about somebody, as long as it stands. Events come late, twice or in another order than things happened: each looks at
 * how they are now.
 */
import type { Byline } from '#modules/identity/byline.contract.ts';
import { bylineOf, bylinesOf } from '#modules/identity/server/identity.public.ts';
import type { Standing } from '#modules/library/place-membership.contract.ts';
import type { SubscriberContext } from '#platform/events/event.ts';
import { NOTIFICATIONS_ADDED, type NotificationKind } from '../notifications.contract.ts';
import { hideRows, hideTold, lockRowsAt, type NotificationRow, rowsOfPlace } from './notification.store.ts';
import { announce, type News, takeBackShown, tell, tellAll } from './notifications.public.ts';

export interface Place {
  readonly id: string;
  readonly path: string;
  /** Where requests to it are decided on. */
  readonly requestsPath: string;
  readonly requestKind: 'forumRequest' | 'communityRequest';
  /** Ids of those who tend it, and who waits to be let in, longest first. */
  readonly stewards: () => Promise<readonly string[]>;
  readonly waiting: () => Promise<readonly { memberId: string; since: Date }[]>;
  readonly find: (memberId: string) => Promise<{ standing: Standing; since: Date } | null>;
}

/** Whoever tells of something in a place, and whoever forgets it, see what the other did. */
const lockPlace = ({ db }: SubscriberContext, { path }: Place): Promise<void> => lockRowsAt(db, path);

/** Of each who asks it is told once a day. */
const requestNews = (place: Place, actorId: string, byline: Byline, at: string): News => ({
  kind: place.requestKind,
  key: `${place.id} ${actorId} ${at.slice(0, 10)}`,
  byline,
  path: place.requestsPath,
});

/** A request that is made again, or was declined by a slip, stands where it stood, for those who have not read it. */
export async function tellOfRequest(context: SubscriberContext, place: Place, actorId: string, at: string): Promise<void> {
  await lockPlace(context, place);
  if ((await place.waiting()).some(({ memberId }) => memberId === actorId))
    await tell(context, await place.stewards(), requestNews(place, actorId, await bylineOf(context.db, actorId, false), at));
  await settleRequests(context, place, { actorId });
}

/** More than these are seen where they are decided on, and counted there. */
const MOST_TOLD = 20;

/**
 * Whoever comes to tend a place, or does so again, hears of those who wait as if they had tended it when these asked: what came before
 * or meanwhile would else stand in the bells of the others alone.
 */
export async function tellOfWaiting(context: SubscriberContext, place: Place, memberId: string): Promise<void> {
  await lockPlace(context, place);
  if ((await place.stewards()).includes(memberId)) {
    const waiting = (await place.waiting()).slice(-MOST_TOLD);
    const bylines = await bylinesOf(
      context.db,
      waiting.map((one) => one.memberId),
    );
    const tellings = waiting.flatMap(({ memberId: actorId, since }) => {
      const byline = bylines.get(actorId);
      return byline === undefined ? [] : [{ memberIds: [memberId], news: requestNews(place, actorId, byline, since.toISOString()) }];
    });
    await tellAll(context, tellings);
  }
  await settleRequests(context, place, { memberId });
}

/**
 * Requests of one colleague, or those that one member was told of, as they are to be seen now: by whoever tends the place, what they
 * have read, and the last of each who waits; by others nothing, read or not.
 */
export async function settleRequests(
  context: SubscriberContext,
  place: Place,
  whose: { readonly actorId: string } | { readonly memberId: string },
): Promise<void> {
  await lockPlace(context, place);
  const stewards = new Set(await place.stewards());
  const waiting = new Set((await place.waiting()).map(({ memberId }) => memberId));
  const rows = await rowsOfPlace(context.db, { kind: place.requestKind, path: place.requestsPath }, whose);
  // The newest comes first.
  const groups = [...Map.groupBy(rows, ({ memberId, byline }) => `${memberId} ${idIn(byline)}`).values()];
  const isSeen = (row: NotificationRow, place: number) =>
    stewards.has(row.memberId) && (row.readAt !== null || (place === 0 && waiting.has(idIn(row.byline))));
  const seen = new Set(groups.flatMap((group) => group.filter(isSeen)));
  const shown = rows.filter((row) => row.hidden && seen.has(row));
  const hidden = rows.filter((row) => !row.hidden && !seen.has(row));
  await hideRows(
    context.db,
    shown.map(({ id }) => id),
    false,
  );
  await hideRows(
    context.db,
    hidden.map(({ id }) => id),
    true,
  );
  await takeBackShown(context, hidden);
  const unread = shown.filter(({ readAt }) => readAt === null);
  announce(context, [...new Set(unread.map(({ memberId }) => memberId))], NOTIFICATIONS_ADDED);
}

const idIn = (byline: NotificationRow['byline']): string => (byline?.kind === 'member' ? byline.id : '');

/** What was decided about a member, unless something else was since, or they left. */
export async function tellOfStanding(
  context: SubscriberContext,
  place: Place,
  memberId: string,
  decision: { readonly kind: NotificationKind; readonly standing: Standing; readonly at: string },
): Promise<void> {
  const { kind, standing, at } = decision;
  await lockPlace(context, place);
  const now = await place.find(memberId);
  if (now === null || now.standing !== standing || now.since.toISOString() > at) return;
  await tell(context, [memberId], { kind, key: `${place.id} ${at}`, path: place.path });
  // Decided so again, it was taken back in between, which may not have been told of by then. To be let in is: one may have left.
  if (standing !== 'member') await hideAllButLast(context, memberId, { kind, path: place.path });
}

async function hideAllButLast(context: SubscriberContext, memberId: string, told: { kind: NotificationKind; path: string }): Promise<void> {
  const [, ...before] = await rowsOfPlace(context.db, told, { memberId });
  const shown = before.filter(({ hidden }) => !hidden);
  await hideRows(
    context.db,
    shown.map(({ id }) => id),
    true,
  );
  await takeBackShown(context, shown);
}

/** It was taken back, as a slip: what they were told is no news any more, read or not. Decided so again since, it is. */
export async function forgetStanding(
  context: SubscriberContext,
  place: Place,
  memberId: string,
  { kind, standing }: { readonly kind: NotificationKind; readonly standing: Standing },
): Promise<void> {
  await lockPlace(context, place);
  if ((await place.find(memberId))?.standing === standing) return;
  await takeBackShown(context, await hideTold(context.db, memberId, { kind, path: place.path }));
}
