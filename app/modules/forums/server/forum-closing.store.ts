/** How a forum ends, by whoever may end it: the caller has asked. */
import { eq, sql } from 'drizzle-orm';
import { closingChange, erasePlace, openingChange, setAudienceMembers } from '#modules/library/server/library.public.ts';
import { deleteImages } from '#modules/media/server/media.public.ts';
import type { Database } from '#platform/db/database.ts';
import type { Context } from '#platform/operation/context.ts';
import { forumClosedByStaff, forumDeleted, forumReopenedByStaff } from '../forum-closing.contract.ts';
import { lockForum, updateForum } from './forum.store.ts';
import { forgetTries } from './forum-membership.store.ts';
import { forum, membership, thread } from './forums.schema.ts';

type Needs = Pick<Context, 'db' | 'emit'>;
const now = () => new Date();

/** `staffReason`: why staff close it, which its owner reads; null where its owner does. False where that changes nothing. */
export async function close({ db, emit }: Needs, id: string, staffReason: string | null): Promise<boolean> {
  const before = await lockForum(db, id);
  const change = before === null ? null : closingChange(before, staffReason);
  if (before === null || change === null) return false;
  await updateForum(db, id, change);
  if (staffReason !== null)
    await emit(forumClosedByStaff, { forumId: id, ownerId: before.ownerId, reason: staffReason, at: now().toISOString() });
  return true;
}

/** False where that changes nothing: it is open, or the other of the two closed it. */
export async function reopen({ db, emit }: Needs, id: string, by: 'owner' | 'staff'): Promise<boolean> {
  const before = await lockForum(db, id);
  const change = before === null ? null : openingChange(before, by);
  if (before === null || change === null) return false;
  await updateForum(db, id, change);
  if (by === 'staff') await emit(forumReopenedByStaff, { forumId: id, ownerId: before.ownerId, at: now().toISOString() });
  return true;
}

/** From this moment nobody finds, reads or hears anything of it, whoever they are. False where it is gone already. */
export async function erase(context: Pick<Context, 'db' | 'emit' | 'services'>, id: string, staffReason: string | null): Promise<boolean> {
  const { db, emit } = context;
  const found = await lockForum(db, id);
  if (found === null) return false;
  const pictures = await pictureIds(db, id);
  await erasePlace(context, id, 'thread');
  await setAudienceMembers(context, id, await memberIds(db, id), false);
  await forgetTries(db, id);
  await db.delete(forum).where(eq(forum.id, id));
  await deleteImages(context, pictures);
  await emit(forumDeleted, { forumId: id, name: found.name, ownerId: found.ownerId, reason: staffReason, at: now().toISOString() });
  return true;
}

async function pictureIds(db: Database, forumId: string): Promise<string[]> {
  const rows = await db.select({ images: thread.images }).from(thread).where(sql`${thread.forumId} = ${forumId} and images::text <> '[]'`);
  return rows.flatMap(({ images }) => images.map((image) => image.id));
}

async function memberIds(db: Database, forumId: string): Promise<string[]> {
  const rows = await db
    .select({ memberId: membership.memberId })
    .from(membership)
    .where(sql`${membership.forumId} = ${forumId} and standing = 'member'`);
  return rows.map(({ memberId }) => memberId);
}
