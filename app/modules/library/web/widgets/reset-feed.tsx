import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useFailure } from '#modules/identity/web/widgets/use-failure.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { Button } from '#ui/button.tsx';
import { resetFeed } from '../../feed.contract.ts';

/** Forgets what the reader hid and wanted less of. It cannot be brought back, so it asks first. Texts: `library`. */
export function ResetFeed() {
  const t = useTexts('library');
  const [asking, setAsking] = useState(false);
  const [forgotten, setForgotten] = useState<number | null>(null);
  const { run, pending, failure } = useCommand(resetFeed);
  const { message } = useFailure(failure);
  const { revalidate } = useRevalidator();

  async function reset() {
    const done = await run({});
    setAsking(false);
    setForgotten(done?.forgotten ?? null);
    // What stands beside it was read before.
    if (done !== null) await revalidate();
  }
  return (
    <div className="stack-s">
      <p className="muted">{t('feed.resetHelp')}</p>
      <div className="row">
        {asking ? (
          <>
            <Button variant="primary" pending={pending} pendingLabel={t('feed.resetting')} onClick={() => void reset()}>
              {t('feed.resetYes')}
            </Button>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              {t('feed.resetNo')}
            </Button>
          </>
        ) : (
          <Button onClick={() => setAsking(true)}>{t('feed.reset')}</Button>
        )}
      </div>
      <p role="status">{forgotten !== null && t('feed.resetDone', { count: forgotten })}</p>
      {message !== null && <p role="alert">{message}</p>}
    </div>
  );
}
