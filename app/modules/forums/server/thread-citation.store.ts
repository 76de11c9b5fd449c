import { inArray } from 'drizzle-orm';
import type { CitedWork } from '#modules/library/draft.contract.ts';
import { worksIn, worksReferredTo } from '#modules/library/server/library.public.ts';
import type { Database } from '#platform/db/database.ts';
import { MAX_THREAD_REFERENCES } from '../forum-thread.contract.ts';
import { thread } from './forums.schema.ts';

/** By thread, what its text and its references cite; ids that are no thread are missing from the map. */
export async function citationsOf(db: Database, ids: readonly string[]): Promise<Map<string, CitedWork[]>> {
  const rows = await db
    .select({ id: thread.id, text: thread.text, references: thread.references })
    .from(thread)
    .where(inArray(thread.id, [...ids]));
  return new Map(rows.map(({ id, text, references }) => [id, [...worksReferredTo(references, MAX_THREAD_REFERENCES), ...worksIn(text)]]));
}
