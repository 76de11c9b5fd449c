import { z } from 'zod';
import { job } from '#platform/jobs/job.ts';
import { forgetShownCards as forget } from './shown-card.store.ts';

/** What is a day old says nothing any more: the table holds a day of cards, whatever its age. */
export const forgetShownCards = job({
  name: 'library.forgetShownCards',
  payload: z.strictObject({}),
  schedule: '10 * * * *',
  run: ({ db }) => forget(db),
});
