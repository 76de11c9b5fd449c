import { changeItem, countAnswer } from '#modules/library/server/library.public.ts';
import type { Database } from '#platform/db/database.ts';
import { Failure } from '#platform/operation/failure.ts';
import { handle } from '#platform/operation/handler.ts';
import { closePoll, type PollView, votePoll } from '../posts.contract.ts';
import { isAsRead, pollView } from './poll.policy.ts';
import { setVote } from './poll.store.ts';
import { findPostParts, lockPost, type PostRow, setClosesAt } from './post.store.ts';
import { postCard } from './post.view.ts';
import { accessOwnPost, accessPost } from './post-reading.operations.ts';

/** The post whose poll this is, locked: votes and its end come one after the other. */
async function lockPoll(db: Database, id: string): Promise<PostRow> {
  const row = await lockPost(db, id);
  if (row === null || row.content.poll === null) throw new Failure('posts.noPoll');
  return row;
}

const isClosed = ({ closesAt }: PostRow): boolean => closesAt !== null && closesAt.getTime() <= Date.now();

async function shownPoll(db: Database, id: string, viewerId: string, isAuthor: boolean): Promise<PollView> {
  const parts = await findPostParts(db, id, viewerId);
  if (parts === null || parts.content.poll === null) throw new Failure('posts.noPoll');
  const { closes_at: closesAt, closed, tallies, my_vote: myVote } = parts;
  return pollView(parts.content.poll, { closesAt, closed, tallies, myVote }, isAuthor);
}

export const pollHandlers = [
  handle(votePoll, async ({ db, viewer }, { id, option, read }) => {
    const item = await accessPost(db, viewer, id);
    const row = await lockPoll(db, id);
    if (item.status !== 'published') throw new Failure('posts.noPoll');
    if (isClosed(row)) throw new Failure('posts.pollClosed');
    if (read !== undefined && !isAsRead(row.content.poll, option, read)) throw new Failure('posts.pollChanged');
    if (option >= (row.content.poll?.options.length ?? 0))
      throw new Failure('request.invalid', { fields: { option: 'validation.invalid' } });
    if (await setVote(db, id, viewer.id, option)) await countAnswer(db, id);
    return shownPoll(db, id, viewer.id, item.authorId === viewer.id);
  }),

  handle(closePoll, async (context, { id }) => {
    const { db, viewer } = context;
    const { status } = await accessOwnPost(db, viewer, id);
    const row = await lockPoll(db, id);
    const isShown = status === 'published';
    if (!isShown || !isClosed(row)) {
      // The database's own clock decides what is closed: a moment ago is closed by both. Before readers see it, it is closed from the
      // beginning: a poll whose time ran out meanwhile is opened to them, and this one is not.
      const closedAt = isShown ? new Date(Date.now() - 1000) : row.createdAt;
      await setClosesAt(db, id, closedAt);
      await changeItem(context, id, { card: { ...postCard(row.content, row.images, closedAt) } });
    }
    return shownPoll(db, id, viewer.id, true);
  }),
];
