/** What those who tend a forum do about its members. */

import { bylinesOf, membersByIds } from '#modules/identity/server/identity.public.ts';
import type { Standing } from '#modules/library/place-membership.contract.ts';
import { mayDoAbout, mayTakeBackDecline, owns, tends } from '#modules/library/server/library.public.ts';
import type { MemberContext } from '#platform/operation/context.ts';
import { Failure } from '#platform/operation/failure.ts';
import { handle } from '#platform/operation/handler.ts';
import {
  decideRequest,
  type ForumMember,
  handOverForum,
  listForumMembers,
  muteMember,
  readmitMember,
  removeMember,
  setForumRole,
  takeBackDecline,
} from '../forum-membership.contract.ts';
import { declineTakenBack, forumDutyEnded, forumEntrusted, joinDecided, memberReadmitted, memberRemoved } from '../forums.contract.ts';
import { may, relationOf } from './forum.policy.ts';
import { countOwned, type FoundForum, lockForum, lockOwner, MOST_OWNED, updateForum } from './forum.store.ts';
import { changeMembership, findMembership, listMemberships, type MembershipRow } from './forum-membership.store.ts';
import { accessForum, accessForumTo, setStanding } from './forums.public.ts';

const DAY_MS = 86_400_000;

/** What the viewer may do about this one. Whom they may take out, they may also ask to be silent. */
function memberActs(forum: FoundForum, row: MembershipRow, viewerId: string): ForumMember['can'] {
  const acts = mayDoAbout({ ...forum, memberId: viewerId }, row);
  return { ...acts, mute: acts.remove };
}

/** The forum, locked, and one whom the viewer may act on; throws where there is none such. */
async function deskOf({ db, viewer }: MemberContext, forumId: string, memberId: string, standing: Standing) {
  await lockForum(db, forumId);
  const forum = await accessForumTo(db, viewer, forumId, 'tend');
  const row = await findMembership(db, forumId, memberId);
  if (row === null || row.standing !== standing) throw new Failure('forums.memberNotFound');
  return { forum, row, acts: memberActs(forum, row, viewer.id) };
}

const allowed = (may: boolean): void => {
  if (!may) throw new Failure('forums.notAllowed');
};

export const deskHandlers = [
  handle(listForumMembers, async ({ db, viewer }, { forumId, list, ...page }) => {
    const forum = await accessForum(db, viewer, forumId);
    const isDesk = may('tend', relationOf(forum, viewer));
    allowed(list === 'member' ? may('seeMembers', relationOf(forum, viewer)) : isDesk);
    const rows = await listMemberships(db, forumId, list, page);
    const bylines = await bylinesOf(
      db,
      rows.data.map(({ memberId }) => memberId),
    );
    return {
      nextCursor: rows.nextCursor,
      data: rows.data.flatMap((row): ForumMember[] => {
        const byline = bylines.get(row.memberId);
        if (byline === undefined) return [];
        const { memberId, role, since, mutedUntil, note } = row;
        const muted = mutedUntil !== null && mutedUntil > new Date();
        return [
          {
            memberId,
            byline,
            role,
            since: since.toISOString(),
            // Who is muted is between them and those who tend the forum.
            mutedUntil: muted && (isDesk || memberId === viewer.id) ? mutedUntil.toISOString() : null,
            note: isDesk ? note : null,
            can: memberActs(forum, row, viewer.id),
          },
        ];
      }),
    };
  }),

  handle(decideRequest, async (context, { forumId, memberId, accept }) => {
    const { row, acts } = await deskOf(context, forumId, memberId, 'requested');
    allowed(acts.decide);
    const standing = accept ? ('member' as const) : ('declined' as const);
    // What they wrote stays with a refusal, which may be taken back.
    await setStanding(context, forumId, memberId, { standing, ...(!accept && { note: row.note }) });
    await context.emit(joinDecided, { forumId, memberId, accepted: accept, at: new Date().toISOString() });
    return { memberId, standing };
  }),

  handle(takeBackDecline, async (context, { forumId, memberId }) => {
    const { forum, row } = await deskOf(context, forumId, memberId, 'declined');
    allowed(mayTakeBackDecline({ ...forum, memberId: context.viewer.id }, row));
    await setStanding(context, forumId, memberId, { standing: 'requested', note: row.note });
    await context.emit(declineTakenBack, { forumId, memberId });
    return { memberId, standing: 'requested' as const };
  }),

  handle(muteMember, async (context, { forumId, memberId, days }) => {
    const { acts } = await deskOf(context, forumId, memberId, 'member');
    allowed(acts.mute);
    const mutedUntil = days === 0 ? null : new Date(Date.now() + days * DAY_MS);
    await changeMembership(context.db, forumId, memberId, { mutedUntil });
    return { memberId, mutedUntil: mutedUntil?.toISOString() ?? null };
  }),

  handle(removeMember, async (context, { forumId, memberId }) => {
    const { row, acts } = await deskOf(context, forumId, memberId, 'member');
    allowed(acts.remove);
    await setStanding(context, forumId, memberId, { standing: 'removed' });
    if (tends(row)) await context.emit(forumDutyEnded, { forumId, memberId });
    await context.emit(memberRemoved, { forumId, memberId, at: new Date().toISOString() });
    return { memberId };
  }),

  handle(readmitMember, async (context, { forumId, memberId, role }) => {
    const { forum, acts } = await deskOf(context, forumId, memberId, 'removed');
    allowed(acts.readmit && (role === 'member' || owns(forum)));
    await setStanding(context, forumId, memberId, { standing: 'member', role });
    await context.emit(memberReadmitted, { forumId, memberId });
    return { memberId };
  }),

  handle(setForumRole, async (context, { forumId, memberId, role }) => {
    const { row, acts } = await deskOf(context, forumId, memberId, 'member');
    if (row.role === role) return { memberId, role };
    allowed(role === 'moderator' ? acts.promote : acts.demote);
    await changeMembership(context.db, forumId, memberId, { role });
    // To be a member without duties again may be the own wish, and is no news.
    if (role === 'moderator') await context.emit(forumEntrusted, { forumId, memberId, role, at: new Date().toISOString() });
    else await context.emit(forumDutyEnded, { forumId, memberId });
    return { memberId, role };
  }),

  handle(handOverForum, async (context, { forumId, memberId }) => {
    const { db, viewer } = context;
    const { acts } = await deskOf(context, forumId, memberId, 'member');
    allowed(acts.handOver);
    if ((await membersByIds(db, [memberId])).get(memberId)?.verified !== true) throw new Failure('forums.notVerified');
    await lockOwner(db, memberId);
    if ((await countOwned(db, memberId)) >= MOST_OWNED) throw new Failure('forums.ownsEnough');
    await changeMembership(db, forumId, memberId, { role: 'owner', mutedUntil: null });
    await changeMembership(db, forumId, viewer.id, { role: 'moderator' });
    await updateForum(db, forumId, { ownerId: memberId });
    await context.emit(forumEntrusted, { forumId, memberId, role: 'owner', at: new Date().toISOString() });
    return { ownerId: memberId };
  }),
];
