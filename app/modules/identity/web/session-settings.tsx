import { useRevalidator } from 'react-router';
import { useReader } from '#platform/web/facts.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { leaveDevice } from '#platform/web/leave-device.ts';
import { TimeAgo } from '#platform/web/time-ago.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast-queue.ts';
import { endSession, type SessionView, signOut, signOutElsewhere } from '../session.contract.ts';
import css from './settings.module.css';
import { useFailure } from './widgets/use-failure.ts';

/** Where the member is signed in, and every way out. */
export function SessionSettings({ sessions }: { sessions: readonly SessionView[] }) {
  const t = useTexts('identity');
  const { revalidate } = useRevalidator();
  const reader = useReader();
  const here = useCommand(signOut);
  const elsewhere = useCommand(signOutElsewhere);
  const one = useCommand(endSession);
  const { message } = useFailure(here.failure ?? elsewhere.failure ?? one.failure);

  async function endHere() {
    if ((await here.run({})) !== null) await leaveDevice(reader?.id);
  }
  async function endOthers() {
    if ((await elsewhere.run({ scope: 'others' })) === null) return;
    showToast(t('settings.endedOthers'));
    void revalidate();
  }
  async function endAll() {
    if ((await elsewhere.run({ scope: 'all' })) !== null) await leaveDevice(reader?.id);
  }
  async function end(id: string) {
    if ((await one.run({ id })) !== null) showToast(t('settings.endedOne'));
    void revalidate();
  }
  return (
    <section id="sessions" aria-labelledby="sessions-title" className={css.section}>
      <h2 id="sessions-title" className="t-head">
        {t('settings.section.sessions')}
      </h2>
      {message !== null && <p role="alert">{message}</p>}
      <ul className={css.sessions}>
        {sessions.map(({ id, device, lastUsedAt, current }) => {
          const name = device === '' ? t('device.unknown') : device;
          return (
            <li key={id}>
              <div>
                <span className="row-wrap">
                  {device === '' ? t('settings.unknownDevice') : device}
                  {current && <Badge tone="brand">{t('settings.current')}</Badge>}
                </span>
                <span className="muted small">
                  {t('settings.lastUsed')} <TimeAgo iso={lastUsedAt} />
                </span>
              </div>
              <Button size="s" aria-label={t('settings.endNamed', { device: name })} onClick={() => void (current ? endHere() : end(id))}>
                {t('settings.end')}
              </Button>
            </li>
          );
        })}
      </ul>
      <div className={css.actions}>
        {sessions.length > 1 && (
          <Button pending={elsewhere.pending} pendingLabel={t('settings.ending')} onClick={() => void endOthers()}>
            {t('settings.endOthers')}
          </Button>
        )}
        <Button variant="danger" onClick={() => void endAll()}>
          {t('settings.endAll')}
        </Button>
      </div>
    </section>
  );
}
