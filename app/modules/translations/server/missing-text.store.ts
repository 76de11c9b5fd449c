import { and, count, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { newId } from '#platform/db/id.ts';
import { decodeCursor, toPage } from '#platform/db/keyset.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { missingText } from './translations.schema.ts';

export type MissingRow = typeof missingText.$inferSelect;
type NewMissing = Pick<MissingRow, 'language' | 'namespace' | 'key' | 'fallback'>;

/** False, and nothing noted, when there would be more than `most`. */
export async function noteMissing(db: Database, texts: readonly NewMissing[], most: number): Promise<boolean> {
  // One after another: two at once would each count without the other.
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('translations.missing'))`);
  await db
    .insert(missingText)
    .values(texts.map((one) => ({ ...one, id: newId() })))
    .onConflictDoUpdate({
      target: [missingText.language, missingText.namespace, missingText.key],
      set: { fallback: sql`excluded.fallback`, times: sql`${missingText.times} + 1`, lastNotedAt: sql`now()` },
    });
  const [row] = await db.select({ all: count() }).from(missingText);
  return (row?.all ?? 0) <= most;
}

/** In the order in which they were first noted, the last one first. */
export async function listMissingRows(
  db: Database,
  filter: { cursor?: string | undefined; limit: number; language?: Language | undefined },
) {
  const before = decodeCursor(filter.cursor, 1);
  const rows = await db
    .select()
    .from(missingText)
    .where(
      and(
        filter.language === undefined ? undefined : eq(missingText.language, filter.language),
        before === null ? undefined : lt(missingText.id, String(before[0])),
      ),
    )
    .orderBy(desc(missingText.id))
    .limit(filter.limit + 1);
  return toPage(
    rows,
    filter.limit,
    ({ id }) => [id],
    (row) => row,
  );
}

export const allMissing = (db: Database): Promise<MissingRow[]> => db.select().from(missingText);

export async function forgetMissing(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(missingText).where(inArray(missingText.id, [...ids]));
}

export async function forgetMissingOlderThan(db: Database, days: number): Promise<void> {
  await db.delete(missingText).where(lt(missingText.lastNotedAt, sql`now() - make_interval(days => ${days})`));
}
