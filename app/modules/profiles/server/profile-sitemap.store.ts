/** Pages of members whom staff have verified and who want to be found, for search engines. */
import { listedMembers } from '#modules/identity/server/identity.public.ts';
import { addSitemapPages } from '#modules/library/server/library.public.ts';

addSitemapPages('profiles', async (db, limit) =>
  (await listedMembers(db, limit)).map(({ id, verifiedAt }) => ({ path: `/profile/${id}`, changedAt: verifiedAt, plain: true })),
);
