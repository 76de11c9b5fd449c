/** Pages of members whom staff have verified and who want to be found, for search engines. */
import { listedMembers } from '#modules/identity/server/identity.public.ts';
import { addSitemapPages } from '#modules/library/server/library.public.ts';

const PAGES = ['', '/contributions'];

addSitemapPages('profiles', async (db, after, limit) =>
  (await listedMembers(db, after, limit / PAGES.length)).flatMap(({ id, verifiedAt }) =>
    PAGES.map((page) => ({ id, path: `/profile/${id}${page}`, changedAt: page === '' ? verifiedAt : null, plain: true })),
  ),
);
