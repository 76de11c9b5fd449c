import { z } from 'zod';
import type { Database } from '#platform/db/database.ts';
import { job } from '#platform/jobs/job.ts';
import { uploadsInDrafts } from './draft-upload.policy.ts';
import { unshownFiles } from './file.store.ts';
import { type Unshown, unshownImages } from './image.store.ts';
import { deleteFiles, deleteImages } from './media.public.ts';

/**
 * What no draft names was dropped while something was written, or the writing itself was; words that stand on a device only may name it
 * still. With a draft it may rest for a month and a half, and then wait for the time that was given: ninety days at most.
 */
const DAYS = { dropped: 14, inDraft: 135 };
const DAY_MS = 86_400_000;

/** In one transaction. */
const AT_ONCE = 500;

/** Clears away uploads that nothing ever showed, and nothing is about to. */
export const clearForgotten = job({
  name: 'media.clearForgotten',
  payload: z.strictObject({}),
  schedule: '30 3 * * *',
  run: async ({ services }) => {
    const kinds = [
      { unshown: unshownImages, remove: deleteImages },
      { unshown: unshownFiles, remove: deleteFiles },
    ];
    for (const { unshown, remove } of kinds)
      for (let afterId: string | undefined = ''; afterId !== undefined; ) {
        const page = { afterId, limit: AT_ONCE };
        afterId = await services.database.transaction(async (db) => {
          const uploads = await unshown(db, DAYS.dropped, page);
          await remove({ db, services }, await forgottenAmong(db, uploads));
          return uploads.length < AT_ONCE ? undefined : uploads.at(-1)?.id;
        });
      }
  },
});

async function forgottenAmong(db: Database, uploads: readonly Unshown[]): Promise<string[]> {
  const isOld = ({ at }: Unshown) => Date.now() - at.getTime() > DAYS.inDraft * DAY_MS;
  const inDrafts = await uploadsInDrafts(
    db,
    uploads.filter((upload) => !isOld(upload)),
  );
  return uploads.flatMap(({ id }) => (inDrafts.has(id) ? [] : [id]));
}
