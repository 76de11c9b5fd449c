/** The comments of an item as one reader sees and changes them: every change shows at once and is taken back when it fails. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { CallFailure } from '#platform/operation/errors.ts';
import type { InputOf, Operation, OutputOf } from '#platform/operation/operation.ts';
import type { Page } from '#platform/operation/paging.ts';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { createIntents } from '#platform/web/intents.ts';
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
import {
  afterReaction,
  isKnown,
  PENDING,
  type Rows,
  reactionsOf,
  withAdded,
  withBest,
  withChanged,
  withoutComment,
  withReadAnew,
  withReplaced,
  withTakenBack,
  withWritten,
} from './comment-rows.tsx';

export const COMMENTS_PER_PAGE = 50;

type WrittenParts = Pick<InputOf<typeof addComment>, 'text' | 'basis' | 'references' | 'anonymous' | 'second' | 'acceptIdentifiers'>;

export interface CommentDraft extends WrittenParts {
  /** Of the answer that is changed, as its writer has seen it since it was read. */
  readonly edits?: number;
}

export function useComments(itemId: string, first: Page<Comment>, readerId: string | null) {
  const input = useMemo(() => ({ itemId, limit: COMMENTS_PER_PAGE }), [itemId]);
  // A page that is read again does not begin the list over, as another item does: what further pages brought stays.
  const start = useRef({ itemId, first });
  if (start.current.itemId !== itemId) start.current = { itemId, first };
  const list = usePageList<Comment, typeof listComments>(listComments, input, start.current.first);
  const { rows, state, more, setRows, readAnew } = list;
  const latest = useRef(list);
  latest.current = list;
  const [added, setAdded] = useState(0);
  /** How they stood when an answer was deleted, for its way back. */
  const stood = useRef(new Map<string, Rows>());
  const [counted, setCounted] = useState(first);
  if (counted !== first) {
    // What was added here, the page counts by now.
    setCounted(first);
    setAdded(0);
  }
  const [intents] = useState(createIntents);
  const send = useCallback(
    async <Op extends Operation>(operation: Op, call: InputOf<Op> & object): Promise<OutputOf<Op> | CallFailure> => {
      const answer = await attempt(operation, call, intents.keyOf(call));
      // After a lost answer nobody knows whether it was done.
      if (!(answer instanceof CallFailure) || (answer.status >= 400 && answer.status < 500)) intents.over(call);
      return answer;
    },
    [intents],
  );

  const add = useCallback(
    async (draft: CommentDraft, parentId: string | null): Promise<CallFailure | null> => {
      const call = { itemId, parentId, ...draft };
      const pending = pendingComment(draft, readerId ?? '');
      setRows((known) => withAdded(known, pending, parentId));
      const answer = await send(addComment, call);
      if (answer instanceof CallFailure) {
        setRows((known) => withoutComment(known, pending.id));
        return answer;
      }
      setAdded((count) => count + 1);
      setRows((known) => withWritten(known, pending.id, answer, parentId));
      return null;
    },
    [itemId, send, readerId, setRows],
  );

  const edit = useCallback(
    async (comment: CommentReply, draft: CommentDraft): Promise<CallFailure | null> => {
      const { anonymous: _, second: __, ...change } = draft;
      const call = { commentId: comment.id, edits: comment.edits, ...change };
      const answer = await send(updateComment, call);
      if (answer instanceof CallFailure) return answer;
      setRows((known) => withReplaced(known, comment.id, answer));
      return null;
    },
    [send, setRows],
  );

  const reload = useCallback(async (): Promise<boolean> => {
    const { rows: asked, state: before } = latest.current;
    let read: Page<Comment> = { data: [], nextCursor: null };
    do {
      const page = await attempt(listComments, { ...input, ...(read.nextCursor !== null && { cursor: read.nextCursor }) });
      if (page instanceof CallFailure) return false;
      const { data } = read;
      read = { data: [...data, ...page.data.filter(({ id }) => !isKnown(data, id))], nextCursor: page.nextCursor };
      // As far as they are shown; where all are, what came last is among them.
    } while (read.nextCursor !== null && (before === 'end' || read.data.length < asked.length));
    readAnew((known) => withReadAnew(known, asked, read), read.nextCursor);
    return true;
  }, [input, readAnew]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each reading of the page.
  useEffect(() => {
    if (first === start.current.first) return;
    if (latest.current.rows.length > COMMENTS_PER_PAGE) void reload();
    else readAnew((known) => withReadAnew(known, known, first), first.nextCursor);
  }, [first]);

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
          (known) => withChanged(known, comment.id, (row) => ({ ...row, ...reactionsOf(comment) })),
        ),
      remove: async (comment: CommentReply) => {
        const done = await tryOut(
          (known) => {
            stood.current.set(comment.id, known);
            return withoutComment(known, comment.id);
          },
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
      const before = stood.current.get(comment.id) ?? [];
      setRows((known) => {
        const back = withReplaced(withTakenBack(known, before, comment.id), comment.id, answer);
        return answer.best ? withBest(back, comment.id, true) : back;
      });
      return true;
    },
    [setRows],
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
