/** Coming in, leaving, and what those who tend a community do about its members. */

import { membersByIds } from '#modules/identity/server/identity.public.ts';
import type { Standing } from '#modules/library/place-membership.contract.ts';
import { askAgainAt, mayDoAbout, mayTakeBackDecline, tends } from '#modules/library/server/library.public.ts';
import type { MemberContext } from '#platform/operation/context.ts';
import { Failure } from '#platform/operation/failure.ts';
import { handle } from '#platform/operation/handler.ts';
import {
  communityDeclineTakenBack,
  communityDutyEnded,
  communityEntrusted,
  communityJoinDecided,
  communityJoinRequested,
  communityMemberReadmitted,
  communityMemberRemoved,
  communityRequestEnded,
  MAX_COMMUNITIES,
} from '../communities.contract.ts';
import {
  type CommunityMember,
  decideCommunityRequest,
  joinCommunity,
  leaveCommunity,
  listCommunityMembers,
  setCommunityRole,
  setCommunityStanding,
  takeBackCommunityDecline,
  withdrawCommunityRequest,
} from '../community-member.contract.ts';
import { accessCommunity, accessCommunityTo, relationOf } from './communities.public.ts';
import { invitationState, mayIn } from './community.policy.ts';
import { countOwned, lockCommunity, lockOwner, updateCommunity } from './community.store.ts';
import { deleteRequest, findMembership, listMemberships, writeRole, writeStanding } from './community-member.store.ts';
import { findInvitation, revokeInvitationsOf, takeInvitation } from './invitation.store.ts';

const now = () => new Date().toISOString();

/** Read under its lock: what the member is to it cannot change meanwhile. */
async function lockedCommunity({ db, viewer }: MemberContext, id: string) {
  await lockCommunity(db, id);
  return accessCommunity(db, viewer, id);
}

/** Throws where the invitation is not one of this community, or lets nobody in any more. */
async function spendInvitation({ db }: MemberContext, communityId: string, code: string): Promise<void> {
  const found = await findInvitation(db, code);
  if (found === null || found.communityId !== communityId || invitationState(found) === 'revoked')
    throw new Failure('communities.invitationNotFound');
  if (!(await takeInvitation(db, found.id))) throw new Failure('communities.invitationOver');
}

/** The community, locked, one who is one of these to it and what the viewer may do about them; throws where there is none such. */
async function deskOf(context: MemberContext, communityId: string, memberId: string, standings: readonly Standing[]) {
  const { db, viewer } = context;
  await lockCommunity(db, communityId);
  const community = await accessCommunityTo(db, viewer, communityId, 'tend');
  const other = await findMembership(db, communityId, memberId);
  if (other === null || !standings.includes(other.standing)) throw new Failure('communities.memberNotFound');
  return { community, other, may: mayDoAbout({ ...community, memberId: viewer.id }, other) };
}

const allowed = (may: boolean): void => {
  if (!may) throw new Failure('communities.notAllowed');
};

const comingAndGoing = [
  handle(joinCommunity, async (context, { communityId, note, invitation }) => {
    const { db, viewer, emit } = context;
    const community = await lockedCommunity(context, communityId);
    const standing = (become: Standing) => ({ communityId, standing: become });
    if (community.standing === 'member') return standing('member');
    if (community.standing === 'removed') throw new Failure('communities.keptOut');
    if (community.closedAt !== null) throw new Failure('communities.closed');
    const may = mayIn(relationOf(community, viewer));
    if (invitation !== undefined && !may.join) await spendInvitation(context, communityId, invitation);
    if (may.join || invitation !== undefined) {
      await writeStanding(db, communityId, viewer.id, { standing: 'member' });
      if (community.standing === 'requested') await emit(communityRequestEnded, { communityId, memberId: viewer.id });
      return standing('member');
    }
    if (community.standing === 'requested') return standing('requested');
    if (!may.request) throw new Failure('communities.askAgainLater', { details: { from: askAgainAt(community)?.toISOString() } });
    await writeStanding(db, communityId, viewer.id, { standing: 'requested', note: note === '' ? null : note });
    await emit(communityJoinRequested, { communityId, memberId: viewer.id, at: now() });
    return standing('requested');
  }),

  handle(withdrawCommunityRequest, async (context, { communityId }) => {
    const { db, viewer } = context;
    const { standing } = await lockedCommunity(context, communityId);
    // The page that asks does not know it yet: whoever wants to leave is asked on one that does.
    if (standing === 'member') throw new Failure('communities.acceptedMeanwhile');
    if (standing !== 'requested') return { communityId, standing };
    await deleteRequest(db, communityId, viewer.id);
    await context.emit(communityRequestEnded, { communityId, memberId: viewer.id });
    return { communityId, standing: 'none' as const };
  }),

  handle(leaveCommunity, async (context, { communityId }) => {
    const { db, viewer } = context;
    const community = await lockedCommunity(context, communityId);
    if (community.standing !== 'member') return { communityId, standing: community.standing };
    if (community.role === 'owner') throw new Failure('communities.ownerStays');
    await writeStanding(db, communityId, viewer.id, { standing: 'left' });
    await revokeInvitationsOf(db, communityId, viewer.id);
    if (tends(community)) await context.emit(communityDutyEnded, { communityId, memberId: viewer.id });
    return { communityId, standing: 'left' as const };
  }),
];

