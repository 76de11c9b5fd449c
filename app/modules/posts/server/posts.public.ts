/** What other modules may know of posts. */
import type { Database } from '#platform/db/database.ts';
import { contentsOf, findCitations } from './post.store.ts';
import { postText } from './post.view.ts';

export { postCard, postSummary } from './post.view.ts';

/** By post, all that a reader of its page sees, without the title; for search. Ids that are unknown are missing from the map. */
export async function searchTextsByIds(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  return new Map([...(await contentsOf(db, ids))].map(([id, content]) => [id, postText(content)]));
}

/** What a post cites: its links, and whatever its text names by DOI. Null when there is no such post. */
export async function citationsOf(db: Database, id: string) {
  const found = await findCitations(db, id);
  if (found === null) return null;
  const { authorId, content, links } = found;
  const references = [
    { title: '', source: JSON.stringify(content.body), url: null },
    ...links.map((url) => ({ title: '', source: '', url })),
  ];
  return { authorId, title: content.title, references };
}
