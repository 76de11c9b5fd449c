/** What someone is writing, kept in the browser until it is sent: it survives a reload, a crash and a lost session. */
import { useEffect, useState } from 'react';
import type { BASES_OF_CLAIM } from '../../library.contract.ts';

export interface DraftReference {
  title: string;
  source: string;
  year: string;
  url: string;
}

export interface WrittenComment {
  text: string;
  basis: (typeof BASES_OF_CLAIM)[number] | '';
  references: readonly DraftReference[];
  anonymous: boolean;
}

export const NOTHING_WRITTEN: WrittenComment = { text: '', basis: '', references: [], anonymous: false };

const isEmpty = (written: WrittenComment) => written.text.trim() === '' && written.references.length === 0;

export const draftKey = (itemId: string, parentId: string | null) => `draft.comment.${itemId}${parentId === null ? '' : `.${parentId}`}`;

/** Storage may be switched off or full: then nothing is kept, and nothing fails. */
export function readDraft(key: string): WrittenComment | null {
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : { ...NOTHING_WRITTEN, ...(JSON.parse(text) as Partial<WrittenComment>) };
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
      setWritten(initial);
      setRestored(false);
    },
  };
}
