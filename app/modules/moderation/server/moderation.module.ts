import { defineModule } from '#platform/operation/module.ts';
import { approvalHandlers } from './approval.operations.ts';
import { auditHandlers } from './audit.operations.ts';
import { complaintHandlers } from './complaint.operations.ts';
import { forumDecisionHandlers } from './forum-decision.operations.ts';
import { verificationLogSubscribers } from './verification-log.subscribers.ts';

export const moderationModule = defineModule({
  name: 'moderation',
  uses: ['identity', 'library', 'forums', 'chat'],
  handlers: [...approvalHandlers, ...complaintHandlers, ...auditHandlers, ...forumDecisionHandlers],
  subscribers: verificationLogSubscribers,
});
