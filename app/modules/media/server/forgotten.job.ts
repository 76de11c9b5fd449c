import { z } from 'zod';
import { job } from '#platform/jobs/job.ts';
import { forgottenFiles } from './file.store.ts';
import { forgottenImages } from './image.store.ts';
import { deleteFiles, deleteImages } from './media.public.ts';

/** A draft may rest for a month and a half, and then wait for the time that it was given: ninety days at most. */
const FORGOTTEN_DAYS = 135;

/** In one transaction. */
const AT_ONCE = 500;

/** Clears away uploads that nothing ever showed. */
export const clearForgotten = job({
  name: 'media.clearForgotten',
  payload: z.strictObject({}),
  schedule: '30 3 * * *',
  run: async ({ services }) => {
    for (let isMore = true; isMore; )
      isMore = await services.database.transaction(async (db) => {
        const images = await forgottenImages(db, FORGOTTEN_DAYS, AT_ONCE);
        const files = await forgottenFiles(db, FORGOTTEN_DAYS, AT_ONCE);
        await deleteImages({ db, services }, images);
        await deleteFiles({ db, services }, files);
        return images.length === AT_ONCE || files.length === AT_ONCE;
      });
  },
});
