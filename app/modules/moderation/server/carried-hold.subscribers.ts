import { commentHoldCarried, noteHoldCarried } from '#modules/library/library-events.contract.ts';
import { notePreviews } from '#modules/library/server/library.public.ts';
import { subscribe } from '#platform/events/event.ts';
import { commentHeld, noteHeld } from '../moderation.contract.ts';
import { addAudit, BY_RULE } from './audit.store.ts';
import { isReported, openGrounds, reportByRule } from './report.store.ts';

const now = (): string => new Date().toISOString();

/** What is out of sight because of what its writer wrote there before: staff find it among the reports, and decide on it by itself. */
export const carriedHoldSubscribers = [
  subscribe(commentHoldCarried, 'moderation.reportCarried', async ({ db, emit }, { itemId, kind, commentId, commenterId, earlierId }) => {
    const [ground = 'other'] = await openGrounds(db, 'comment', earlierId, 'anyone');
    await reportByRule(db, 'comment', commentId, ground);
    await addAudit(db, { action: 'itemHeld', staffId: BY_RULE, subject: 'comment', subjectId: commentId, reason: 'reports' });
    await emit(commentHeld, { commentId, itemId, kind, authorId: commenterId, at: now(), reason: 'reports' });
  }),

  subscribe(noteHoldCarried, 'moderation.reportCarriedNote', async ({ db, emit }, { itemId, kind, repostId, memberId }) => {
    // Colleagues reported this very note, or it is known already.
    if (await isReported(db, 'note', repostId)) return;
    // Staff have let it stand since, or it was taken back.
    if ((await notePreviews(db, [repostId])).get(repostId)?.readable !== false) return;
    await reportByRule(db, 'note', repostId, 'other');
    await addAudit(db, { action: 'itemHeld', staffId: BY_RULE, subject: 'note', subjectId: repostId, reason: 'reports' });
    await emit(noteHeld, { noteId: repostId, itemId, kind, authorId: memberId, at: now(), reason: 'reports' });
  }),
];
