/** Who asks to be let into a place: told once a day at most, and only as long as they wait. And who is in again. */
import { bylineOf } from '#modules/identity/server/identity.public.ts';
import type { SubscriberContext } from '#platform/events/event.ts';
import { NOTIFICATIONS_ADDED } from '../notifications.contract.ts';
import { hideAbout, hideTold, showAboutAgain, showToldAgain } from './notification.store.ts';
import { announce, takeBackShown, tell } from './notifications.public.ts';

export interface JoinRequest {
  readonly kind: 'forumRequest' | 'communityRequest';
  readonly placeId: string;
  readonly memberId: string;
  readonly at: string;
  /** Where it is decided on. */
  readonly path: string;
  readonly note?: string;
}

export async function tellOfRequest(context: SubscriberContext, stewardIds: readonly string[], request: JoinRequest): Promise<void> {
  const { kind, placeId, memberId, at, path, note } = request;
  // Taken back and made again, it stands where it stood.
  await showRequestAgain(context, stewardIds, request);
  await tell(context, stewardIds, {
    kind,
    key: `${placeId} ${memberId} ${at.slice(0, 10)}`,
    byline: await bylineOf(context.db, memberId, false),
    path,
    ...(note !== undefined && { note }),
  });
}

/** To those who have not read it. */
async function showRequestAgain(
  context: SubscriberContext,
  stewardIds: readonly string[],
  { path, memberId }: Pick<JoinRequest, 'path' | 'memberId'>,
): Promise<void> {
  const shown = await showAboutAgain(context.db, memberId, path, stewardIds);
  announce(context, [...new Set(shown.map((row) => row.memberId))], NOTIFICATIONS_ADDED);
}

/** It was declined by a slip: it waits as it did, and who asked was not refused. */
export async function forgetDecline(
  context: SubscriberContext,
  stewardIds: readonly string[],
  request: Pick<JoinRequest, 'path' | 'memberId'> & { readonly told: { kind: 'forumDeclined' | 'communityDeclined'; path: string } },
): Promise<void> {
  await showRequestAgain(context, stewardIds, request);
  await takeBackShown(context, await hideTold(context.db, request.memberId, request.told));
}

/** Decided on by one of those who tend the place, or taken back: the others have nothing left to decide. */
export async function forgetRequest(context: SubscriberContext, { path, memberId }: Pick<JoinRequest, 'path' | 'memberId'>): Promise<void> {
  await takeBackShown(context, await hideAbout(context.db, memberId, path));
}

interface Requests {
  readonly kind: JoinRequest['kind'];
  readonly path: string;
}

/** They tend the place no more: who asks to be let in is nothing to them, read or not. */
export async function forgetRequestsTo(context: SubscriberContext, memberId: string, requests: Requests): Promise<void> {
  await takeBackShown(context, await hideTold(context.db, memberId, requests));
}

/** They were taken out by a slip, and tend it as before. */
export async function showRequestsTo(
  context: SubscriberContext,
  memberId: string,
  requests: Requests,
  waitingIds: readonly string[],
): Promise<void> {
  const shown = await showToldAgain(context.db, memberId, requests, waitingIds);
  if (shown.some(({ readAt }) => readAt === null)) announce(context, [memberId], NOTIFICATIONS_ADDED);
}

/** They are in again: that they were taken out is no news any more, read or not. */
export async function forgetRemoval(
  context: SubscriberContext,
  memberId: string,
  told: { kind: 'forumRemoved' | 'communityRemoved'; path: string },
): Promise<void> {
  await takeBackShown(context, await hideTold(context.db, memberId, told));
}
