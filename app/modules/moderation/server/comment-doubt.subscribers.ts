import { commentDoubted } from '#modules/library/library-events.contract.ts';
import { subscribe } from '#platform/events/event.ts';
import { reportByRule } from './report.store.ts';

/** An answer that may name a patient stands until staff have looked: they find it among the reports, on the ground of privacy. */
export const commentDoubtSubscribers = [
  subscribe(commentDoubted, 'moderation.reportDoubted', ({ db }, { commentId }) => reportByRule(db, 'comment', commentId, 'privacy')),
];
