/** How a community ends, by whoever may end it: the caller has asked. */
import { eq } from 'drizzle-orm';
import { closingChange, openingChange } from '#modules/library/server/library.public.ts';
import type { Database } from '#platform/db/database.ts';
import type { Context } from '#platform/operation/context.ts';
import { communityClosedByStaff, communityDeleted, communityReopenedByStaff } from '../community-closing.contract.ts';
import { community } from './communities.schema.ts';
import { findCommunity, lockCommunity, updateCommunity } from './community.store.ts';

type Needs = Pick<Context, 'db' | 'emit'>;
const now = () => new Date().toISOString();

async function lockedCommunity(db: Database, id: string) {
  await lockCommunity(db, id);
  return findCommunity(db, id, null);
}

/** `staffReason`: why staff close it, which its owner reads; null where its owner does. False where that changes nothing. */
export async function close({ db, emit }: Needs, id: string, staffReason: string | null): Promise<boolean> {
  const before = await lockedCommunity(db, id);
  const change = before === null ? null : closingChange(before, staffReason);
  if (before === null || change === null) return false;
  await updateCommunity(db, id, change);
  if (staffReason !== null)
    await emit(communityClosedByStaff, { communityId: id, ownerId: before.ownerId, reason: staffReason, at: now() });
  return true;
}

/** False where that changes nothing: it is open, or the other of the two closed it. */
export async function reopen({ db, emit }: Needs, id: string, by: 'owner' | 'staff'): Promise<boolean> {
  const before = await lockedCommunity(db, id);
  const change = before === null ? null : openingChange(before, by);
  if (before === null || change === null) return false;
  await updateCommunity(db, id, change);
  if (by === 'staff') await emit(communityReopenedByStaff, { communityId: id, ownerId: before.ownerId, at: now() });
  return true;
}

/** Its members, invitations and places go with it; its forums stay and stand by themselves. False where it is gone already. */
export async function erase({ db, emit }: Needs, id: string, staffReason: string | null): Promise<boolean> {
  const found = await lockedCommunity(db, id);
  if (found === null) return false;
  await db.delete(community).where(eq(community.id, id));
  await emit(communityDeleted, { communityId: id, name: found.name, ownerId: found.ownerId, reason: staffReason, at: now() });
  return true;
}
