import { useTexts } from '#platform/web/i18n.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import css from './page-notice.module.css';
import type { ConnectionState } from './use-connection.ts';

/** Loaded before it is needed: nothing comes while offline. */
export function OfflineNotice({ connection, retry }: Pick<ConnectionState, 'connection' | 'retry'>) {
  const t = useTexts('shell');
  if (connection === 'online') return null;
  return (
    <div role="status" className={css.notice}>
      <Icon of="wifi-off" decorative />
      <p>{connection === 'stillOffline' ? t('offline.still') : t('offline.text')}</p>
      <Button size="s" pending={connection === 'trying'} pendingLabel={t('frame.loading')} onClick={() => void retry()}>
        {t('offline.retry')}
      </Button>
    </div>
  );
}
