import { and, asc, inArray, isNull } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { type CaseUpdateText, readableText } from './case-text.policy.ts';
import { record, update } from './cases.schema.ts';

/** By case, all that a reader of the page sees before opening any step; for search. Ids that are unknown are missing from the map. */
export async function searchText(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: record.id, content: record.content })
    .from(record)
    .where(and(inArray(record.id, [...ids]), isNull(record.consentWithdrawnAt)));
  const updates = await db
    .select({ caseId: update.caseId, title: update.title, text: update.text })
    .from(update)
    .where(inArray(update.caseId, [...ids]))
    .orderBy(asc(update.at));
  const byCase = Map.groupBy(updates, ({ caseId }): string => caseId) as Map<string, CaseUpdateText[]>;
  return new Map(rows.map(({ id, content }) => [id, readableText(content, byCase.get(id) ?? [])]));
}
