import { z } from 'zod';
import { job } from '#platform/jobs/job.ts';
import { forgottenFiles } from './file.store.ts';
import { forgottenImages } from './image.store.ts';
import { deleteFiles, deleteImages } from './media.public.ts';

/** A draft may rest for a month and a half, and then wait for the time that it was given: ninety days at most. */
const FORGOTTEN_DAYS = 135;

/** Clears away uploads that nothing ever showed. */
export const clearForgotten = job({
  name: 'media.clearForgotten',
  payload: z.strictObject({}),
  schedule: '30 3 * * *',
  run: async ({ services }) => {
    await services.database.transaction(async (db) => {
      await deleteImages({ db, services }, await forgottenImages(db, FORGOTTEN_DAYS, 500));
      await deleteFiles({ db, services }, await forgottenFiles(db, FORGOTTEN_DAYS, 500));
    });
  },
});
