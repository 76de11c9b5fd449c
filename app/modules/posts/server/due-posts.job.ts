import { z } from 'zod';
import { membersByIds } from '#modules/identity/server/identity.public.ts';
import { type Database, isUnavailable } from '#platform/db/database.ts';
import { job } from '#platform/jobs/job.ts';
import { Failure } from '#platform/operation/failure.ts';
import type { Services } from '#platform/services.ts';
import { scheduledPostStopped } from '../posts.contract.ts';
import { draftLine } from './post-draft.operations.ts';
import { listDueDrafts, lockPostDraft, type PostDraftRow, setPublishAt } from './post-draft.store.ts';
import { type PublishContext, publishDraft } from './post-publishing.operations.ts';

const BATCH = 100;

/** Publishes what was given a time, each in a transaction of its own: one that fails keeps no other back. */
export const publishDuePosts = job({
  name: 'posts.publishDue',
  payload: z.strictObject({}),
  schedule: '* * * * *',
  run: async ({ services, signal, log }) => {
    for (const { id, authorId } of await listDueDrafts(services.database.db, new Date(), BATCH)) {
      signal.throwIfAborted();
      try {
        const stopped = await services.database.transaction((db) => publishDue(db, services, authorId, id)).catch(refused);
        if (stopped) await services.database.transaction((db) => stop(db, services, authorId, id));
      } catch (error) {
        if (isUnavailable(error)) throw error;
        // A fault of ours: it is tried again with the next round, behind nobody.
        log.error({ err: error, draft: id }, 'a scheduled post could not be published');
      }
    }
  },
});

/** Locked and looked at again: another process may have been quicker, or the author. */
async function dueDraft(db: Database, authorId: string, id: string): Promise<PostDraftRow | null> {
  const draft = await lockPostDraft(db, authorId, id);
  return draft?.publishAt != null && draft.publishAt <= new Date() ? draft : null;
}

async function publishDue(db: Database, services: Services, authorId: string, id: string): Promise<false> {
  const draft = await dueDraft(db, authorId, id);
  const author = (await membersByIds(db, [authorId])).get(authorId);
  if (draft === null || author === undefined) return false;
  const context: PublishContext = {
    db,
    services,
    emit: (event, payload) => services.emit(db, event, payload),
    viewer: { id: authorId, sessionId: '', verified: author.verified, premium: false, rights: [], specialityId: author.speciality },
  };
  await publishDraft(context, draft, draft.acceptsIdentifiers);
  return false;
}

function refused(error: unknown): true {
  if (error instanceof Failure) return true;
  throw error;
}

/** It cannot appear as it is, for instance because a picture is gone: its author is told, and the draft can be changed again. */
async function stop(db: Database, services: Services, authorId: string, id: string): Promise<void> {
  const draft = await dueDraft(db, authorId, id);
  if (draft === null) return;
  await setPublishAt(db, id, null, false);
  await services.emit(db, scheduledPostStopped, { draftId: id, authorId, title: draftLine(draft).title });
}
