import { z } from 'zod';
import { job } from '#platform/jobs/job.ts';
import { indexSome } from './caption.store.ts';

const AT_ONCE = 50;

/** Captions of before their words were kept: some at a time, so that nobody waits for them. Afterwards there are none. */
export const indexCaptions = job({
  name: 'videos.indexCaptions',
  payload: z.strictObject({}),
  schedule: '*/10 * * * *',
  async run({ db, signal }) {
    while ((await indexSome(db, AT_ONCE)) > 0) signal.throwIfAborted();
  },
});
