import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { member } from './identity.schema.ts';

/** Verified members who want to be found by everyone, the last ones to be verified first. */
export async function listedMembers(db: Database, limit: number): Promise<{ readonly id: string; readonly verifiedAt: Date }[]> {
  return db
    .select({ id: member.id, verifiedAt: member.verificationAt })
    .from(member)
    .where(and(eq(member.verification, 'verified'), eq(member.isProfileListed, true), isNotNull(member.firstName)))
    .orderBy(desc(member.verificationAt), desc(member.id))
    .limit(limit);
}
