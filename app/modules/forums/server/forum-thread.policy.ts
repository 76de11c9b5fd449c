/** Who may answer in a thread and change an answer, beside what the library asks of everybody. */
import { addAnswerRule, lastAnswerAt } from '#modules/library/server/library.public.ts';
import { type Relation, relationOf, writeRefusal } from './forum.policy.ts';
import { findThread, lockWriter, type ThreadRow } from './forum-thread.store.ts';

export type AnswerRefusal = 'signIn' | 'notMember' | 'notVerified' | 'muted' | 'forumClosed' | 'closed' | 'slow' | null;

/**
 * `lastAnswer`: when this member answered here last. Who tends the forum is not slowed down. Where nobody answers any more, that is
 * the reason for everybody: what they could change about themselves would not help them.
 */
export function answerRefusal(
  thread: Pick<ThreadRow, 'lockedAt' | 'slowSeconds'>,
  relation: Relation,
  lastAnswer: Date | null,
  now = new Date(),
): AnswerRefusal {
  if (relation.closed === null && thread.lockedAt !== null) return 'closed';
  const refusal = writeRefusal(relation, now);
  if (refusal !== null) return refusal;
  const waits = relation.role === 'member' && lastAnswer !== null && now.getTime() - lastAnswer.getTime() < thread.slowSeconds * 1000;
  return waits ? 'slow' : null;
}

/** From when they may answer, where nothing but time keeps them from it. */
export function answerAgainAt(
  refusal: AnswerRefusal,
  { slowSeconds }: Pick<ThreadRow, 'slowSeconds'>,
  { mutedUntil }: Pick<Relation, 'mutedUntil'>,
  lastAnswer: Date | null,
): Date | null {
  if (refusal === 'muted') return mutedUntil;
  return refusal === 'slow' && lastAnswer !== null ? new Date(lastAnswer.getTime() + slowSeconds * 1000) : null;
}

addAnswerRule('thread', async (db, item, viewer, writing) => {
  const found = await findThread(db, item.id, viewer.id);
  if (found === null) return { answering: 'closed', editing: 'closed' };
  const isSlow = found.thread.slowSeconds > 0;
  if (isSlow && writing) await lockWriter(db, item.id, viewer.id);
  const lastAnswer = isSlow ? await lastAnswerAt(db, item.id, viewer.id) : null;
  const relation = relationOf(found.forum, viewer);
  const answering = answerRefusal(found.thread, relation, lastAnswer);
  return { answering, editing: writeRefusal(relation), againAt: answerAgainAt(answering, found.thread, relation, lastAnswer) };
});
