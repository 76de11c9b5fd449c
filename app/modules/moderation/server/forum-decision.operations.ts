import { accessForum, assertNamed, closeForumFor, eraseForum, reopenForumFor } from '#modules/forums/server/forums.public.ts';
import { handle } from '#platform/operation/handler.ts';
import { decideForum } from '../forum-decision.contract.ts';
import { addAudit } from './audit.store.ts';

const ACTIONS = { close: 'forumClosed', reopen: 'forumReopened', delete: 'forumDeleted' } as const;

export const forumDecisionHandlers = [
  handle(decideForum, async (context, input) => {
    const { db, viewer } = context;
    const { forumId, decision, ground, reason } = input;
    const forum = await accessForum(db, viewer, forumId);
    if (input.decision === 'delete') {
      assertNamed(forum, input.name);
      await eraseForum(context, forumId, reason);
    } else if (input.decision === 'close') await closeForumFor(context, forumId, reason);
    else await reopenForumFor(db, forumId);
    await addAudit(db, { action: ACTIONS[decision], staffId: viewer.id, subject: 'forum', subjectId: forumId, ground, reason });
    return { forumId };
  }),
];
