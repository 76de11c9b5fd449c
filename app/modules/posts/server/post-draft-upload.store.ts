/** Uploads that a draft names stay for as long as it does. */
import { addDraftUploads } from '#modules/media/server/media.public.ts';
import { prepared } from '#platform/db/database.ts';

addDraftUploads(
  prepared<{ id: string }>(
    'posts.uploadsInDrafts',
    `select u.id from unnest($1::text[], $2::text[]) u(id, owner_id)
      where exists (select from posts.draft d where d.author_id = u.owner_id and position(u.id in d.content::text) > 0)`,
  ),
);
