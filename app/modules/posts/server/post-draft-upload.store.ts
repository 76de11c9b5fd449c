/** Uploads that a draft names stay for as long as it does. */
import { addDraftUploads } from '#modules/media/server/media.public.ts';
import { prepared } from '#platform/db/database.ts';

const namedInDrafts = prepared<{ id: string }>(
  'posts.uploadsInDrafts',
  `select u.id from unnest($1::text[], $2::text[]) u(id, owner_id)
    where exists (select from posts.draft d where d.author_id = u.owner_id and position(u.id in d.content::text) > 0)`,
);

addDraftUploads(async (db, uploads) => {
  const rows = await namedInDrafts(db, [uploads.map(({ id }) => id), uploads.map(({ ownerId }) => ownerId)]);
  return rows.map(({ id }) => id);
});
