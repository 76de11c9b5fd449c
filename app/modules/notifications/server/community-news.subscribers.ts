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
import { communityMembershipOf, stewardIdsOfCommunity, waitingForCommunity } from '#modules/communities/server/communities.public.ts';
import { type SubscriberContext, subscribe } from '#platform/events/event.ts';
import { hideAtPath } from './notification.store.ts';
import { takeBackShown, tell } from './notifications.public.ts';
import { forgetStanding, type Place, settleRequests, tellOfRequest, tellOfStanding, tellOfWaiting } from './place-news.view.ts';

const placeOf = ({ db }: SubscriberContext, communityId: string): Place => ({
  id: communityId,
  path: `/community/${communityId}`,
  requestsPath: `/community/${communityId}/members?list=requested`,
  requestKind: 'communityRequest',
  stewards: () => stewardIdsOfCommunity(db, communityId),
  waiting: () => waitingForCommunity(db, communityId),
  find: (memberId) => communityMembershipOf(db, communityId, memberId),
});

export const communityNewsSubscribers = [
  subscribe(communityJoinRequested, 'notifications.tellOfCommunityRequest', (context, { communityId, memberId, at }) =>
    tellOfRequest(context, placeOf(context, communityId), memberId, at),
  ),

  subscribe(communityRequestEnded, 'notifications.forgetCommunityRequest', (context, { communityId, memberId }) =>
    settleRequests(context, placeOf(context, communityId), { actorId: memberId }),
  ),

  subscribe(communityJoinDecided, 'notifications.tellOfCommunityDecision', async (context, { communityId, memberId, accepted, at }) => {
    const place = placeOf(context, communityId);
    await settleRequests(context, place, { actorId: memberId });
    const decision = accepted ? (['communityAccepted', 'member'] as const) : (['communityDeclined', 'declined'] as const);
    await tellOfStanding(context, place, memberId, { kind: decision[0], standing: decision[1], at });
  }),

  subscribe(communityDeclineTakenBack, 'notifications.forgetCommunityDecline', async (context, { communityId, memberId }) => {
    const place = placeOf(context, communityId);
    await tellOfRequest(context, place, memberId, new Date().toISOString());
    await forgetStanding(context, place, memberId, { kind: 'communityDeclined', standing: 'declined' });
  }),

  subscribe(communityMemberRemoved, 'notifications.tellOfCommunityRemoval', (context, { communityId, memberId, at }) =>
    tellOfStanding(context, placeOf(context, communityId), memberId, { kind: 'communityRemoved', standing: 'removed', at }),
  ),

  subscribe(communityMemberReadmitted, 'notifications.forgetCommunityRemoval', async (context, { communityId, memberId }) => {
    const place = placeOf(context, communityId);
    await forgetStanding(context, place, memberId, { kind: 'communityRemoved', standing: 'removed' });
    await settleRequests(context, place, { memberId });
  }),

  subscribe(communityDutyEnded, 'notifications.forgetCommunityRequests', (context, { communityId, memberId }) =>
    settleRequests(context, placeOf(context, communityId), { memberId }),
  ),

  subscribe(communityEntrusted, 'notifications.tellOfCommunityWaiting', (context, { communityId, memberId }) =>
    tellOfWaiting(context, placeOf(context, communityId), memberId),
  ),

  subscribe(communityEntrusted, 'notifications.tellOfCommunityDuty', (context, { communityId, memberId, role, at }) => {
    const kind = role === 'owner' ? 'communityOwner' : 'communityModerator';
    return tell(context, [memberId], { kind, key: `${communityId} ${at}`, path: `/community/${communityId}` });
  }),

  subscribe(communityClosedByStaff, 'notifications.tellOfCommunityClosing', (context, { communityId, ownerId, reason, at }) =>
    tell(context, [ownerId], {
      kind: 'communityClosed',
      key: `${communityId} ${at}`,
      path: `/community/${communityId}`,
      note: reason,
    }),
  ),

  subscribe(communityReopenedByStaff, 'notifications.tellOfCommunityReopening', (context, { communityId, ownerId, at }) =>
    tell(context, [ownerId], { kind: 'communityReopened', key: `${communityId} ${at}`, path: `/community/${communityId}` }),
  ),

  subscribe(communityDeleted, 'notifications.forgetCommunity', async (context, { communityId, name, ownerId, reason }) => {
    await takeBackShown(context, await hideAtPath(context.db, `/community/${communityId}`));
    if (reason === null) return;
    await tell(context, [ownerId], { kind: 'communityDeleted', key: communityId, path: '/moderation-log', note: `${name}: ${reason}` });
  }),
];
