import { z } from 'zod';
import { job, UNTIL_DONE } from '#platform/jobs/job.ts';
import type { Context } from '#platform/operation/context.ts';

/** Files of one job. */
const AT_ONCE = 1000;

/** Deleting a file that is gone is no failure, so this may run again. */
export const removeFiles = job({
  name: 'media.removeFiles',
  payload: z.strictObject({ keys: z.array(z.string()).max(AT_ONCE) }),
  ...UNTIL_DONE,
  run: async ({ services }, { keys }) => {
    for (const key of keys) await services.storage.delete(key);
  },
});

/** However many: they go once the transaction is committed. */
export async function removeFilesLater({ db, services }: Pick<Context, 'db' | 'services'>, keys: readonly string[]): Promise<void> {
  for (let from = 0; from < keys.length; from += AT_ONCE)
    await services.jobs.enqueue(db, removeFiles, { keys: keys.slice(from, from + AT_ONCE) });
}
