/**
 * What is told of places of colleagues: who asks to be let in, once a day at most and only as long as they wait, and what those who tend
 * a place decided about somebody, as long as it stands. Events come late, twice or in another order than things happened: each looks at
 * how they are now.
 */
import { bylineOf } from '#modules/identity/server/identity.public.ts';
import type { Standing } from '#modules/library/place-membership.contract.ts';
import type { SubscriberContext } from '#platform/events/event.ts';
import { NOTIFICATIONS_ADDED, type NotificationKind } from '../notifications.contract.ts';
import { hideRows, hideTold, lockRowsAt, type NotificationRow, requestRows } from './notification.store.ts';
import { announce, takeBackShown, tell } from './notifications.public.ts';

export interface Place {
  readonly id: string;
  readonly path: string;
  /** Where requests to it are decided on. */
  readonly requestsPath: string;
  readonly requestKind: 'forumRequest' | 'communityRequest';
  /** Ids of those who tend it, and of those who wait to be let in. */
  readonly stewards: () => Promise<readonly string[]>;
  readonly waiting: () => Promise<readonly string[]>;
  readonly find: (memberId: string) => Promise<{ standing: Standing; since: Date } | null>;
}

/** Whoever tells of something in a place, and whoever forgets it, see what the other did. */
const lockPlace = ({ db }: SubscriberContext, { path }: Place): Promise<void> => lockRowsAt(db, path);

/** A request that is made again, or was declined by a slip, stands where it stood, for those who have not read it. */
export async function tellOfRequest(context: SubscriberContext, place: Place, actorId: string, at: string): Promise<void> {
  await lockPlace(context, place);
  if ((await place.waiting()).includes(actorId))
    await tell(context, await place.stewards(), {
      kind: place.requestKind,
      key: `${place.id} ${actorId} ${at.slice(0, 10)}`,
      byline: await bylineOf(context.db, actorId, false),
      path: place.requestsPath,
    });
  await settleRequests(context, place, { actorId });
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
  const [stewards, waiting] = [new Set(await place.stewards()), new Set(await place.waiting())];
  const rows = await requestRows(context.db, { kind: place.requestKind, path: place.requestsPath }, whose);
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
