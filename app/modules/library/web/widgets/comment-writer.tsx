import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { CallFailure } from '#platform/operation/errors.ts';
import { useReader } from '#platform/web/facts.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import css from './discussion.module.css';
import { LazyCommentForm } from './lazy-parts.tsx';
import { draftKey, isBegun } from './use-comment-draft.ts';
import type { CommentDraft } from './use-comments.ts';

export interface CommentWriterProps {
  itemId: string;
  /** Why this reader may not answer, or null. */
  refusal: ReactNode | null;
  anonymity: 'choose' | 'always';
  /** Beside a video: the second at which it stands. */
  currentSecond?: (() => number) | undefined;
  onSend: (draft: CommentDraft) => Promise<CallFailure | null>;
}

/** The end of a discussion: a line to write on that grows into the form, or why there is none. */
export function CommentWriter({ itemId, refusal, anonymity, currentSecond, onSend }: CommentWriterProps) {
  const t = useTexts('library');
  const [open, setOpen] = useState<false | 'byReader' | 'byPage'>(false);
  const key = draftKey(useReader()?.id ?? '', itemId, null);
  const line = useRef<HTMLButtonElement>(null);
  const isClosing = useRef(false);

  // Whoever was interrupted finds the form open, with what they had written.
  useEffect(() => {
    if (refusal === null && isBegun(key)) setOpen((known) => known || 'byPage');
  }, [key, refusal]);

  // The form has had the focus: without it, whoever writes by keyboard would begin at the top of the page again.
  useEffect(() => {
    if (open === false && isClosing.current) line.current?.focus({ preventScroll: true });
    isClosing.current = false;
  }, [open]);

  function close() {
    isClosing.current = true;
    setOpen(false);
  }

  if (refusal !== null) return <div className={css.refusal}>{refusal}</div>;
  return (
    <div id="answer" className={css.writer}>
      {open !== false ? (
        <LazyCommentForm
          itemId={itemId}
          draftKey={key}
          label={t('discussion.yourView')}
          sendLabel={t('discussion.answer')}
          anonymity={anonymity}
          currentSecond={currentSecond}
          byPage={open === 'byPage'}
          onSend={onSend}
          onDone={close}
        />
      ) : (
        <button ref={line} type="button" className={css.writeBox} onClick={() => setOpen('byReader')}>
          <span>{t('discussion.invite')}</span>
          <span className={css.writeBoxAct}>{t('discussion.answer')}</span>
        </button>
      )}
    </div>
  );
}
