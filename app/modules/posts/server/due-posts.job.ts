import { z } from 'zod';
import { membersByIds } from '#modules/identity/server/identity.public.ts';
import type { Database } from '#platform/db/database.ts';
import { doDue, type WhyStopped } from '#platform/jobs/due-work.ts';
import { job } from '#platform/jobs/job.ts';
import type { Services } from '#platform/services.ts';
import { scheduledPostStopped } from '../posts.contract.ts';
import { type DueDraft, listDueDrafts, lockPostDraft, noteFailedTry, stopDueDraft } from './post-draft.store.ts';
import { type PublishContext, publishDraft } from './post-publishing.operations.ts';

const BATCH = 100;

export const publishDuePosts = job({
  name: 'posts.publishDue',
  payload: z.strictObject({}),
  schedule: '* * * * *',
  run: async (context) => {
    const { services } = context;
    await doDue(context, await listDueDrafts(services.database.db, BATCH), {
      what: 'a scheduled post',
      work: (db, due) => publishDue(db, services, due),
      noteFailedTry,
      giveBack: (db, due, reason) => giveBack(db, services, due, reason),
    });
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

async function giveBack(db: Database, services: Services, due: DueDraft, reason: WhyStopped): Promise<void> {
  const stopped = await stopDueDraft(db, due);
  const { id: draftId, authorId, at } = due;
  if (stopped !== null) await services.emit(db, scheduledPostStopped, { draftId, authorId, at: at.toISOString(), ...stopped, reason });
}
