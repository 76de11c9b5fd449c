import type { CitedWork } from '#modules/library/draft.contract.ts';
import { worksReferredTo } from '#modules/library/server/library.public.ts';
import { type Database, prepared } from '#platform/db/database.ts';
import { CASE_LIMITS } from '../case-content.contract.ts';

const citations = prepared<{ id: string; references: unknown }>(
  'cases.citations',
  `select r.id, r.content->'references' as references from cases.record r where r.id = any($1::text[])`,
);

/** By case, what it cites; ids that are no case are missing from the map. */
export async function citationsOf(db: Database, ids: readonly string[]): Promise<Map<string, CitedWork[]>> {
  const rows = await citations(db, [ids]);
  return new Map(rows.map(({ id, references }) => [id, worksReferredTo(references, CASE_LIMITS.references)]));
}
