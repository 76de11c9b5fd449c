import { and, eq, gt, isNotNull } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { member } from './identity.schema.ts';

/** Verified members who want to be found by everyone, in the order of their ids, those after `after`. */
export async function listedMembers(
  db: Database,
  after: string,
  limit: number,
): Promise<{ readonly id: string; readonly verifiedAt: Date }[]> {
  return db
    .select({ id: member.id, verifiedAt: member.verificationAt })
    .from(member)
    .where(and(eq(member.verification, 'verified'), eq(member.isProfileListed, true), isNotNull(member.firstName), gt(member.id, after)))
    .orderBy(member.id)
    .limit(limit);
}
