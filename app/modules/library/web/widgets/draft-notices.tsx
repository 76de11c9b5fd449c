import { type ReactNode, useState } from 'react';
import type { Translate } from '#platform/i18n/translator.ts';
import { useLanguage } from '#platform/web/i18n.tsx';
import { Link, useLocalise } from '#platform/web/link.tsx';
import { LoadAnew } from '#platform/web/load-anew.tsx';
import { loginPath } from '#platform/web/redirects.ts';
import type { Desk } from '#platform/web/use-draft.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import css from './draft-notices.module.css';

export interface DraftNoticesProps {
  desk: Pick<Desk<object, object, { id: string }>, 'save' | 'restored' | 'draftId' | 'saveAnew' | 'keptHere'>;
  t: Translate;
  /** Address of the composer. */
  writePath: string;
  /** What else there is to know. */
  children?: ReactNode;
}

/** What the author must know before going on: never a toast. Texts of the caller: `compose.notice`, `compose.conflict.part`. */
export function DraftNotices({ desk, t, writePath, children }: DraftNoticesProps) {
  const [seen, setSeen] = useState(false);
  const { state } = desk.save;
  const reason = state.kind === 'kept' ? state.reason : null;
  // Where the text is said to be kept, it is.
  const why = (name: string) => t(desk.keptHere ? `compose.notice.${name}` : 'compose.notice.notKept');
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
        <Notice urgent text={why('signedOut')}>
          <SignIn draftId={desk.draftId} writePath={writePath} t={t} />
        </Notice>
      )}
      {reason === 'otherReader' && (
        <Notice urgent text={why('otherReader')}>
          <LoadAnew />
        </Notice>
      )}
      {reason === 'offline' && <Notice urgent={!desk.keptHere} text={why('offline')} />}
      {reason === 'failed' && (
        <Notice urgent text={why('failed')}>
          <Button size="s" onClick={() => void desk.save.flush()}>
            {t('compose.notice.retry')}
          </Button>
        </Notice>
      )}
      {reason === 'gone' && (
        <Notice urgent text={why('gone')}>
          <Button size="s" onClick={desk.saveAnew}>
            {t('compose.notice.saveAnew')}
          </Button>
        </Notice>
      )}
      {reason === 'tooMany' && (
        <Notice urgent text={t('compose.notice.tooMany')}>
          <Link to={writePath}>{t('compose.notice.toDrafts')}</Link>
        </Notice>
      )}
      {state.kind === 'kept' && state.reason === 'refused' && (
        <Notice urgent text={[t('compose.notice.refused'), ...complaintsIn(state.fields, t)].join(' ')} />
      )}
      {!desk.keptHere && (reason === 'refused' || reason === 'tooMany') && <Notice urgent text={t('compose.notice.notKept')} />}
      {children}
    </>
  );
}

/** "Presentation: This is too long." */
const complaintsIn = (fields: Readonly<Record<string, string>>, t: Translate): string[] =>
  Object.entries(fields).map(([path, message]) =>
    t('compose.summary.item', { section: t(`compose.conflict.part.${path.split('.')[0]}`), message }),
  );

/** A new document: whoever signs in comes back to this draft with what is on this device. */
function SignIn({ draftId, writePath, t }: { draftId: string | null; writePath: string; t: Translate }) {
  const localise = useLocalise();
  const language = useLanguage();
  const back = localise(draftId === null ? writePath : `${writePath}?draft=${draftId}`);
  return (
    <a href={localise(loginPath(back))} hrefLang={language}>
      {t('compose.notice.signIn')}
    </a>
  );
}

/** One line with a way on. */
export function Notice({ text, urgent = false, children }: { text: string; urgent?: boolean; children?: ReactNode }) {
  return (
    <div role={urgent ? 'alert' : 'status'} className={css.notice}>
      <Icon of="info-circle" decorative />
      <p className={css.text}>{text}</p>
      {children}
    </div>
  );
}
