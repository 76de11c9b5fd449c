import { and, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { newId } from '#platform/db/id.ts';
import { decodeCursor, toPage } from '#platform/db/keyset.ts';
import type { Page } from '#platform/operation/paging.ts';
import type { Ground, Target } from '../moderation.contract.ts';
import { BY_RULE } from './audit.store.ts';
import { report } from './moderation.schema.ts';

/** So long a decision on what somebody reported stands, but where they say that a patient can be recognised: it may be so since then. */
const DECIDED_HOURS = 24;

/**
 * `waits`: this member has reported it, and nobody has decided yet; `decided`: a short while ago. What is reported again is laid before
 * staff, and takes nothing out of sight by itself: else whoever does not like what staff decided would undo it.
 */
export async function putReport(db: Database, row: typeof report.$inferInsert): Promise<'new' | 'waits' | 'decided'> {
  const { reason, note, createdAt } = row;
  const since = sql`${createdAt.toISOString()}::timestamptz - make_interval(hours => ${DECIDED_HOURS})`;
  const put = await db
    .insert(report)
    .values(row)
    .onConflictDoUpdate({
      target: [report.target, report.targetId, report.memberId],
      set: { reason, note, createdAt, verified: false, closedAt: null },
      setWhere: reason === 'privacy' ? isNotNull(report.closedAt) : lt(report.closedAt, since),
    })
    .returning({ id: report.id });
  if (put.length > 0) return 'new';
  const own = and(eq(report.target, row.target), eq(report.targetId, row.targetId), eq(report.memberId, row.memberId));
  return (await db.$count(report, and(own, isNull(report.closedAt)))) > 0 ? 'waits' : 'decided';
}

/** Reported by nobody: a rule found it. What it found before, and staff decided on, waits for them anew. */
export async function reportByRule(db: Database, target: Target, targetId: string, reason: Ground): Promise<void> {
  const createdAt = new Date();
  await db
    .insert(report)
    .values({ id: newId(), target, targetId, memberId: BY_RULE, reason, note: '', createdAt })
    .onConflictDoUpdate({ target: [report.target, report.targetId, report.memberId], set: { createdAt, closedAt: null } });
}

/** True while somebody's report of it waits. */
export async function isReported(db: Database, target: Target, targetId: string): Promise<boolean> {
  return (await db.$count(report, and(eq(report.target, target), eq(report.targetId, targetId), isNull(report.closedAt)))) > 0;
}

/** The grounds on which it is reported, as far as nobody has decided on them, the first first. Those of verified members are one a member. */
export async function openGrounds(db: Database, target: Target, targetId: string, by: 'verified' | 'anyone'): Promise<Ground[]> {
  const rows = await db
    .select({ reason: report.reason })
    .from(report)
    .where(
      and(
        eq(report.target, target),
        eq(report.targetId, targetId),
        isNull(report.closedAt),
        by === 'verified' ? report.verified : undefined,
      ),
    )
    .orderBy(report.createdAt, report.id);
  return rows.map(({ reason }) => reason);
}

/** Returns how many were open. */
export async function closeReports(db: Database, target: Target, targetId: string): Promise<number> {
  const closed = await db
    .update(report)
    .set({ closedAt: new Date() })
    .where(and(eq(report.target, target), eq(report.targetId, targetId), isNull(report.closedAt)))
    .returning({ id: report.id });
  return closed.length;
}

/** What they are about is gone for good. */
export async function forgetReports(db: Database, target: Target, targetIds: readonly string[]): Promise<void> {
  await db.delete(report).where(and(eq(report.target, target), inArray(report.targetId, [...targetIds])));
}

export interface OpenReports {
  readonly target: Target;
  readonly targetId: string;
  readonly reports: { reason: Ground; note: string; at: string }[];
}

/** By what they are about, the longest waiting first. */
export async function listOpenReports(db: Database, page: { cursor?: string | undefined; limit: number }): Promise<Page<OpenReports>> {
  const after = decodeCursor(page.cursor, 2);
  const first = sql`min(${report.createdAt})`;
  const rows = await db
    .select({
      target: report.target,
      targetId: report.targetId,
      key: sql<string>`min(${report.createdAt})::text`,
      reports: sql<OpenReports['reports']>`json_agg(json_build_object('reason', ${report.reason}, 'note', ${report.note},
        'at', to_char(${report.createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by ${report.createdAt}, ${report.id})`,
    })
    .from(report)
    .where(isNull(report.closedAt))
    .groupBy(report.target, report.targetId)
    .having(after === null ? undefined : sql`(${first}, ${report.targetId}) > (${after[0]}::timestamptz, ${after[1]}::text)`)
    .orderBy(first, report.targetId)
    .limit(page.limit + 1);
  return toPage(
    rows,
    page.limit,
    (row) => [row.key, row.targetId],
    ({ key: _key, ...row }) => row,
  );
}
