import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { newId } from '#platform/db/id.ts';
import { invitation } from './communities.schema.ts';

export type InvitationRow = typeof invitation.$inferSelect;

const hashOf = (code: string) => createHash('sha256').update(code).digest('base64url');

/** The code is returned here and kept nowhere. */
export async function insertInvitation(
  db: Database,
  wish: Pick<InvitationRow, 'communityId' | 'byId' | 'maxUses' | 'expiresAt'>,
): Promise<{ row: InvitationRow; code: string }> {
  const code = randomBytes(16).toString('base64url');
  const [row] = await db
    .insert(invitation)
    .values({ ...wish, id: newId(), codeHash: hashOf(code) })
    .returning();
  if (row === undefined) throw new Error('An invitation was not written');
  return { row, code };
}

export async function findInvitation(db: Database, code: string): Promise<InvitationRow | null> {
  const [row] = await db
    .select()
    .from(invitation)
    .where(eq(invitation.codeHash, hashOf(code)));
  return row ?? null;
}

/** It still lets somebody in. */
const isOpen = and(isNull(invitation.revokedAt), gt(invitation.expiresAt, sql`now()`), lt(invitation.uses, invitation.maxUses));

/** Counts one use, if there is one left; two at once cannot take the last one both. */
export async function takeInvitation(db: Database, id: string): Promise<boolean> {
  const taken = await db
    .update(invitation)
    .set({ uses: sql`${invitation.uses} + 1` })
    .where(and(eq(invitation.id, id), isOpen))
    .returning({ id: invitation.id });
  return taken.length > 0;
}

/** False where the community has no such invitation. */
export async function setRevoked(db: Database, communityId: string, id: string): Promise<boolean> {
  const revoked = await db
    .update(invitation)
    .set({ revokedAt: sql`coalesce(${invitation.revokedAt}, now())` })
    .where(and(eq(invitation.id, id), eq(invitation.communityId, communityId)))
    .returning({ id: invitation.id });
  return revoked.length > 0;
}

/** What they made holds as long as they tend the community. */
export async function revokeInvitationsOf(db: Database, communityId: string, byId: string): Promise<void> {
  await db
    .update(invitation)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(invitation.communityId, communityId), eq(invitation.byId, byId), isNull(invitation.revokedAt)));
}

/** More than there may be of open ones: each of those can be taken back. */
const SHOWN = 50;

export async function listInvitationRows(db: Database, communityId: string): Promise<InvitationRow[]> {
  return db
    .select()
    .from(invitation)
    .where(eq(invitation.communityId, communityId))
    .orderBy(sql`(${isOpen}) desc`, desc(invitation.createdAt), desc(invitation.id))
    .limit(SHOWN);
}

export const countOpenInvitations = (db: Database, communityId: string): Promise<number> =>
  db.$count(invitation, and(eq(invitation.communityId, communityId), isOpen));
