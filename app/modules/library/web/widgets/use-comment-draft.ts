/** What someone is writing, kept in the browser until it is sent: it survives a reload, a crash and a lost session. */
import { useEffect, useState } from 'react';
import { fromPlainText, isBlank, type RichText } from '#platform/richtext/richtext.ts';
import { copyKey } from '#platform/web/draft-copy.ts';
import { keep, readKept } from '#platform/web/kept.ts';
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

export function readDraft(key: string): WrittenComment | null {
  const kept = readKept<Kept>(key);
  return kept === null ? null : restoredFrom(kept);
}

/** The first of these answers that the member had begun to reply to or to change. */
export function begunAmong(comments: readonly CommentReply[], memberId: string, itemId: string): BegunAnswer | null {
  for (const { id, can } of comments) {
    if (can.reply && readDraft(draftKey(memberId, itemId, id)) !== null) return { kind: 'reply', commentId: id };
    if (can.edit && readDraft(editKey(memberId, id)) !== null) return { kind: 'edit', commentId: id };
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

export function useCommentDraft(key: string, initial: WrittenComment) {
  // An answer that is edited is made into what is written anew for each drawing: the first is what it was begun with.
  const [begun] = useState(initial);
  const [written, setWritten] = useState<WrittenComment>(() => readDraft(key) ?? begun);
  const [restored, setRestored] = useState(() => worthKeeping(written, begun) !== null);

  useEffect(() => {
    keep(key, worthKeeping(written, begun));
  }, [key, written, begun]);

  return {
    written,
    restored,
    change: (change: Partial<WrittenComment>) => setWritten((known) => ({ ...known, ...change })),
    reset: () => {
      // At once: the form may be gone before an effect runs, and what was sent would come back as a draft.
      keep(key, null);
      setWritten(begun);
      setRestored(false);
    },
  };
}
