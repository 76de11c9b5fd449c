import { holdThreadsBy } from '#modules/forums/server/forums.public.ts';
import { defineModule } from '#platform/operation/module.ts';
import { approvalHandlers } from './approval.operations.ts';
import { auditHandlers } from './audit.operations.ts';
import { carriedHoldSubscribers } from './carried-hold.subscribers.ts';
import { commentDoubtSubscribers } from './comment-doubt.subscribers.ts';
import { complaintHandlers } from './complaint.operations.ts';
import { erasedItemSubscribers } from './erased-item.subscribers.ts';
import { holdAgain, holdReason, noteHold } from './moderation.public.ts';
import { placeDecisionHandlers } from './place-decision.operations.ts';
import { verificationLogSubscribers } from './verification-log.subscribers.ts';

holdThreadsBy({ reason: holdReason, note: noteHold, again: holdAgain });

export const moderationModule = defineModule({
  name: 'moderation',
  uses: ['identity', 'library', 'forums', 'communities', 'chat'],
  handlers: [...approvalHandlers, ...complaintHandlers, ...auditHandlers, ...placeDecisionHandlers],
  subscribers: [...verificationLogSubscribers, ...commentDoubtSubscribers, ...carriedHoldSubscribers, ...erasedItemSubscribers],
});
