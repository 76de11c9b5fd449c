/** The comments of an item as one reader sees and changes them: every change shows at once and is taken back when it fails. */
import { useCallback, useMemo, useRef, useState } from 'react';
import { CallFailure } from '#platform/operation/errors.ts';
import type { InputOf, Operation, OutputOf } from '#platform/operation/operation.ts';
import type { Page } from '#platform/operation/paging.ts';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { usePageList } from '#platform/web/use-page-list.ts';
import {
  addComment,
  type Comment,
  type CommentReply,
  deleteComment,
  listComments,
  markBestAnswer,
  restoreComment,
  updateComment,
} from '../../discussion.contract.ts';
import { type Reaction, react } from '../../library.contract.ts';

export const COMMENTS_PER_PAGE = 50;

export type Rows = readonly Comment[];
export type ReactionState = Pick<Comment, 'helpful' | 'insightful' | 'agree' | 'myReaction'>;

const PENDING = 'pending-';
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

function withChanged(rows: Rows, id: string, change: <Row extends CommentReply>(comment: Row) => Row): Rows {
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

/** What failed is as it was before, with what came meanwhile left alone. */
export function withTakenBack(rows: Rows, before: Rows, id: string): Rows {
  const at = before.findIndex((row) => row.id === id || row.replies.some((reply) => reply.id === id));
  const row = before[at];
  if (row === undefined) return rows;
  if (rows.some((known) => known.id === row.id)) return rows.map((known) => (known.id === row.id ? row : known));
  return [...rows.slice(0, at), row, ...rows.slice(at)];
}

/** At most one is the best, and it stands first. */
export function withBest(rows: Rows, id: string, best: boolean): Rows {
  const marked = rows.map((row) => ({ ...row, best: best && row.id === id }));
  return [...marked.filter((row) => row.best), ...marked.filter((row) => !row.best).sort((a, b) => a.createdAt.localeCompare(b.createdAt))];
}

type WrittenParts = Pick<InputOf<typeof addComment>, 'text' | 'basis' | 'references' | 'anonymous' | 'second' | 'acceptIdentifiers'>;

export interface CommentDraft extends WrittenParts {
  /** Of the answer that is changed, as its writer has seen it since it was read. */
  readonly edits?: number;
}

export function useComments(itemId: string, first: Page<Comment>, readerId: string | null) {
  const input = useMemo(() => ({ itemId, limit: COMMENTS_PER_PAGE }), [itemId]);
  const { rows, state, more, setRows } = usePageList<Comment, typeof listComments>(listComments, input, first);
  const [added, setAdded] = useState(0);
  const intent = useRef<{ text: string; key: string } | null>(null);
  // The same sent again after a lost reply of the server must not be done twice.
  const keyOf = useCallback((call: object): string => {
    const text = JSON.stringify(call);
    if (intent.current?.text !== text) intent.current = { text, key: crypto.randomUUID() };
    return intent.current.key;
  }, []);

  const add = useCallback(
    async (draft: CommentDraft, parentId: string | null): Promise<CallFailure | null> => {
      const call = { itemId, parentId, ...draft };
      const pending = pendingComment(draft, readerId ?? '');
      setRows((known) => withAdded(known, pending, parentId));
      const answer = await attempt(addComment, call, keyOf(call));
      if (answer instanceof CallFailure) {
        setRows((known) => withoutComment(known, pending.id));
        return answer;
      }
      intent.current = null;
      setAdded((count) => count + 1);
      setRows((known) => withWritten(known, pending.id, answer, parentId));
      return null;
    },
    [itemId, keyOf, readerId, setRows],
  );

  const edit = useCallback(
    async (comment: CommentReply, draft: CommentDraft): Promise<CallFailure | null> => {
      const { anonymous: _, second: __, ...change } = draft;
      const call = { commentId: comment.id, edits: comment.edits, ...change };
      const answer = await attempt(updateComment, call, keyOf(call));
      if (answer instanceof CallFailure) return answer;
      intent.current = null;
      setRows((known) => withReplaced(known, comment.id, answer));
      return null;
    },
    [keyOf, setRows],
  );

  const reload = useCallback(async (): Promise<boolean> => {
    const page = await attempt(listComments, input);
    if (page instanceof CallFailure) return false;
    setRows((known) => [...page.data, ...known.filter((row) => !page.data.some((fresh) => fresh.id === row.id))]);
    return true;
  }, [input, setRows]);

  /** Each resolves to false when it failed, with the rows as they were. */
  const acts = useMemo(() => {
    async function tryOut<Op extends Operation>(
      change: (rows: Rows) => Rows,
      operation: Op,
      call: InputOf<Op>,
      settle: (rows: Rows, output: OutputOf<Op>) => Rows,
      takeBack: (rows: Rows, before: Rows) => Rows,
    ) {
      let before: Rows = [];
      setRows((known) => {
        before = known;
        return change(known);
      });
      const answer = await attempt(operation, call);
      setRows((known) => (answer instanceof CallFailure ? takeBack(known, before) : settle(known, answer)));
      return !(answer instanceof CallFailure);
    }
    return {
      react: (comment: CommentReply, reaction: Reaction) =>
        tryOut(
          (known) => withChanged(known, comment.id, (row) => afterReaction(row, reaction)),
          react,
          { target: 'comment', id: comment.id, reaction: afterReaction(comment, reaction).myReaction },
          (known, output) => withChanged(known, comment.id, (row) => ({ ...row, ...output })),
          (known, before) => withTakenBack(known, before, comment.id),
        ),
      remove: async (comment: CommentReply) => {
        const done = await tryOut(
          (known) => withoutComment(known, comment.id),
          deleteComment,
          { commentId: comment.id },
          (known) => known,
          (known, before) => withTakenBack(known, before, comment.id),
        );
        if (done) setAdded((count) => count - 1);
        return done;
      },
      markBest: (comment: CommentReply, best: boolean) =>
        tryOut(
          (known) => withBest(known, comment.id, best),
          markBestAnswer,
          { commentId: comment.id, best },
          (known) => known,
          (known, before) => {
            const wasBest = before.find((row) => row.best)?.id;
            return withBest(known, wasBest ?? comment.id, wasBest !== undefined);
          },
        ),
    };
  }, [setRows]);

  const restore = useCallback(
    async (comment: CommentReply): Promise<boolean> => {
      const answer = await attempt(restoreComment, { commentId: comment.id });
      if (answer instanceof CallFailure) return false;
      setAdded((count) => count + 1);
      return reload();
    },
    [reload],
  );

  return { rows, state, more, added, add, edit, restore, reload, ...acts };
}

async function attempt<Op extends Operation>(
  operation: Op,
  input: InputOf<Op>,
  idempotencyKey?: string,
): Promise<OutputOf<Op> | CallFailure> {
  try {
    return await callOverHttp(operation, input, idempotencyKey === undefined ? {} : { idempotencyKey });
  } catch (error) {
    if (error instanceof CallFailure) return error;
    throw error;
  }
}

const NOTHING_ALLOWED: Comment['can'] = { edit: false, delete: false, reply: false, markBest: false, report: false };

function pendingComment(draft: CommentDraft, readerId: string): Comment {
  return {
    id: PENDING + crypto.randomUUID(),
    byline: draft.anonymous
      ? { kind: 'anonymous', speciality: null, experience: null, province: null, verified: false }
      : { kind: 'member', id: readerId, name: '', speciality: null, workplace: null, verified: false, photo: null },
    byAuthor: false,
    text: draft.text,
    basis: draft.basis ?? null,
    references: draft.references ?? [],
    second: draft.second ?? null,
    createdAt: new Date().toISOString(),
    editedAt: null,
    edits: 0,
    best: false,
    held: false,
    helpful: 0,
    insightful: 0,
    agree: 0,
    myReaction: null,
    can: NOTHING_ALLOWED,
    replies: [],
  };
}
