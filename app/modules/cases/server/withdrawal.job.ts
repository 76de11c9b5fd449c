import { z } from 'zod';
import { eraseAll, imagesOfDraft } from '#modules/library/server/library.public.ts';
import { deleteImages, deleteUnkeptImages } from '#modules/media/server/media.public.ts';
import { job } from '#platform/jobs/job.ts';
import { forgetAnswers } from '#platform/operation/idempotency.ts';
import { eraseRecord, lockRecord } from './case.store.ts';
import { draftsOfCase } from './draft.store.ts';

/** After a patient withdrew consent: everything of the case is erased, wherever it was copied to. */
export const removeCaseForGood = job({
  name: 'cases.removeCaseForGood',
  payload: z.strictObject({ caseId: z.string() }),
  run: async ({ services }, { caseId }) => {
    await services.database.transaction(async (db) => {
      // Locked: a change that is being published is either erased with it, or finds that consent was withdrawn.
      const record = await lockRecord(db, caseId);
      if (record === null) return;
      const shown = Object.keys(record.images);
      await deleteImages({ db, services }, shown);
      const written: string[] = [];
      for (const { authorId, content } of await draftsOfCase(db, caseId))
        written.push(...Object.keys(await imagesOfDraft(db, authorId, content)));
      await deleteUnkeptImages({ db, services }, written);
      // The case itself is forgotten as every erased item is; its pictures had answers of their own.
      await forgetAnswers(db, services.settings, [...shown, ...written]);
      await eraseRecord(db, caseId);
      await eraseAll({ db, emit: (event, payload) => services.emit(db, event, payload) }, [caseId]);
    });
  },
});
