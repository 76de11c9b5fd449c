import { useEffect, useRef } from 'react';
import { useTexts } from '#platform/web/i18n.tsx';
import { KeptNotice } from '#platform/web/kept-notice.tsx';
import { Link } from '#platform/web/link.tsx';
import { LoadAnew } from '#platform/web/load-anew.tsx';
import { OtherWords } from '#platform/web/other-version.tsx';
import { useLoginPath } from '#platform/web/use-login-path.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast-queue.ts';
import { partNames, partReader } from './draft-words.tsx';
import css from './profile-form.module.css';
import type { DraftInWork } from './use-profile-draft.ts';

export interface ProfileDraftNoticeProps {
  draft: Pick<DraftInWork, 'state' | 'restored' | 'content' | 'works' | 'theirs' | 'keepMine' | 'takeTheirs'>;
  /** Grows with each try that has to wait for a decision between the two versions: that is shown, wherever the page stands. */
  attempt: number;
  /** Throws away what was brought back. */
  onForget: () => void;
}

/** What the writer must act on stands here, above the form. */
export function ProfileDraftNotice({ draft, attempt, onForget }: ProfileDraftNoticeProps) {
  const t = useTexts('profiles');
  const loginPath = useLoginPath();
  const { state, restored, content, works, theirs, keepMine, takeTheirs } = draft;
  const conflict = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) conflict.current?.focus();
  }, [attempt]);
  function handleTake() {
    const bringBack = takeTheirs();
    showToast(t('edit.taken'), { undo: { label: t('entries.undo'), onUndo: bringBack } });
  }
  if (theirs !== null) {
    return (
      <div ref={conflict} tabIndex={-1} className={css.conflict}>
        <p role="alert">{t('edit.stale')}</p>
        <OtherWords
          mine={content}
          other={theirs.content}
          names={partNames(t)}
          read={partReader(t, { photoId: content.photoId, works: [...works, ...theirs.works] })}
        />
        <span className="row-wrap">
          <Button onClick={handleTake}>{t('edit.takeTheirs')}</Button>
          <Button onClick={keepMine}>{t('edit.keepMine')}</Button>
        </span>
      </div>
    );
  }
  if (state === 'signedOut') {
    return (
      <div className={css.notice} role="alert">
        {t('edit.signedOut')}
        <Link to={loginPath} reloadDocument>
          {t('edit.signIn')}
        </Link>
      </div>
    );
  }
  if (state === 'otherReader') {
    return (
      <div className={css.notice} role="alert">
        {t('edit.otherReader')}
        <LoadAnew />
      </div>
    );
  }
  return restored ? <KeptNotice onDiscard={onForget} /> : null;
}
