import { z } from 'zod';
import { job } from '#platform/jobs/job.ts';
import { allMissing, forgetMissing, forgetMissingOlderThan } from './missing-text.store.ts';

const KEPT_DAYS = 90;

/** What the locale files have by now, and what nobody has missed for a long time. */
export const forgetFoundTexts = job({
  name: 'translations.forgetFound',
  payload: z.strictObject({}),
  schedule: '50 3 * * *',
  async run({ db, services }) {
    const found = (await allMissing(db)).filter(({ language, namespace, key }) =>
      services.translations.has(language, `${namespace}:${key}`),
    );
    await forgetMissing(
      db,
      found.map(({ id }) => id),
    );
    await forgetMissingOlderThan(db, KEPT_DAYS);
  },
});
