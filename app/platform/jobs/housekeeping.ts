import { z } from 'zod';
import { forgetOldAnswers } from '../db/platform.store.ts';
import { job } from './job.ts';

/** A retry that comes later than this is a new intent. */
const KEPT_HOURS = 24;

/** What the platform itself forgets with time. */
export const platformJobs = [
  job({
    name: 'platform.forgetOldAnswers',
    payload: z.strictObject({}),
    schedule: '15 * * * *',
    run: ({ db }) => forgetOldAnswers(db, KEPT_HOURS),
  }),
];
