import { commentDoubted, noteDoubted, repostsEnded } from '#modules/library/library-events.contract.ts';
import { subscribe } from '#platform/events/event.ts';
import { forgetReports, reportByRule } from './report.store.ts';

/** An answer, or a note, that may name a patient stands until staff have looked: they find it among the reports, on the ground of privacy. */
export const commentDoubtSubscribers = [
  subscribe(commentDoubted, 'moderation.reportDoubted', ({ db }, { commentId }) => reportByRule(db, 'comment', commentId, 'privacy')),
  subscribe(noteDoubted, 'moderation.reportDoubtedNote', ({ db }, { repostId }) => reportByRule(db, 'note', repostId, 'privacy')),
  // Nothing is left to decide on.
  subscribe(repostsEnded, 'moderation.forgetNotes', ({ db }, { repostIds }) => forgetReports(db, 'note', repostIds)),
];
