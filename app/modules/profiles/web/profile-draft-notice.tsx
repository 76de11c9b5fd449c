import { useTexts } from '#platform/web/i18n.tsx';
import { KeptNotice } from '#platform/web/kept-notice.tsx';
import { Link } from '#platform/web/link.tsx';
import { useLoginPath } from '#platform/web/use-login-path.ts';
import { Button } from '#ui/button.tsx';
import css from './profile-form.module.css';
import type { DraftInWork } from './use-profile-draft.ts';

export interface ProfileDraftNoticeProps {
  draft: Pick<DraftInWork, 'state' | 'restored' | 'keepMine' | 'takeTheirs'>;
  /** Throws away what was brought back. */
  onForget: () => void;
}

/** What the writer must act on stands here, above the form. */
export function ProfileDraftNotice({ draft: { state, restored, keepMine, takeTheirs }, onForget }: ProfileDraftNoticeProps) {
  const t = useTexts('profiles');
  const loginPath = useLoginPath();
  if (state === 'stale') {
    return (
      <div className={css.notice} role="alert">
        {t('edit.stale')}
        <span className="row-wrap">
          <Button onClick={takeTheirs}>{t('edit.takeTheirs')}</Button>
          <Button onClick={keepMine}>{t('edit.keepMine')}</Button>
        </span>
      </div>
    );
  }
  if (state === 'signedOut') {
    return (
      <div className={css.notice} role="alert">
        {t('edit.signedOut')}
        <Link to={loginPath}>{t('edit.signIn')}</Link>
      </div>
    );
  }
  return restored ? <KeptNotice onDiscard={onForget} /> : null;
}
