/** Who wants to come into a community, what was decided about it, and what staff decided about the community. */
import {
  communityDeclineTakenBack,
  communityDutyEnded,
  communityEntrusted,
  communityJoinDecided,
  communityJoinRequested,
  communityMemberReadmitted,
  communityMemberRemoved,
  communityRequestEnded,
} from '#modules/communities/communities.contract.ts';
import { communityClosedByStaff, communityDeleted, communityReopenedByStaff } from '#modules/communities/community-closing.contract.ts';
import { communityName, stewardIdsOfCommunity } from '#modules/communities/server/communities.public.ts';
import { type SubscriberContext, subscribe } from '#platform/events/event.ts';
import type { NotificationKind } from '../notifications.contract.ts';
import { forgetDecline, forgetRemoval, forgetRequest, forgetRequestsTo, tellOfRequest } from './join-request-news.view.ts';
import { hideAtPath, lockRowsAt } from './notification.store.ts';
import { takeBackShown, tell } from './notifications.public.ts';

const pathOfRequests = (communityId: string) => `/community/${communityId}/members?list=requested`;

/** Who tends the community now: whoever tells them of a request and whoever takes it from one who does no more see what the other did. */
async function stewardsNow({ db }: SubscriberContext, communityId: string): Promise<string[]> {
  await lockRowsAt(db, pathOfRequests(communityId));
  return stewardIdsOfCommunity(db, communityId);
}

/** What those who tend a community did about one member; it leads to the community. */
async function tellOne(
  context: SubscriberContext,
  memberId: string,
  { kind, communityId, at }: { kind: NotificationKind; communityId: string; at: string },
): Promise<void> {
  const note = await communityName(context.db, communityId);
  if (note !== null) await tell(context, [memberId], { kind, key: `${communityId} ${at}`, note, path: `/community/${communityId}` });
}

export const communityNewsSubscribers = [
  subscribe(communityJoinRequested, 'notifications.tellOfCommunityRequest', async (context, { communityId, memberId, at }) => {
    const name = await communityName(context.db, communityId);
    if (name === null) return;
    const about = { kind: 'communityRequest', placeId: communityId, memberId, at, note: name, path: pathOfRequests(communityId) } as const;
    await tellOfRequest(context, await stewardsNow(context, communityId), about);
  }),

  subscribe(communityRequestEnded, 'notifications.forgetCommunityRequest', (context, { communityId, memberId }) =>
    forgetRequest(context, { path: pathOfRequests(communityId), memberId }),
  ),

  subscribe(communityJoinDecided, 'notifications.tellOfCommunityDecision', async (context, { communityId, memberId, accepted, at }) => {
    await forgetRequest(context, { path: pathOfRequests(communityId), memberId });
    await tellOne(context, memberId, { kind: accepted ? 'communityAccepted' : 'communityDeclined', communityId, at });
  }),

  subscribe(communityDeclineTakenBack, 'notifications.forgetCommunityDecline', async (context, { communityId, memberId }) =>
    forgetDecline(context, await stewardsNow(context, communityId), {
      path: pathOfRequests(communityId),
      memberId,
      told: { kind: 'communityDeclined', path: `/community/${communityId}` },
    }),
  ),

  subscribe(communityMemberRemoved, 'notifications.tellOfCommunityRemoval', (context, { memberId, ...news }) =>
    tellOne(context, memberId, { kind: 'communityRemoved', ...news }),
  ),

  subscribe(communityMemberReadmitted, 'notifications.forgetCommunityRemoval', (context, { communityId, memberId }) =>
    forgetRemoval(context, memberId, { kind: 'communityRemoved', path: `/community/${communityId}` }),
  ),

  subscribe(communityDutyEnded, 'notifications.forgetCommunityRequests', async (context, { communityId, memberId }) => {
    if ((await stewardsNow(context, communityId)).includes(memberId)) return;
    await forgetRequestsTo(context, memberId, { kind: 'communityRequest', path: pathOfRequests(communityId) });
  }),

  subscribe(communityEntrusted, 'notifications.tellOfCommunityDuty', (context, { memberId, role, ...news }) =>
    tellOne(context, memberId, { kind: role === 'owner' ? 'communityOwner' : 'communityModerator', ...news }),
  ),

  subscribe(communityClosedByStaff, 'notifications.tellOfCommunityClosing', (context, { communityId, ownerId, reason, at }) =>
    tell(context, [ownerId], {
      kind: 'communityClosed',
      key: `${communityId} ${at}`,
      path: `/community/${communityId}`,
      note: reason,
    }),
  ),

  subscribe(communityReopenedByStaff, 'notifications.tellOfCommunityReopening', (context, { ownerId, ...news }) =>
    tellOne(context, ownerId, { kind: 'communityReopened', ...news }),
  ),

  subscribe(communityDeleted, 'notifications.forgetCommunity', async (context, { communityId, name, ownerId, reason }) => {
    await takeBackShown(context, await hideAtPath(context.db, `/community/${communityId}`));
    if (reason === null) return;
    await tell(context, [ownerId], { kind: 'communityDeleted', key: communityId, path: '/moderation-log', note: `${name}: ${reason}` });
  }),
];
