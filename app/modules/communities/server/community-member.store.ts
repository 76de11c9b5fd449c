import { and, eq } from 'drizzle-orm';
import type { PlaceRole } from '#modules/library/place-membership.contract.ts';
import { placeMembership } from '#modules/library/server/library.public.ts';
import type { Database } from '#platform/db/database.ts';
import { membership } from './communities.schema.ts';

export const { findMembership, writeStanding, deleteRequest, listMemberships, placesNow, stewardIds, stewardsOf, waitingFor } =
  placeMembership<typeof membership.$inferSelect>('communities', 'community', membership);

export async function writeRole(db: Database, communityId: string, memberId: string, role: PlaceRole): Promise<void> {
  await db
    .update(membership)
    .set({ role })
    .where(and(eq(membership.communityId, communityId), eq(membership.memberId, memberId)));
}
