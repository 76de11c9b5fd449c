import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { uploadPart, video } from './videos.schema.ts';

export interface Part {
  readonly offset: number;
  readonly bytes: number;
}

/** `elsewhere`: the upload is not where this part begins, somebody else has gone on with it meanwhile. */
export async function addPart(db: Database, videoId: string, part: Part): Promise<'elsewhere' | 'begun' | 'complete'> {
  const [moved] = await db
    .update(video)
    .set({ received: part.offset + part.bytes, updatedAt: sql`now()` })
    .where(and(eq(video.id, videoId), eq(video.state, 'uploading'), eq(video.received, part.offset)))
    .returning({ bytes: video.bytes, received: video.received });
  if (moved === undefined) return 'elsewhere';
  await db.insert(uploadPart).values({ videoId, ...part });
  return Number(moved.received) >= Number(moved.bytes) ? 'complete' : 'begun';
}

export async function partsOf(db: Database, videoId: string): Promise<Part[]> {
  return db
    .select({ offset: uploadPart.offset, bytes: uploadPart.bytes })
    .from(uploadPart)
    .where(eq(uploadPart.videoId, videoId))
    .orderBy(asc(uploadPart.offset));
}

export async function deleteParts(db: Database, videoId: string): Promise<void> {
  await db.delete(uploadPart).where(eq(uploadPart.videoId, videoId));
}
