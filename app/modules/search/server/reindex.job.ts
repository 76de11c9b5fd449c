import { z } from 'zod';
import { job } from '#platform/jobs/job.ts';
import { labelTexts } from './name-pair.store.ts';
import { indexPlaces, reindexAll } from './search.public.ts';

/** For operators: after the rules of the index have changed. */
export const reindexSearch = job({
  name: 'search.reindex',
  payload: z.strictObject({}),
  expireInSeconds: 6 * 3600,
  run: ({ services }) => services.database.transaction((db) => reindexAll({ db, services })),
});

/** Each change is told; this looks at all of them, in case one was not heard. */
export const indexPlacesJob = job({
  name: 'search.indexPlaces',
  schedule: '25 3 * * *',
  payload: z.strictObject({}),
  run: ({ services }) => services.database.transaction((db) => indexPlaces({ db, services })),
});

/** Names come with a new version: what was written before one was known gets its label by night. */
export const labelTextsJob = job({
  name: 'search.labelTexts',
  schedule: '40 1 * * *',
  payload: z.strictObject({}),
  expireInSeconds: 6 * 3600,
  run: ({ services, signal }) => labelTexts(services.database, signal),
});
