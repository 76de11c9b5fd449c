import { z } from 'zod';
import type { Database } from '#platform/db/database.ts';
import { job } from '#platform/jobs/job.ts';
import { replaceMostViewed } from './view-rank.store.ts';

/** Counts the views of the last seven days anew: a week of views is too much to count for every page that shows the first five. */
export const rankViews = (db: Database): Promise<void> => replaceMostViewed(db);

export const rankViewsOften = job({
  name: 'library.rankViews',
  payload: z.strictObject({}),
  schedule: '*/5 * * * *',
  run: ({ services }) => services.database.transaction(rankViews),
});
