import { z } from 'zod';
import { job } from '#platform/jobs/job.ts';
import { forgetOldCodes } from './code.store.ts';
import { clearDocuments } from './registration-document.operations.ts';
import { forgetEndedSessions } from './session.store.ts';

/**
 * Removes ended sessions, devices not seen for a year, codes and counts that no limit asks about any more, and certificates that
 * nobody is to look at any more.
 */
export const forgetSignIns = job({
  name: 'identity.forgetSignIns',
  payload: z.strictObject({}),
  schedule: '17 * * * *',
  async run({ db, services }) {
    await forgetOldCodes(db);
    await forgetEndedSessions(db);
    await services.database.transaction((inner) => clearDocuments({ db: inner, services }));
  },
});
