/** What one reader may see and do of a poll. Pure. */
import { isDeepStrictEqual } from 'node:util';
import type { Viewer } from '#platform/session/viewer.ts';
import type { PollContent } from '../post-content.contract.ts';
import type { PollView } from '../posts.contract.ts';

const DAY_MS = 86_400_000;

/** When a poll that begins at `from` closes; null when only its author closes it. */
export const closingTime = (poll: PollContent | null, from: Date): Date | null =>
  poll === null || poll.openDays === null ? null : new Date(from.getTime() + poll.openDays * DAY_MS);

/** A clock of the database and one of ours do not agree to the second. */
const MINUTE_MS = 60_000;

/**
 * Whether a poll in which nobody has voted is open for its days from `appearedAt` on, when readers first saw its post: not where its
 * author has closed it, nor where readers saw it end.
 */
export function beginsThen(
  poll: PollContent | null,
  { createdAt, closesAt }: { createdAt: Date; closesAt: Date | null },
  { appearedAt, now }: { appearedAt: Date; now: Date },
): boolean {
  const byItself = closingTime(poll, createdAt);
  if (byItself === null || closesAt === null) return false;
  if (closesAt > now) return true;
  return closesAt <= appearedAt && closesAt.getTime() > byItself.getTime() - MINUTE_MS;
}

export interface PollState {
  readonly closesAt: string | null;
  readonly closed: boolean;
  readonly tallies: readonly { readonly option: number; readonly votes: number }[];
  readonly myVote: number | null;
}

/** Nobody is led by how others voted: results are for those who voted, for the author, and for everyone after the end. */
export function pollView(poll: PollContent, { closesAt, closed, tallies, myVote }: PollState, isAuthor: boolean): PollView {
  const votes = poll.options.map((_, option) => tallies.find((tally) => tally.option === option)?.votes ?? 0);
  return {
    question: poll.question,
    options: poll.options,
    closesAt,
    closed,
    voters: votes.reduce((sum, count) => sum + count, 0),
    myVote,
    votes: closed || isAuthor || myVote !== null ? votes : null,
  };
}

/** Members vote while it is open; authors too, for they are colleagues like the others. */
export const mayVote = (viewer: Viewer, readable: boolean, poll: Pick<PollView, 'closed'> | null): boolean =>
  viewer !== null && readable && poll !== null && !poll.closed;

/** As long as nobody has voted, a poll may become another: a vote is for what its voter read. */
export const isAsRead = (poll: PollContent | null, option: number, read: { question: string; option: string }): boolean =>
  poll !== null && poll.question === read.question && poll.options[option] === read.option;

/** Votes are kept by the place of their option: a poll that was voted in stays the poll it was. */
export const isSamePoll = (before: PollContent | null, after: PollContent | null): boolean => isDeepStrictEqual(before, after);
