/** What somebody is writing, kept in the browser until it is sent: it survives a reload, a crash and a lost session. */
import { useEffect, useRef, useState } from 'react';
import type { DraftReference } from '#modules/library/web/widgets/use-comment-draft.ts';
import type { Figure } from '#modules/media/figure.contract.ts';
import type { ImageRef } from '#modules/media/media.contract.ts';
import { fromPlainText, isBlank, type RichText } from '#platform/richtext/richtext.ts';
import type { ThreadView } from '../forum-thread.contract.ts';

export interface WrittenThread {
  readonly title: string;
  readonly text: RichText;
  readonly basis: NonNullable<ThreadView['basis']> | '';
  readonly references: readonly DraftReference[];
  readonly images: readonly Figure[];
  /** The pictures themselves, by id. */
  readonly pictures: Readonly<Record<string, ImageRef>>;
  readonly imagesReviewed: boolean;
  readonly anonymous: boolean;
  readonly language: 'en' | 'id';
}

export const emptyThread = (language: 'en' | 'id'): WrittenThread => ({
  title: '',
  text: fromPlainText(''),
  basis: 'question',
  references: [],
  images: [],
  pictures: {},
  imagesReviewed: false,
  anonymous: false,
  language,
});

export const writtenThread = ({ item, text, basis, references, images }: ThreadView): WrittenThread => ({
  title: item.title,
  text,
  basis: basis ?? '',
  references: references.map(({ title, source, year, url }) => ({
    title,
    source,
    year: year === null ? '' : String(year),
    url: url ?? '',
  })),
  images: images.map(({ id, caption, alt }) => ({ mediaId: id, caption, alt })),
  pictures: Object.fromEntries(images.map(({ caption: _, alt: __, ...image }) => [image.id, image])),
  imagesReviewed: images.length > 0,
  anonymous: item.byline.kind === 'anonymous',
  language: item.language,
});

const isEmpty = ({ title, text, references, images }: WrittenThread) =>
  title.trim() === '' && isBlank(text) && references.length === 0 && images.length === 0;

/** Storage may be switched off or full: then nothing is kept, and nothing fails. */
function readKept(key: string): WrittenThread | null {
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : (JSON.parse(text) as WrittenThread);
  } catch {
    return null;
  }
}

/** Nothing is kept of what is as it was. */
function keep(key: string, written: WrittenThread, initial: WrittenThread): void {
  try {
    if (isEmpty(written) || JSON.stringify(written) === JSON.stringify(initial)) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(written));
  } catch {
    // Nothing to do: the text is still on the screen.
  }
}

/** `key`: under which the unsent text outlives a reload. */
export function useThreadDraft(key: string, initial: WrittenThread) {
  const [written, setWritten] = useState(initial);
  const [restored, setRestored] = useState(false);
  const initialNow = useRef(initial);

  // Afterwards, because the server knows nothing of it.
  useEffect(() => {
    const kept = readKept(key);
    if (kept === null) return;
    // What an earlier version of this page kept may lack parts.
    setWritten({ ...initialNow.current, ...kept });
    setRestored(true);
  }, [key]);

  const now = useRef(written);
  now.current = written;

  /** Pictures arrive while their writer goes on: every change begins from the last. */
  function set(next: WrittenThread) {
    now.current = next;
    keep(key, next, initial);
    setWritten(next);
  }

  return {
    written,
    restored,
    change: (change: Partial<WrittenThread> | ((known: WrittenThread) => Partial<WrittenThread>)) =>
      set({ ...now.current, ...(typeof change === 'function' ? change(now.current) : change) }),
    reset: () => {
      set(initial);
      setRestored(false);
    },
    /** Sent: nothing is left to keep. */
    forget: () => keep(key, initial, initial),
  };
}
