import {
  accessCommunity,
  assertCommunityNamed,
  closeCommunityFor,
  eraseCommunity,
  reopenCommunityFor,
} from '#modules/communities/server/communities.public.ts';
import { accessForum, assertNamed, closeForumFor, eraseForum, reopenForumFor } from '#modules/forums/server/forums.public.ts';
import type { MemberContext } from '#platform/operation/context.ts';
import { Failure } from '#platform/operation/failure.ts';
import { handle } from '#platform/operation/handler.ts';
import type { InputOf } from '#platform/operation/operation.ts';
import type { AuditAction } from '../moderation.contract.ts';
import { decideCommunity, decideForum, type PlaceDecision } from '../place-decision.contract.ts';
import { addAudit } from './audit.store.ts';

const ACTIONS = {
  forum: { close: 'forumClosed', reopen: 'forumReopened', delete: 'forumDeleted' },
  community: { close: 'communityClosed', reopen: 'communityReopened', delete: 'communityDeleted' },
} as const satisfies Record<string, Record<PlaceDecision, AuditAction>>;

/** Whose place it is closes and deletes it like everybody; what colleagues closed, colleagues open. */
function assertNotOwn({ viewer }: MemberContext, { ownerId }: { readonly ownerId: string }): void {
  if (ownerId === viewer.id) throw new Failure('moderation.ownContent');
}

/** The public log tells of what was done: what a colleague, or the owner, did before is not done again. */
function assertChanged(changed: boolean): void {
  if (!changed) throw new Failure('moderation.notWaiting');
}

async function note(
  { db, viewer }: MemberContext,
  subject: keyof typeof ACTIONS,
  { decision, ground, reason, id: subjectId }: Pick<InputOf<typeof decideForum>, 'decision' | 'ground' | 'reason'> & { id: string },
): Promise<void> {
  await addAudit(db, { action: ACTIONS[subject][decision], staffId: viewer.id, subject, subjectId, ground, reason });
}

export const placeDecisionHandlers = [
  handle(decideForum, async (context, input) => {
    const { db, viewer } = context;
    const { forumId, reason } = input;
    const forum = await accessForum(db, viewer, forumId);
    assertNotOwn(context, forum);
    if (input.decision === 'delete') {
      assertNamed(forum, input.name);
      assertChanged(await eraseForum(context, forumId, reason));
    } else if (input.decision === 'close') assertChanged(await closeForumFor(context, forumId, reason));
    else assertChanged(await reopenForumFor(context, forumId, 'staff'));
    await note(context, 'forum', { ...input, id: forumId });
    return { forumId };
  }),

  handle(decideCommunity, async (context, input) => {
    const { db, viewer } = context;
    const { communityId, reason } = input;
    const community = await accessCommunity(db, viewer, communityId);
    assertNotOwn(context, community);
    if (input.decision === 'delete') {
      assertCommunityNamed(community, input.name);
      assertChanged(await eraseCommunity(context, communityId, reason));
    } else if (input.decision === 'close') assertChanged(await closeCommunityFor(context, communityId, reason));
    else assertChanged(await reopenCommunityFor(context, communityId, 'staff'));
    await note(context, 'community', { ...input, id: communityId });
    return { communityId };
  }),
];
