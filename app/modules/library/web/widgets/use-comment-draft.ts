/** What someone is writing, kept in the browser until it is sent: it survives a reload, a crash and a lost session. */
import { useEffect, useState } from 'react';
import { fromPlainText, isBlank, type RichText } from '#platform/richtext/richtext.ts';
import { copyKey } from '#platform/web/draft-copy.ts';
import { keep, readKept, splitBase, withBase } from '#platform/web/kept.ts';
import type { BASES_OF_CLAIM, CommentReply } from '../../discussion.contract.ts';
import type { DraftReference } from './draft-reference.tsx';

export interface WrittenComment {
  text: RichText;
  basis: (typeof BASES_OF_CLAIM)[number] | '';
  references: readonly DraftReference[];
  anonymous: boolean;
}

export const NOTHING_WRITTEN: WrittenComment = { text: fromPlainText(''), basis: '', references: [], anonymous: false };

const isEmpty = (written: WrittenComment) => isBlank(written.text) && written.references.length === 0;

export const draftKey = (memberId: string, itemId: string, parentId: string | null) =>
  copyKey('comment-draft', memberId, parentId === null ? itemId : `${itemId}.${parentId}`);

/** Of an answer that is edited. */
export const editKey = (memberId: string, commentId: string) => copyKey('comment-edit', memberId, commentId);

/** Drafts of before there was an editor are plain text. */
type Kept = Partial<Omit<WrittenComment, 'text'>> & { text?: RichText | string };

const restoredFrom = ({ text = '', ...rest }: Kept): WrittenComment => ({
  ...NOTHING_WRITTEN,
  ...rest,
  text: typeof text === 'string' ? fromPlainText(text) : text,
});

interface KeptComment {
  readonly written: WrittenComment;
  /** Of an answer that is edited: how often it had been when its writer began. */
  readonly edits: number;
}

/** `edits` is that of the answer as it stands, for what was kept without. */
export function readKeptComment(key: string, edits: number): KeptComment | null {
  const kept = readKept<Kept>(key);
  if (kept === null) return null;
  const { fields, base } = splitBase(kept, edits);
  return { written: restoredFrom(fields), edits: base };
}

export const isBegun = (key: string): boolean => readKept<Kept>(key) !== null;

/** The first of these answers that the member had begun to reply to or to change. */
export function begunAmong(comments: readonly CommentReply[], memberId: string, itemId: string): BegunAnswer | null {
  for (const { id, can } of comments) {
    if (can.reply && isBegun(draftKey(memberId, itemId, id))) return { kind: 'reply', commentId: id };
    if (can.edit && isBegun(editKey(memberId, id))) return { kind: 'edit', commentId: id };
  }
  return null;
}

export interface BegunAnswer {
  readonly kind: 'reply' | 'edit';
  readonly commentId: string;
}

/** Nothing is worth keeping that is empty, or as it was when it was begun. */
export const worthKeeping = (written: WrittenComment, initial: WrittenComment): WrittenComment | null =>
  isEmpty(written) || JSON.stringify(written) === JSON.stringify(initial) ? null : written;

/** `current`: how often the answer that is edited has been; what was kept says which of its versions it changes. */
export function useCommentDraft(key: string, initial: WrittenComment, current = 0) {
  // An answer that is edited is made into what is written anew for each drawing: the first is what it was begun with.
  const [begun] = useState({ written: initial, edits: current });
  const [kept] = useState(() => readKeptComment(key, current) ?? begun);
  const [written, setWritten] = useState<WrittenComment>(kept.written);
  const [edits, setEdits] = useState(kept.edits);
  const [restored, setRestored] = useState(() => worthKeeping(written, begun.written) !== null);

  useEffect(() => {
    keep(key, withBase(worthKeeping(written, begun.written), edits));
  }, [key, written, edits, begun]);

  return {
    written,
    restored,
    /** Of the version that is changed: the last one its writer has seen. */
    edits,
    goOnFrom: setEdits,
    change: (change: Partial<WrittenComment> | ((known: WrittenComment) => Partial<WrittenComment>)) =>
      setWritten((known) => ({ ...known, ...(typeof change === 'function' ? change(known) : change) })),
    reset: () => {
      // At once: the form may be gone before an effect runs, and what was sent would come back as a draft.
      keep(key, null);
      setWritten(begun.written);
      setEdits(begun.edits);
      setRestored(false);
    },
  };
}
