import { z } from 'zod';
import { job } from '#platform/jobs/job.ts';
import { digestReady } from '../news.contract.ts';
import { sourcesWithDigest } from './source.store.ts';
import { spanOfWeek, weekOf } from './week.policy.ts';

const WEEK_MS = 7 * 86_400_000;

/** Every Monday: the week that ended last night is complete. Empty weeks are told to nobody. */
export const announceDigests = job({
  name: 'news.announceDigests',
  payload: z.strictObject({}),
  schedule: '0 1 * * 1',
  // It comes once a week: a fault may last for hours.
  retryLimit: 16,
  retryWithinSeconds: 3600,
  run: async ({ services }) => {
    const week = weekOf(new Date(Date.now() - WEEK_MS));
    const { from, to } = spanOfWeek(week);
    await services.database.transaction(async (db) => {
      for (const journal of await sourcesWithDigest(db, from, to)) await services.emit(db, digestReady, { journal, week });
    });
  },
});
