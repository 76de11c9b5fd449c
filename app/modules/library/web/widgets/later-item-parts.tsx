/** What surrounds any item on its page, and comes alive after its first view. */
import type { ApprovalNoticeProps } from '#modules/moderation/web/widgets/approval-notice.tsx';
import { later } from '#platform/web/later.tsx';
import type { DiscussionProps } from './discussion.tsx';
import type { ItemActsProps } from './item-acts.tsx';
import type { ItemResponseProps } from './item-response.tsx';

export const LaterDiscussion = later<DiscussionProps>(async () => (await import('./discussion.tsx')).Discussion);
export const LaterItemActs = later<ItemActsProps>(async () => (await import('./item-acts.tsx')).ItemActs);
export const LaterItemResponse = later<ItemResponseProps>(async () => (await import('./item-response.tsx')).ItemResponse);
export const LaterApprovalNotice = later<ApprovalNoticeProps>(
  async () => (await import('#modules/moderation/web/widgets/approval-notice.tsx')).ApprovalNotice,
);
