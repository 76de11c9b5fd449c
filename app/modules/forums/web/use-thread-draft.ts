/** What somebody is writing, kept in the browser until it is sent: it survives a reload, a crash and a lost session. */
import { useEffect, useState } from 'react';
import type { DraftReference } from '#modules/library/web/widgets/use-comment-draft.ts';
import { fromPlainText, isBlank, type RichText } from '#platform/richtext/richtext.ts';
import type { ThreadView } from '../forum-thread.contract.ts';

export interface WrittenThread {
  readonly title: string;
  readonly text: RichText;
  readonly basis: NonNullable<ThreadView['basis']> | '';
  readonly references: readonly DraftReference[];
  readonly anonymous: boolean;
  readonly language: 'en' | 'id';
}

export const emptyThread = (language: 'en' | 'id'): WrittenThread => ({
  title: '',
  text: fromPlainText(''),
  basis: 'question',
  references: [],
  anonymous: false,
  language,
});

export const writtenThread = ({ item, text, basis, references }: ThreadView): WrittenThread => ({
  title: item.title,
  text,
  basis: basis ?? '',
  references: references.map(({ title, source, year, url }) => ({
    title,
    source,
    year: year === null ? '' : String(year),
    url: url ?? '',
  })),
  anonymous: item.byline.kind === 'anonymous',
  language: item.language,
});

const isEmpty = ({ title, text, references }: WrittenThread) => title.trim() === '' && isBlank(text) && references.length === 0;

/** Storage may be switched off or full: then nothing is kept, and nothing fails. */
function readKept(key: string): WrittenThread | null {
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : (JSON.parse(text) as WrittenThread);
  } catch {
    return null;
  }
}

function keep(key: string, written: WrittenThread): void {
  try {
    if (isEmpty(written)) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(written));
  } catch {
    // Nothing to do: the text is still on the screen.
  }
}

/** Without a key nothing is kept: a change of a thread begins from the thread itself. */
export function useThreadDraft(key: string | null, initial: WrittenThread) {
  const [written, setWritten] = useState(initial);
  const [restored, setRestored] = useState(false);

  // Afterwards, because the server knows nothing of it.
  useEffect(() => {
    const kept = key === null ? null : readKept(key);
    if (kept === null) return;
    setWritten({ ...kept });
    setRestored(true);
  }, [key]);

  function set(next: WrittenThread) {
    if (key !== null) keep(key, next);
    setWritten(next);
  }

  return {
    written,
    restored,
    change: (change: Partial<WrittenThread>) => set({ ...written, ...change }),
    reset: () => {
      set(initial);
      setRestored(false);
    },
    /** Sent: nothing is left to keep. */
    forget: () => {
      if (key !== null) keep(key, initial);
    },
  };
}
