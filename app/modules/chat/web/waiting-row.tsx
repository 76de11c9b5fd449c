import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { useLoginPath } from '#platform/web/use-login-path.ts';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { classNames } from '#ui/class-names.ts';
import { onFirstPress } from '#ui/first-press.ts';
import { Icon } from '#ui/icon.tsx';
import { Image } from '#ui/image.tsx';
import { ownImagePath } from '../chat-message.contract.ts';
import css from './message-row.module.css';
import type { Waiting } from './outbox-entry.tsx';
import type { Outbox } from './use-outbox.ts';

function SignIn() {
  const t = useTexts('chat');
  const loginPath = useLoginPath();
  // A new document: the session that has ended is in memory here.
  return (
    <Link to={loginPath} reloadDocument className={buttonClass({ variant: 'soft', size: 's' })}>
      {t('outbox.signIn')}
    </Link>
  );
}

/** What was written here and has not arrived: it goes out by itself, or says why it did not, and can be discarded then. */
export function WaitingRow({ entry, outbox }: { entry: Waiting; outbox: Outbox }) {
  const t = useTexts('chat');
  const failed = entry.state === 'failed';
  return (
    <div className={classNames(css.message, css.own)}>
      <div className={css.bubble}>
        {entry.image !== null && (
          <Image
            src={ownImagePath(entry.image.id, entry.image.widths[0] ?? entry.image.width)}
            alt={t('write.preview')}
            width={entry.image.width}
            height={entry.image.height}
            placeholder={entry.image.blur}
            rounded
            className={css.picture}
          />
        )}
        {entry.file !== null && <p className={css.file}>{entry.file.name}</p>}
        {entry.text !== '' && <p className={css.text}>{entry.text}</p>}
        <p className={classNames(css.foot, failed && css.failed)} role="status">
          <Icon of={failed ? 'alert-circle' : 'clock'} size="s" decorative />
          {failed ? (entry.problem ?? t('outbox.failed')) : t(outbox.signedOut ? 'outbox.signedOut' : 'outbox.waiting')}
        </p>
      </div>
      {!failed && outbox.signedOut && <SignIn />}
      {(failed || outbox.stalled) && (
        <div className="row">
          {failed && (
            <Button size="s" variant="soft" icon="refresh" onClick={() => outbox.retry(entry)}>
              {t('outbox.retry')}
            </Button>
          )}
          <Button size="s" variant="quiet" icon="trash" onClick={onFirstPress(() => outbox.drop(entry))}>
            {t('outbox.drop')}
          </Button>
        </div>
      )}
    </div>
  );
}
