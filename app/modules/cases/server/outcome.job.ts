import { z } from 'zod';
import { appearedDaysAgo } from '#modules/library/server/library.public.ts';
import type { Database } from '#platform/db/database.ts';
import { job } from '#platform/jobs/job.ts';
import type { Services } from '#platform/services.ts';
import { outcomeAsked } from '../cases.contract.ts';
import { casesToAsk, noteAsked } from './case.store.ts';

const BATCH = 200;

/** The later day first: whoever is asked for it is not asked for the earlier one in the same night. */
const DAYS = [30, 7] as const;

/**
 * Asks authors at day 7 and day 30 after a case has appeared how it ended. Each is asked once a day mark, however often this
 * runs; what nobody can read that night is neither asked for nor noted, and its turn comes when it can be read again.
 */
export const askForOutcomes = job({
  name: 'cases.askForOutcomes',
  payload: z.strictObject({}),
  schedule: '0 2 * * *',
  run: async ({ services, signal }) => {
    for (const day of DAYS) {
      const cases = await appearedDaysAgo(services.database.db, 'case', day);
      for (let start = 0; start < cases.length; start += BATCH) {
        signal.throwIfAborted();
        await services.database.transaction((db) => ask(db, services, cases.slice(start, start + BATCH), day));
      }
    }
  },
});

type Cases = Parameters<typeof casesToAsk>[1];

async function ask(db: Database, services: Services, cases: Cases, day: (typeof DAYS)[number]): Promise<void> {
  for (const { id, authorId } of await casesToAsk(db, cases, day)) {
    if (!(await noteAsked(db, id, day))) continue;
    for (const earlier of DAYS.filter((one) => one < day)) await noteAsked(db, id, earlier);
    await services.emit(db, outcomeAsked, { caseId: id, authorId, day });
  }
}
