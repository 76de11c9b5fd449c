/** The rows of a discussion, and what becomes of them. Pure. */
import type { Page } from '#platform/operation/paging.ts';
import type { Comment, CommentReply } from '../../discussion.contract.ts';
import type { Reaction } from '../../library.contract.ts';

export type Rows = readonly Comment[];
export type ReactionState = Pick<Comment, 'helpful' | 'insightful' | 'agree' | 'myReaction'>;

export const PENDING = 'pending-';
/** Shown before the server has answered: it can neither be linked to nor acted upon. */
export const isPending = (comment: CommentReply) => comment.id.startsWith(PENDING);

/** Pressing the same reaction again takes it back; another one replaces it. */
export function afterReaction<State extends ReactionState>(state: State, pressed: Reaction): State {
  const mine = state.myReaction === pressed ? null : pressed;
  const next = { ...state, myReaction: mine };
  if (state.myReaction !== null) next[state.myReaction] -= 1;
  if (mine !== null) next[mine] += 1;
  return next;
}

export const reactionsOf = ({ helpful, insightful, agree, myReaction }: ReactionState): ReactionState => ({
  helpful,
  insightful,
  agree,
  myReaction,
});

export function withChanged(rows: Rows, id: string, change: <Row extends CommentReply>(comment: Row) => Row): Rows {
  return rows.map((row) => {
    if (row.id === id) return change(row);
    return row.replies.some((reply) => reply.id === id)
      ? { ...row, replies: row.replies.map((reply) => (reply.id === id ? change(reply) : reply)) }
      : row;
  });
}

/** A reply joins the thread of the answer it replies to, also when that is a reply itself. */
export function withAdded(rows: Rows, comment: Comment, parentId: string | null): Rows {
  if (parentId === null) return [...rows, comment];
  return rows.map((row) =>
    row.id === parentId || row.replies.some((reply) => reply.id === parentId) ? { ...row, replies: [...row.replies, comment] } : row,
  );
}

export function withReplaced(rows: Rows, id: string, comment: Comment): Rows {
  return withChanged(rows, id, (row) => ({ ...row, ...comment, ...('replies' in row && { replies: row.replies }) }));
}

export const isKnown = (rows: Rows, id: string): boolean =>
  rows.some((row) => row.id === id || row.replies.some((reply) => reply.id === id));

/** What was sent, as it was written; the answers may have been read again meanwhile, with it or without its forerunner. */
export function withWritten(rows: Rows, pendingId: string, written: Comment, parentId: string | null): Rows {
  if (isKnown(rows, written.id)) return withoutComment(rows, pendingId);
  return isKnown(rows, pendingId) ? withReplaced(rows, pendingId, written) : withAdded(rows, written, parentId);
}

/** An answer with replies leaves its place behind. */
export function withoutComment(rows: Rows, id: string): Rows {
  return rows.flatMap((row) => {
    if (row.id === id) return row.replies.length === 0 ? [] : [{ ...row, text: null, references: [], best: false, held: false }];
    return [row.replies.some((reply) => reply.id === id) ? { ...row, replies: row.replies.filter((reply) => reply.id !== id) } : row];
  });
}

/** An answer or reply that was taken away stands again where it stood `before`, with what came meanwhile left alone. */
export function withTakenBack(rows: Rows, before: Rows, id: string): Rows {
  const row = before.find((one) => one.id === id || one.replies.some((reply) => reply.id === id));
  if (row === undefined) return rows;
  const known = rows.find((one) => one.id === row.id);
  if (known === undefined) return withPutBack(rows, before, row.id);
  const back = row.id === id ? { ...row, replies: known.replies } : { ...known, replies: withPutBack(known.replies, row.replies, id) };
  return rows.map((one) => (one === known ? back : one));
}

function withPutBack<Row extends CommentReply>(rows: readonly Row[], before: readonly Row[], id: string): Row[] {
  const at = before.findIndex((row) => row.id === id);
  const row = before[at];
  return row === undefined || rows.some((one) => one.id === id) ? [...rows] : [...rows.slice(0, at), row, ...rows.slice(at)];
}

/**
 * From the beginning read anew, and what is known further on. What was known when they were `asked` for and has no place in it any more is
 * gone; what was sent since has none yet, and neither has what is on its way.
 */
export function withReadAnew(rows: Rows, asked: Rows, { data, nextCursor }: Page<Comment>): Rows {
  const end = nextCursor === null ? null : data.findLast((row) => !row.best)?.createdAt;
  const isGone = (row: Comment) =>
    !isPending(row) && isKnown(asked, row.id) && (end === null || (end !== undefined && row.createdAt <= end));
  const kept = rows.filter((row) => !isKnown(data, row.id) && !isGone(row));
  const sentBelow = (id: string) => rows.find((row) => row.id === id)?.replies.filter(isPending) ?? [];
  return [
    ...data.map((row) => ({ ...row, replies: [...row.replies, ...sentBelow(row.id)] })),
    // The best answer is on the first page, wherever it stands by age.
    ...kept.map((row) => ({ ...row, best: false })),
  ];
}

/** At most one is the best, and it stands first. */
export function withBest(rows: Rows, id: string, best: boolean): Rows {
  const marked = rows.map((row) => ({ ...row, best: best && row.id === id }));
  return [...marked.filter((row) => row.best), ...marked.filter((row) => !row.best).sort((a, b) => a.createdAt.localeCompare(b.createdAt))];
}
