/** What someone is writing, kept in the browser until it is sent: it survives a reload, a crash and a lost session. */
import { useEffect, useState } from 'react';
import { fromPlainText, isBlank, type RichText } from '#platform/richtext/richtext.ts';
import type { BASES_OF_CLAIM } from '../../discussion.contract.ts';

export interface DraftReference {
  title: string;
  source: string;
  year: string;
  url: string;
}

export interface WrittenComment {
  text: RichText;
  basis: (typeof BASES_OF_CLAIM)[number] | '';
  references: readonly DraftReference[];
  anonymous: boolean;
}

export const NOTHING_WRITTEN: WrittenComment = { text: fromPlainText(''), basis: '', references: [], anonymous: false };

const isEmpty = (written: WrittenComment) => isBlank(written.text) && written.references.length === 0;

export const draftKey = (itemId: string, parentId: string | null) => `draft.comment.${itemId}${parentId === null ? '' : `.${parentId}`}`;

/** Drafts of before there was an editor are plain text. */
type Kept = Partial<Omit<WrittenComment, 'text'>> & { text?: RichText | string };

const restoredFrom = ({ text = '', ...rest }: Kept): WrittenComment => ({
  ...NOTHING_WRITTEN,
  ...rest,
  text: typeof text === 'string' ? fromPlainText(text) : text,
});

/** Storage may be switched off or full: then nothing is kept, and nothing fails. */
export function readDraft(key: string): WrittenComment | null {
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : restoredFrom(JSON.parse(text) as Kept);
  } catch {
    return null;
  }
}

function keep(key: string, written: WrittenComment): void {
  try {
    if (isEmpty(written)) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(written));
  } catch {
    // Nothing to do: the text is still on the screen.
  }
}

/** Without a key nothing is kept: edits of an answer begin from the answer itself. */
export function useCommentDraft(key: string | null, initial: WrittenComment) {
  const [written, setWritten] = useState<WrittenComment>(() => (key === null ? null : readDraft(key)) ?? initial);
  const [restored, setRestored] = useState(() => key !== null && !isEmpty(written));

  useEffect(() => {
    if (key !== null) keep(key, written);
  }, [key, written]);

  return {
    written,
    restored,
    change: (change: Partial<WrittenComment>) => setWritten((known) => ({ ...known, ...change })),
    reset: () => {
      // At once: the form may be gone before an effect runs, and what was sent would come back as a draft.
      if (key !== null) keep(key, initial);
      setWritten(initial);
      setRestored(false);
    },
  };
}
