/** What other modules may know of posts. */
import type { CitedWork } from '#modules/library/draft.contract.ts';
import { worksIn } from '#modules/library/server/library.public.ts';
import type { Database } from '#platform/db/database.ts';
import { contentsOf } from './post.store.ts';
import { postText } from './post.view.ts';

export { postCard, postSummary } from './post.view.ts';

/** By post, all that a reader of its page sees, without the title; for search. Ids that are unknown are missing from the map. */
export async function searchTextsByIds(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  return new Map([...(await contentsOf(db, ids))].map(([id, content]) => [id, postText(content)]));
}

/** By post, what it leads to, and what its text names by DOI; ids that are no post are missing from the map. */
export async function citationsOf(db: Database, ids: readonly string[]): Promise<Map<string, CitedWork[]>> {
  return new Map([...(await contentsOf(db, ids))].map(([id, { body }]) => [id, worksIn(body)]));
}
