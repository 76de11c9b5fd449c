import { type Database, prepared } from '#platform/db/database.ts';
import type { CaseContent } from '../case-content.contract.ts';
import { type CaseUpdateText, readableText } from './case-text.policy.ts';

const searched = prepared<{ id: string; content: CaseContent; updates: CaseUpdateText[] | null }>(
  'cases.searched',
  `select r.id, r.content, (select json_agg(json_build_object('title', u.title, 'text', u.text) order by u.at)
       from cases.update u where u.case_id = r.id) as updates
     from cases.record r where r.id = any($1::text[]) and r.consent_withdrawn_at is null`,
);

/** By case, all that a reader of the page sees before opening any step; for search. Ids that are unknown are missing from the map. */
export async function searchText(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  return new Map((await searched(db, [ids])).map(({ id, content, updates }) => [id, readableText(content, updates ?? [])]));
}
