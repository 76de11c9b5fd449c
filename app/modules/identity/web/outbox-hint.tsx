import { useEffect, useState } from 'react';
import { useTexts } from '#platform/web/i18n.tsx';
import { Icon } from '#ui/icon.tsx';
import css from './outbox-hint.module.css';

/** Where codes end up while no gateway is set up for them. Servers that send them for good have no such page. */
export function OutboxHint() {
  const t = useTexts('identity');
  const [exists, setExists] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    fetch('/outbox.json', { method: 'HEAD', signal: leaving.signal }).then(
      ({ ok }) => setExists(ok),
      () => undefined,
    );
    return () => leaving.abort();
  }, []);
  if (!exists) return null;
  return (
    <p className={css.hint}>
      <Icon of="inbox" size="s" decorative />
      <span>
        {t('login.outbox')}{' '}
        <a href="/outbox" target="_blank" rel="noopener">
          {t('login.outboxLink')}
        </a>
      </span>
    </p>
  );
}
