import { useEffect, useState } from 'react';
import { useToldCommand } from '#modules/identity/web/widgets/use-told-command.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { useMoment } from '#platform/web/use-moment.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Menu } from '#ui/menu.tsx';
import { showToast } from '#ui/toast-queue.ts';
import { PAUSES, type Pause, type PauseState, pauseNotifications } from '../notification-pause.contract.ts';
import css from './pause-control.module.css';

/** Not to be disturbed for a while, from now on; says until when, and ends it. */
export function PauseControl({ until: first }: PauseState) {
  const t = useTexts('notifications');
  const [until, setUntil] = useState(first);
  const { run, pending } = useToldCommand(pauseNotifications);
  const momentOf = useMoment();
  useEffect(() => {
    if (until === null) return;
    const over = setTimeout(() => setUntil(null), Date.parse(until) - Date.now());
    return () => clearTimeout(over);
  }, [until]);

  async function change(pause: Pause | null) {
    const done = await run({ pause });
    if (done === null) return;
    setUntil(done.until);
    if (done.until === null) showToast(t('pause.ended'));
    else showToast(t('pause.begun', { until: momentOf(done.until) }), { undo: { label: t('undo'), onUndo: () => void change(null) } });
  }

  if (until !== null)
    return (
      <p className={`${css.place} ${css.until}`} role="status">
        <span className={css.words}>
          <Icon of="moon" size="s" decorative />
          {t('pause.until', { until: momentOf(until) })}
        </span>
        <Button size="s" variant="soft" pending={pending} pendingLabel={t('pause.end')} onClick={() => void change(null)}>
          {t('pause.end')}
        </Button>
      </p>
    );
  return (
    <div className={css.place}>
      <Menu
        align="start"
        trigger={
          <Button variant="soft" size="s" icon="moon" pending={pending} pendingLabel={t('pause.label')}>
            {t('pause.label')}
          </Button>
        }
        items={PAUSES.map((id) => ({ id, label: t(`pause.for.${id}`), onSelect: () => void change(id) }))}
      />
    </div>
  );
}
