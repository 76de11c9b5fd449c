import { z } from 'zod';
import { job } from '#platform/jobs/job.ts';
import { outcomeAsked } from '../cases.contract.ts';
import { casesToAsk, noteAsked } from './case.store.ts';

const BATCH = 200;

/** Asks authors at day 7 and day 30 how their case ended. Each is asked once a day mark, however often this runs. */
export const askForOutcomes = job({
  name: 'cases.askForOutcomes',
  payload: z.strictObject({}),
  schedule: '0 2 * * *',
  run: async ({ services }) => {
    for (const day of [7, 30] as const) {
      await services.database.transaction(async (db) => {
        for (const { id, authorId } of await casesToAsk(db, day, BATCH)) {
          if (await noteAsked(db, id, day)) await services.emit(db, outcomeAsked, { caseId: id, authorId, day });
        }
      });
    }
  },
});
