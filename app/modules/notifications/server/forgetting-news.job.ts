import { z } from 'zod';
import { job } from '#platform/jobs/job.ts';
import { deleteOlderThan } from './notification.store.ts';

const KEPT_DAYS = 365;

export const forgetNotifications = job({
  name: 'notifications.forget',
  payload: z.strictObject({}),
  schedule: '40 3 * * *',
  run: ({ db }) => deleteOlderThan(db, KEPT_DAYS),
});
