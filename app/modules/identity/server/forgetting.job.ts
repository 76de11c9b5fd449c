import { z } from 'zod';
import { job } from '#platform/jobs/job.ts';
import { forgetOldCodes } from './code.store.ts';
import { forgetEndedSessions } from './session.store.ts';

/** Removes ended sessions, devices not seen for a year, and codes and counts that no limit asks about any more. */
export const forgetSignIns = job({
  name: 'identity.forgetSignIns',
  payload: z.strictObject({}),
  schedule: '17 * * * *',
  async run({ db }) {
    await forgetOldCodes(db);
    await forgetEndedSessions(db);
  },
});
