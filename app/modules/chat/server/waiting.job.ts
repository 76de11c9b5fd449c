import { z } from 'zod';
import { job } from '#platform/jobs/job.ts';
import { messagesWaiting } from '../chat.contract.ts';
import { takeWaiting } from './conversation-list.store.ts';

const BATCH = 500;

/** Says of whom something waits, for those who are not here to see it. */
export const noteWaiting = job({
  name: 'chat.noteWaiting',
  payload: z.strictObject({}),
  schedule: '* * * * *',
  run: async ({ services, signal }) => {
    const note = () =>
      services.database.transaction(async (db) => {
        const rows = await takeWaiting(db, BATCH);
        for (const row of rows) await services.emit(db, messagesWaiting, row);
        return rows.length;
      });
    while ((await note()) === BATCH && !signal.aborted);
  },
});
