import { useTexts } from '#platform/web/i18n.tsx';
import { Button } from '#ui/button.tsx';
import css from './notification-settings-form.module.css';
import { usePush } from './use-push.ts';

/** Push messages on the device in hand; it takes effect at once and is not part of the form. */
export function PushSettings({ memberId }: { memberId: string }) {
  const t = useTexts('notifications');
  const { state, pending, failed, turnOn, turnOff } = usePush(memberId);
  const isOn = state === 'on';
  return (
    <section className={css.push} aria-labelledby="push-title">
      <h2 id="push-title" className="t-head">
        {t('push.title')}
      </h2>
      <p className="muted">{t(`push.state.${state}`)}</p>
      {(isOn || state === 'off') && (
        <div>
          <Button
            variant={isOn ? 'secondary' : 'primary'}
            pending={pending}
            pendingLabel={t('push.changing')}
            onClick={isOn ? turnOff : turnOn}
          >
            {t(isOn ? 'push.off' : 'push.on')}
          </Button>
        </div>
      )}
      {failed && <p role="alert">{t('push.failed')}</p>}
    </section>
  );
}