const desk = [
  handle(listCommunityMembers, async ({ db, viewer }, { communityId, list, ...page }) => {
    const community = await accessCommunityTo(db, viewer, communityId, list === 'member' ? 'seeMembers' : 'tend');
    const { data, nextCursor } = await listMemberships(db, communityId, list, page);
    const members = await membersByIds(
      db,
      data.map(({ memberId }) => memberId),
    );
    const isDesk = mayIn(relationOf(community, viewer)).tend;
    return {
      nextCursor,
      data: data.flatMap((row): CommunityMember[] => {
        const member = members.get(row.memberId);
        if (member === undefined) return [];
        const can = mayDoAbout({ ...community, memberId: viewer.id }, row);
        return [{ member, role: row.role, since: row.since.toISOString(), note: isDesk ? row.note : null, can }];
      }),
    };
  }),

  handle(decideCommunityRequest, async (context, { communityId, memberId, accept }) => {
    const { other, may } = await deskOf(context, communityId, memberId, ['requested']);
    allowed(may.decide);
    const standing = accept ? ('member' as const) : ('declined' as const);
    // What they wrote stays with a refusal, which may be taken back.
    await writeStanding(context.db, communityId, memberId, { standing, ...(!accept && { note: other.note }) });
    await context.emit(communityJoinDecided, { communityId, memberId, accepted: accept, at: now() });
    return { memberId, standing };
  }),

  handle(takeBackCommunityDecline, async (context, { communityId, memberId }) => {
    const { community, other } = await deskOf(context, communityId, memberId, ['declined']);
    allowed(mayTakeBackDecline({ ...community, memberId: context.viewer.id }, other));
    await writeStanding(context.db, communityId, memberId, { standing: 'requested', note: other.note });
    await context.emit(communityDeclineTakenBack, { communityId, memberId });
    return { memberId, standing: 'requested' as const };
  }),

  handle(setCommunityStanding, async (context, { communityId, memberId, standing }) => {
    const { other, may } = await deskOf(context, communityId, memberId, ['member', 'removed']);
    if (other.standing === standing) return { memberId, standing };
    allowed(standing === 'removed' ? may.remove : may.readmit);
    await writeStanding(context.db, communityId, memberId, { standing });
    if (standing === 'removed') {
      await revokeInvitationsOf(context.db, communityId, memberId);
      if (tends(other)) await context.emit(communityDutyEnded, { communityId, memberId });
      await context.emit(communityMemberRemoved, { communityId, memberId, at: now() });
    } else await context.emit(communityMemberReadmitted, { communityId, memberId });
    return { memberId, standing };
  }),

  handle(setCommunityRole, async (context, { communityId, memberId, role }) => {
    const { db, viewer, emit } = context;
    const { other, may } = await deskOf(context, communityId, memberId, ['member']);
    if (other.role === role) return { memberId, role };
    allowed(role === 'owner' ? may.handOver : role === 'moderator' ? may.promote : may.demote);
    if (role === 'owner') {
      if ((await membersByIds(db, [memberId])).get(memberId)?.verified !== true) throw new Failure('communities.notVerified');
      await lockOwner(db, memberId);
      if ((await countOwned(db, memberId)) >= MAX_COMMUNITIES) throw new Failure('communities.ownsEnough');
      await writeRole(db, communityId, viewer.id, 'moderator');
      await updateCommunity(db, communityId, { ownerId: memberId });
    }
    await writeRole(db, communityId, memberId, role);
    if (role === 'member') await revokeInvitationsOf(db, communityId, memberId);
    // Becoming a member without duties again may be the own wish, and is no news.
    if (role !== 'member') await emit(communityEntrusted, { communityId, memberId, role, at: now() });
    else await emit(communityDutyEnded, { communityId, memberId });
    return { memberId, role };
  }),
];

export const memberHandlers = [...comingAndGoing, ...desk];
