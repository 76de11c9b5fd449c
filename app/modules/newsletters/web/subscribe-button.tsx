import { useState } from 'react';
import { useFailure } from '#modules/identity/web/widgets/use-failure.ts';
import { useSignInFirst } from '#modules/library/web/widgets/use-sign-in-first.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { showToast } from '#ui/toast-queue.ts';
import { type NewsletterCard, subscribe } from '../newsletters.contract.ts';
import css from './newsletters.module.css';

export interface SubscribeButtonProps {
  newsletter: NewsletterCard;
  /** In a list, where no newsletter is the one next step of the page. */
  oneOfMany?: boolean;
}

export function SubscribeButton({ newsletter, oneOfMany = false }: SubscribeButtonProps) {
  const t = useTexts('newsletters');
  const signedIn = useSignInFirst();
  const [subscribed, setSubscribed] = useState(newsletter.subscribed);
  const [refused, setRefused] = useState(newsletter.undeliverable);
  const [noAddress, setNoAddress] = useState(newsletter.noAddress);
  const { run, pending, failure } = useCommand(subscribe);
  const { message } = useFailure(failure);

  /** `since`: of one that was ended, when it had begun. */
  async function set(on: boolean, since?: string) {
    if (!signedIn()) return;
    const before = subscribed;
    setSubscribed(on);
    const done = await run({ newsletterId: newsletter.id, subscribed: on, since });
    if (done === null) {
      setSubscribed(before);
      return;
    }
    setRefused(false);
    setNoAddress(done.noAddress);
    // What stands below the button says it, and stays.
    if (done.noAddress) return;
    if (on) showToast(t('subscribe.begun'));
    else showToast(t('subscribe.ended'), { undo: { label: t('subscribe.undo'), onUndo: () => void set(true, done.since) } });
  }
  return (
    <div className="stack-s">
      <div className={css.acts}>
        <Button
          variant={subscribed ? 'secondary' : oneOfMany ? 'soft' : 'primary'}
          aria-pressed={subscribed}
          aria-label={`${t(subscribed ? 'subscribe.done' : 'subscribe.do')}: ${newsletter.name}`}
          pending={pending}
          pendingLabel={t('found.saving')}
          onClick={() => void set(!subscribed)}
        >
          {t(subscribed ? 'subscribe.done' : 'subscribe.do')}
        </Button>
        {refused && subscribed && (
          <Button variant="quiet" onClick={() => void set(true)}>
            {t('subscribe.again')}
          </Button>
        )}
      </div>
      {refused && subscribed && <p className="small">{t('subscribe.refused')}</p>}
      {noAddress && subscribed && (
        <p className={classNames('small', css.inText)} role="alert">
          {t('subscribe.noAddress')} <Link to="/settings#addresses">{t('subscribe.addAddress')}</Link>
        </p>
      )}
      {message !== null && <p role="alert">{message}</p>}
    </div>
  );
}
