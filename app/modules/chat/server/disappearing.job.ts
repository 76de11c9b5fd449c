import { z } from 'zod';
import { deleteFiles, deleteImages } from '#modules/media/server/media.public.ts';
import type { Database } from '#platform/db/database.ts';
import { job } from '#platform/jobs/job.ts';
import { forgetAnswers } from '#platform/operation/idempotency.ts';
import { messagesGone } from '../chat.contract.ts';
import { UNDO_SECONDS } from '../chat-message.contract.ts';
import { forgetArrived, type Gone, removeExpired, wipeDeleted } from './message.store.ts';

const BATCH = 500;
/** How long a message that has disappeared is recognised where it is sent again. */
const ARRIVED_DAYS = 365;

/** Removes what nobody is shown any more: messages whose time is over, and the words of those that were taken back. */
export const sweepMessages = job({
  name: 'chat.sweepMessages',
  payload: z.strictObject({}),
  schedule: '*/5 * * * *',
  run: async ({ services, signal }) => {
    const sweep = (work: (db: Database) => Promise<Gone>) =>
      services.database.transaction(async (db) => {
        const { ids, imageIds, fileIds, endedIn = [] } = await work(db);
        // Nor is anybody answered with them again who repeats what they once asked for.
        await forgetAnswers(db, services.settings, ids);
        await deleteImages({ db, services }, imageIds);
        await deleteFiles({ db, services }, fileIds);
        for (const conversationId of endedIn) await services.emit(db, messagesGone, { conversationId });
        return ids.length;
      });
    for (const work of [(db: Database) => removeExpired(db, BATCH), (db: Database) => wipeDeleted(db, UNDO_SECONDS * 2, BATCH)]) {
      while ((await sweep(work)) === BATCH && !signal.aborted);
    }
    await forgetArrived(services.database.db, ARRIVED_DAYS);
  },
});
