import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { decodeCursor, toPage } from '#platform/db/keyset.ts';
import type { WaitingMember } from '../verification.contract.ts';
import { type MemberRow, shownName } from './byline.policy.ts';
import { member } from './identity.schema.ts';
import { trustFacts } from './verification.policy.ts';

/** Longest waiting first. */
export async function listWaiting(db: Database, { cursor, limit }: { cursor?: string | undefined; limit: number }) {
  const after = decodeCursor(cursor, 2);
  const rows = await db
    .select()
    .from(member)
    .where(
      and(
        eq(member.verification, 'underProcess'),
        after === null ? undefined : sql`(${member.verificationAt}, ${member.id}) > (${after[0]}::timestamptz, ${after[1]}::text)`,
      ),
    )
    .orderBy(member.verificationAt, member.id)
    .limit(limit + 1);
  const holders = await holdersOf(db, rows);
  return toPage(
    rows,
    limit,
    (row) => [row.verificationAt.toISOString(), row.id],
    (row) => waitingMember(row, holders.get(row.registrationNumber ?? '') ?? 1),
  );
}

/** How many members gave each of these registration numbers. */
async function holdersOf(db: Database, rows: readonly MemberRow[]): Promise<Map<string, number>> {
  const numbers = rows.flatMap((row) => row.registrationNumber ?? []);
  if (numbers.length === 0) return new Map();
  const counted = await db
    .select({ number: member.registrationNumber, holders: sql<number>`count(*)::int` })
    .from(member)
    .where(and(isNotNull(member.registrationNumber), inArray(member.registrationNumber, numbers)))
    .groupBy(member.registrationNumber);
  return new Map(counted.map((row) => [row.number ?? '', row.holders]));
}

const waitingMember = (row: MemberRow, holders: number): WaitingMember => ({
  id: row.id,
  memberRefNo: row.memberRefNo,
  name: shownName(row),
  country: row.country,
  province: row.province,
  city: row.city,
  specialityId: row.specialityId,
  subSpeciality: row.subSpeciality,
  practisingSince: row.practisingSince,
  workplace: row.workplace,
  registrationNumber: row.registrationNumber,
  registrationDocumentId: row.registrationDocumentId,
  othersWithNumber: holders - 1,
  submittedAt: row.verificationAt.toISOString(),
  wasVerifiedBefore: row.verifiedByStaffAt !== null,
  facts: trustFacts(row),
});
