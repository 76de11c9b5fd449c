import { z } from 'zod';
import { job } from '#platform/jobs/job.ts';
import { reindexAll } from './search.public.ts';

/** For operators: after the rules of the index have changed. */
export const reindexSearch = job({
  name: 'search.reindex',
  payload: z.strictObject({}),
  expireInSeconds: 6 * 3600,
  run: ({ services }) => services.database.transaction((db) => reindexAll({ db, services })),
});
