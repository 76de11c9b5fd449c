import { and, desc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { newId } from '#platform/db/id.ts';
import { decodeCursor, toPage } from '#platform/db/keyset.ts';
import type { AuditAction } from '../moderation.contract.ts';
import { audit } from './moderation.schema.ts';

export type AuditRow = typeof audit.$inferSelect;

/** Stands for staff in entries about what nobody of them did. */
export const BY_RULE = '';

/** Whole milliseconds: cursors name a row by its time. */
export async function addAudit(db: Database, row: Omit<typeof audit.$inferInsert, 'id' | 'at'>): Promise<void> {
  await db.insert(audit).values({ id: newId(), at: new Date(), ...row });
}

interface AuditFilter {
  readonly cursor?: string | undefined;
  readonly limit: number;
  readonly without?: readonly AuditAction[];
}

/** Newest first. */
export async function listAudit(db: Database, { cursor, limit, without = [] }: AuditFilter) {
  const before = decodeCursor(cursor, 2);
  const rows = await db
    .select()
    .from(audit)
    .where(
      and(
        without.length === 0 ? undefined : notInArray(audit.action, [...without]),
        before === null ? undefined : sql`(${audit.at}, ${audit.id}) < (${before[0]}::timestamptz, ${before[1]}::text)`,
      ),
    )
    .orderBy(sql`${audit.at} desc`, sql`${audit.id} desc`)
    .limit(limit + 1);
  return toPage(
    rows,
    limit,
    (row) => [row.at.toISOString(), row.id],
    (row) => row,
  );
}

/** The last entry about a subject with this action, or null. */
export async function lastAudit(db: Database, subjectId: string, action: AuditAction): Promise<AuditRow | null> {
  const [row] = await db
    .select()
    .from(audit)
    .where(and(eq(audit.subjectId, subjectId), eq(audit.action, action)))
    .orderBy(desc(audit.at))
    .limit(1);
  return row ?? null;
}

/** Why each of these was sent back last; those that never were are missing from the map. */
export async function sentBackReasons(db: Database, subjectIds: readonly string[]): Promise<Map<string, string>> {
  if (subjectIds.length === 0) return new Map();
  const rows = await db
    .select({ id: audit.subjectId, reason: audit.reason })
    .from(audit)
    .where(and(inArray(audit.subjectId, [...subjectIds]), eq(audit.action, 'itemSentBack')))
    .orderBy(audit.at);
  return new Map(rows.map(({ id, reason }) => [id, reason ?? '']));
}
