import { z } from 'zod';
import { eraseItem } from '#modules/library/server/library.public.ts';
import { deleteImages } from '#modules/media/server/media.public.ts';
import { job } from '#platform/jobs/job.ts';
import { eraseRecord, findRecord } from './case.store.ts';

/** After a patient withdrew consent: everything of the case is erased, wherever it was copied to. */
export const removeCaseForGood = job({
  name: 'cases.removeCaseForGood',
  payload: z.strictObject({ caseId: z.string() }),
  run: async ({ services }, { caseId }) => {
    await services.database.transaction(async (db) => {
      const record = await findRecord(db, caseId);
      if (record === null) return;
      await deleteImages({ db, services }, Object.keys(record.images));
      await eraseRecord(db, caseId);
      await eraseItem(db, caseId);
    });
  },
});
