import { z } from 'zod';
import { job } from '#platform/jobs/job.ts';
import { forgetRemovedChecks } from './saved-check.store.ts';
import { forgetUseBefore } from './use.store.ts';

/** Removes counts of days that are over, and saved checks that were taken away a day ago. */
export const forgetUse = job({
  name: 'clinical-tools.forgetUse',
  payload: z.strictObject({}),
  schedule: '25 18 * * *',
  async run({ db }) {
    const yesterday = new Date(Date.now() - 2 * 86_400_000);
    await forgetUseBefore(db, yesterday.toISOString().slice(0, 10));
    await forgetRemovedChecks(db);
  },
});
