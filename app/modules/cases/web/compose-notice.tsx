import { type ReactNode, useState } from 'react';
import { useReader } from '#platform/web/facts.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { Link, useLocalise } from '#platform/web/link.tsx';
import { loginPath } from '#platform/web/redirects.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import css from './compose-notice.module.css';
import type { DraftDesk } from './use-draft.ts';

/** What the author must know before going on: never a toast. */
export function ComposeNotices({ desk }: { desk: Pick<DraftDesk, 'save' | 'restored' | 'draftId' | 'saveAnew'> }) {
  const t = useTexts('cases');
  const reader = useReader();
  const [seen, setSeen] = useState(false);
  const { state } = desk.save;
  const reason = state.kind === 'kept' ? state.reason : null;
  return (
    <>
      {desk.restored && !seen && (
        <Notice text={t('compose.notice.restored')}>
          <Button size="s" variant="quiet" onClick={() => setSeen(true)}>
            {t('compose.notice.seen')}
          </Button>
        </Notice>
      )}
      {reason === 'signedOut' && (
        <Notice urgent text={t('compose.notice.signedOut')}>
          <SignIn draftId={desk.draftId} />
        </Notice>
      )}
      {reason === 'offline' && <Notice text={t('compose.notice.offline')} />}
      {reason === 'failed' && (
        <Notice urgent text={t('compose.notice.failed')}>
          <Button size="s" onClick={() => void desk.save.flush()}>
            {t('compose.notice.retry')}
          </Button>
        </Notice>
      )}
      {reason === 'gone' && (
        <Notice urgent text={t('compose.notice.gone')}>
          <Button size="s" onClick={desk.saveAnew}>
            {t('compose.notice.saveAnew')}
          </Button>
        </Notice>
      )}
      {reason === 'tooMany' && (
        <Notice urgent text={t('compose.notice.tooMany')}>
          <Link to="/cases/new">{t('compose.notice.toDrafts')}</Link>
        </Notice>
      )}
      {reader?.verified === false && <UnverifiedNotice />}
    </>
  );
}

/** Writing is open to every member, publishing to verified colleagues. */
export function UnverifiedNotice() {
  const t = useTexts('cases');
  return (
    <Notice text={t('compose.notice.unverified')}>
      <Link to="/onboarding">{t('compose.notice.toVerification')}</Link>
    </Notice>
  );
}

/** A new document: whoever signs in comes back to this draft with what is on this device. */
function SignIn({ draftId }: { draftId: string | null }) {
  const t = useTexts('cases');
  const localise = useLocalise();
  const language = useLanguage();
  const back = localise(draftId === null ? '/cases/new' : `/cases/new?draft=${draftId}`);
  return (
    <a href={localise(loginPath(back))} hrefLang={language}>
      {t('compose.notice.signIn')}
    </a>
  );
}

function Notice({ text, urgent = false, children }: { text: string; urgent?: boolean; children?: ReactNode }) {
  return (
    <div role={urgent ? 'alert' : 'status'} className={css.notice}>
      <Icon of="info-circle" decorative />
      <p className={css.text}>{text}</p>
      {children}
    </div>
  );
}
