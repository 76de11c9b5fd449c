import { z } from 'zod';
import { job } from '#platform/jobs/job.ts';

/** Deleting a file that is gone is no failure, so this may run again. */
export const removeFiles = job({
  name: 'media.removeFiles',
  payload: z.strictObject({ keys: z.array(z.string()).max(1000) }),
  run: async ({ services }, { keys }) => {
    for (const key of keys) await services.storage.delete(key);
  },
});
