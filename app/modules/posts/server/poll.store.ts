import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import type { PollContent } from '../post-content.contract.ts';
import { pollTally, post, vote } from './posts.schema.ts';

/**
 * Sets the member's vote and moves the tallies with it; true when they had not voted before. The caller holds the lock on the
 * post, so votes come one after the other and no change is counted twice.
 */
export async function setVote(db: Database, postId: string, memberId: string, option: number): Promise<boolean> {
  const mine = and(eq(vote.postId, postId), eq(vote.memberId, memberId));
  const [before] = await db.select({ option: vote.option }).from(vote).where(mine);
  if (before?.option === option) return false;
  if (before === undefined) await db.insert(vote).values({ postId, memberId, option });
  else {
    await db.update(vote).set({ option, at: sql`now()` }).where(mine);
    await addToTally(db, postId, before.option, -1);
  }
  await addToTally(db, postId, option, 1);
  return before === undefined;
}

async function addToTally(db: Database, postId: string, option: number, difference: 1 | -1): Promise<void> {
  await db
    .insert(pollTally)
    .values({ postId, option, votes: difference })
    .onConflictDoUpdate({ target: [pollTally.postId, pollTally.option], set: { votes: sql`${pollTally.votes} + ${difference}` } });
}

/** Somebody has voted: what they voted on must stay what it was. */
export async function hasVotes(db: Database, postId: string): Promise<boolean> {
  const [row] = await db.select({ option: vote.option }).from(vote).where(eq(vote.postId, postId)).limit(1);
  return row !== undefined;
}

/** The poll of a post as soon as somebody has voted in it; else null. */
export async function votedPoll(db: Database, postId: string): Promise<PollContent | null> {
  const [row] = await db
    .select({ content: post.content })
    .from(post)
    .where(and(eq(post.id, postId), sql`exists (select from ${vote} v where v.post_id = ${post.id})`));
  return row?.content.poll ?? null;
}
