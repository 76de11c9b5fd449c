import { z } from 'zod';
import { membersByIds } from '#modules/identity/server/identity.public.ts';
import { type Database, isUnavailable } from '#platform/db/database.ts';
import { isGivenUp } from '#platform/db/due.ts';
import { job } from '#platform/jobs/job.ts';
import { Failure } from '#platform/operation/failure.ts';
import type { Services } from '#platform/services.ts';
import { scheduledPostStopped } from '../posts.contract.ts';
import { type DueDraft, listDueDrafts, lockPostDraft, noteFailedTry, stopDueDraft } from './post-draft.store.ts';
import { type PublishContext, publishDraft } from './post-publishing.operations.ts';

const BATCH = 100;

/** Publishes what was given a time, each in a transaction of its own: one that fails keeps no other back. */
export const publishDuePosts = job({
  name: 'posts.publishDue',
  payload: z.strictObject({}),
  schedule: '* * * * *',
  run: async ({ services, signal, log }) => {
    const { database } = services;
    for (const due of await listDueDrafts(database.db, BATCH)) {
      signal.throwIfAborted();
      try {
        await database.transaction((db) => publishDue(db, services, due));
      } catch (error) {
        if (isUnavailable(error)) throw error;
        const isOurs = !(error instanceof Failure);
        if (isOurs) log.error({ err: error, draft: due.id }, 'a scheduled post could not be published');
        await database.transaction((db) => stopOrWait(db, services, due, isOurs ? 'fault' : 'draft'));
      }
    }
  },
});

async function publishDue(db: Database, services: Services, { id, authorId }: DueDraft): Promise<void> {
  const draft = await lockPostDraft(db, authorId, id);
  // Looked at again: another process may have been quicker, or the author.
  if (draft?.publishAt == null || draft.publishAt > new Date()) return;
  const author = (await membersByIds(db, [authorId])).get(authorId);
  if (author === undefined) {
    await stopDueDraft(db, { id, authorId });
    return;
  }
  const context: PublishContext = {
    db,
    services,
    emit: (event, payload) => services.emit(db, event, payload),
    viewer: { id: authorId, sessionId: '', verified: author.verified, premium: false, rights: [], specialityId: author.speciality },
  };
  await publishDraft(context, draft, draft.acceptsIdentifiers);
}

/**
 * What cannot appear as it is, for instance because a picture is gone, is given back to its author at once. A fault of ours may pass:
 * it is tried again, ever later, and its author is told when that does not help.
 */
async function stopOrWait(db: Database, services: Services, due: DueDraft, reason: 'draft' | 'fault'): Promise<void> {
  if (reason === 'fault' && !isGivenUp(due)) return noteFailedTry(db, due.id);
  const stopped = await stopDueDraft(db, due);
  const { id: draftId, authorId, at } = due;
  if (stopped !== null) await services.emit(db, scheduledPostStopped, { draftId, authorId, at: at.toISOString(), ...stopped, reason });
}
