/** What became of the issues of a newsletter after they were published: the library knows. */
import { itemStatuses, takenBackAmong } from '#modules/library/server/library.public.ts';
import type { Database } from '#platform/db/database.ts';
import { publishedIssues } from './issue.store.ts';
import { noteIssues } from './newsletter.store.ts';

/** Newest first: issues that can be read, and those that were withdrawn by who writes them. Of what staff sent back, nothing. */
export async function archiveOf(db: Database, newsletterId: string) {
  const published = await publishedIssues(db, newsletterId);
  const ids = published.map(({ id }) => id);
  const statuses = await itemStatuses(db, ids);
  const takenBack = await takenBackAmong(db, ids);
  const issues = published.flatMap(({ id, publishedAt }) => (publishedAt === null ? [] : [{ id, publishedAt, status: statuses.get(id) }]));
  return {
    readable: issues.filter(({ status }) => status === 'published'),
    withdrawn: issues.filter(({ id }) => takenBack.has(id)),
  };
}

/** Counts the issues that can be read. */
export async function settleIssues(db: Database, newsletterId: string): Promise<void> {
  const { readable } = await archiveOf(db, newsletterId);
  await noteIssues(db, newsletterId, readable.length, readable[0]?.publishedAt ?? null);
}
