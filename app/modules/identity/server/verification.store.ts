import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/db/database.ts';
import { decodeCursor, toPage } from '#platform/db/keyset.ts';
import type { WaitingMember } from '../verification.contract.ts';
import { type MemberRow, shownName } from './byline.policy.ts';
import { comparedNumber, member } from './identity.schema.ts';
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
    (row) => waitingMember(row, holders.get(row.id) ?? 1),
  );
}

/** How many members gave the registration number of each of these, by the member's id. */
async function holdersOf(db: Database, rows: readonly MemberRow[]): Promise<Map<string, number>> {
  const ids = rows.filter((row) => row.registrationNumber !== null).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const holder = alias(member, 'holder');
  const counted = await db
    .select({ id: member.id, holders: sql<number>`count(*)::int` })
    .from(member)
    .innerJoin(
      holder,
      and(isNotNull(holder.registrationNumber), eq(comparedNumber(holder.registrationNumber), comparedNumber(member.registrationNumber))),
    )
    .where(inArray(member.id, ids))
    .groupBy(member.id);
  return new Map(counted.map(({ id, holders }) => [id, holders]));
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
