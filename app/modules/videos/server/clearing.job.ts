import { z } from 'zod';
import { deleteImages } from '#modules/media/server/media.public.ts';
import { job, UNTIL_DONE } from '#platform/jobs/job.ts';
import type { Context } from '#platform/operation/context.ts';
import { deleteParts, partsOf } from './upload-part.store.ts';
import { abandonedVideos, deleteVideo, findDeleted, findVideo } from './video.store.ts';
import { FILE_LIST, uploadPartKey, videoFileKey } from './video-files.policy.ts';
import { clearLeftWork } from './work-folder.client.ts';

// Deleting a file that is gone is no failure, so each of these may run again.

/** What was made of a video before it was made anew, or was deleted; or by a preparation that did not end. What it is watched from stays. */
export const clearFolder = job({
  name: 'videos.clearFolder',
  payload: z.strictObject({ videoId: z.string(), folder: z.string() }),
  ...UNTIL_DONE,
  run: async ({ services: { database, storage } }, { videoId, folder }) => {
    if ((await findVideo(database.db, videoId))?.folder === folder) return;
    const list = await storage.get(videoFileKey(videoId, folder, FILE_LIST));
    if (list === null) return;
    const files = z.array(z.string()).parse(JSON.parse(Buffer.from(list).toString('utf8')));
    for (const file of [...files, FILE_LIST]) await storage.delete(videoFileKey(videoId, folder, file));
  },
});

/** The pieces of an upload that is not needed any more. */
export const clearUpload = job({
  name: 'videos.clearUpload',
  payload: z.strictObject({
    videoId: z.string(),
    parts: z.array(z.strictObject({ offset: z.int().nonnegative(), bytes: z.int().nonnegative() })),
  }),
  ...UNTIL_DONE,
  run: async ({ services: { storage } }, { videoId, parts }) => {
    for (const part of parts) await storage.delete(uploadPartKey(videoId, part));
  },
});

/** How long a video that was never published can be brought back after its author deleted it. */
export const DELETED_MINUTES = 15;

/** Erases a deleted video that was not brought back: rows with the transaction, files by jobs after it. */
export const eraseDeleted = job({
  name: 'videos.eraseDeleted',
  payload: z.strictObject({ videoId: z.string() }),
  ...UNTIL_DONE,
  run: async ({ services }, { videoId }) => {
    await services.database.transaction(async (db) => {
      const video = await findDeleted(db, videoId, DELETED_MINUTES);
      if (video === null) return;
      const { folder, poster } = video;
      await dropUpload({ db, services }, videoId);
      if (folder !== null) await services.jobs.enqueue(db, clearFolder, { videoId, folder });
      if (poster !== null) await deleteImages({ db, services }, [poster.id]);
      await deleteVideo(db, videoId);
    });
  },
});

/** A doctor may have to wait for a better network, but not for a week. */
const ABANDONED_DAYS = 7;

/** In one transaction. */
const AT_ONCE = 200;

/** Clears away uploads that nobody goes on with. */
export const clearAbandoned = job({
  name: 'videos.clearAbandoned',
  payload: z.strictObject({}),
  schedule: '50 3 * * *',
  run: async ({ services }) => {
    for (let taken = AT_ONCE; taken === AT_ONCE; )
      taken = await services.database.transaction(async (db) => {
        const abandoned = await abandonedVideos(db, ABANDONED_DAYS, AT_ONCE);
        for (const { id } of abandoned) {
          await dropUpload({ db, services }, id);
          await deleteVideo(db, id);
        }
        return abandoned.length;
      });
  },
});

/** What lies on this machine of preparations that were cut off, whole uploads among it, also of what has been deleted since. */
export const clearWork = job({
  name: 'videos.clearWork',
  payload: z.strictObject({}),
  schedule: '35 * * * *',
  run: ({ services }) => clearLeftWork(services.settings.workFolder),
});

/** An upload that was made into a video, or never will be, is not kept. */
export async function dropUpload({ db, services }: Pick<Context, 'db' | 'services'>, videoId: string): Promise<void> {
  const parts = await partsOf(db, videoId);
  if (parts.length > 0) await services.jobs.enqueue(db, clearUpload, { videoId, parts });
  await deleteParts(db, videoId);
}
