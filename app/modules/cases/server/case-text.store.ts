import { type Database, prepared } from '#platform/db/database.ts';
import type { CaseContent } from '../case-content.contract.ts';
import { type CaseUpdateText, readableText } from './case-text.policy.ts';

const contents = prepared<{ id: string; content: CaseContent }>(
  'cases.searchedContents',
  'select id, content from cases.record where id = any($1::text[]) and consent_withdrawn_at is null',
);

const updatesOf = prepared<CaseUpdateText & { caseId: string }>(
  'cases.searchedUpdates',
  'select case_id as "caseId", title, text from cases.update where case_id = any($1::text[]) order by at',
);

/** By case, all that a reader of the page sees before opening any step; for search. Ids that are unknown are missing from the map. */
export async function searchText(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const [rows, updates] = await Promise.all([contents(db, [ids]), updatesOf(db, [ids])]);
  const byCase = Map.groupBy(updates, ({ caseId }) => caseId);
  return new Map(rows.map(({ id, content }) => [id, readableText(content, byCase.get(id) ?? [])]));
}
