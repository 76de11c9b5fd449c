import { z } from 'zod';
import { dropEmptyMonths, makeMonths } from '../db/month.store.ts';
import { forgetOldAnswers } from '../db/platform.store.ts';
import { job } from './job.ts';

/** A retry that comes later than this is a new intent. */
const KEPT_HOURS = 24;

/** What the platform itself does by the clock. */
export const platformJobs = [
  job({
    name: 'platform.forgetOldAnswers',
    payload: z.strictObject({}),
    schedule: '15 * * * *',
    run: ({ db }) => forgetOldAnswers(db, KEPT_HOURS),
  }),
  job({
    name: 'platform.keepMonths',
    payload: z.strictObject({}),
    schedule: '5 4 * * *',
    async run({ db, log }) {
      const made = await makeMonths(db);
      const dropped = await dropEmptyMonths(db);
      if (made + dropped > 0) log.info({ made, dropped }, 'partitions by month were made or dropped');
    },
  }),
];
