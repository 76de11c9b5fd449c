import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTexts } from '#platform/web/i18n.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { holdLinks } from './offline-links.ts';
import css from './offline-notice.module.css';

type Connection = 'online' | 'offline' | 'trying' | 'stillOffline';

/** Loaded before it is needed: nothing comes while offline. */
export function OfflineNotice() {
  const t = useTexts('shell');
  const [connection, retry] = useConnection();
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

function useConnection(): [Connection, () => Promise<void>] {
  const [connection, setConnection] = useState<Connection>('online');
  const { revalidate } = useRevalidator();

  useEffect(() => {
    const update = () => setConnection(navigator.onLine ? 'online' : 'offline');
    update();
    window.addEventListener('online', update);
    window.addEventListener('offline', update);
    return () => {
      window.removeEventListener('online', update);
      window.removeEventListener('offline', update);
    };
  }, []);

  const away = connection !== 'online';
  useEffect(() => (away ? holdLinks(() => setConnection('stillOffline')) : undefined), [away]);

  // The server is asked first: a page whose data cannot be fetched would lose what it shows now.
  const retry = async () => {
    setConnection('trying');
    const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => null);
    setConnection(answer?.ok === true ? 'online' : 'stillOffline');
    if (answer?.ok === true) await revalidate();
  };
  return [connection, retry];
}
