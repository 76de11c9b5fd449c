import { useState } from 'react';
import type { OutputOf } from '#platform/operation/operation.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Switch } from '#ui/switch.tsx';
import { showToast } from '#ui/toast-queue.ts';
import {
  deleteSavedSearch,
  forgetSearches,
  type listRecentSearches,
  type RecentSearch,
  type SavedSearch,
  setKeepingSearches,
  setSearchAlerts,
} from '../kept-search.contract.ts';
import css from './search.module.css';
import { keptPath } from './use-search-filter.ts';

export interface KeptSearches {
  readonly recent: OutputOf<typeof listRecentSearches>;
  readonly saved: readonly SavedSearch[];
}

/** What a member looked for of late, and what they keep. */
export function KeptLists({ kept: { recent, saved } }: { kept: KeptSearches }) {
  return (
    <>
      <SavedList first={saved} />
      <RecentList first={recent} />
    </>
  );
}

function RecentList({ first }: { first: KeptSearches['recent'] }) {
  const t = useTexts('search');
  const [rows, setRows] = useState<readonly RecentSearch[]>(first.data);
  const [keeping, setKeeping] = useState(first.keeping);
  const forget = useCommand(forgetSearches);
  const keep = useCommand(setKeepingSearches);

  async function handleForget(q?: string) {
    if ((await forget.run(q === undefined ? {} : { q })) === null) return showToast(t('kept.failed'), { tone: 'failed' });
    setRows((known) => (q === undefined ? [] : known.filter((row) => row.q !== q)));
  }

  async function handleKeeping(on: boolean) {
    const answer = await keep.run({ on });
    if (answer === null) return showToast(t('kept.failed'), { tone: 'failed' });
    setKeeping(answer.keeping);
    if (!answer.keeping) setRows([]);
  }

  return (
    <section className={css.kept} aria-labelledby="recent-searches">
      <div className={css.keptHead}>
        <h2 id="recent-searches" className="t-title">
          {t('recent.title')}
        </h2>
        {rows.length > 0 && (
          <Button variant="quiet" size="s" onClick={() => void handleForget()}>
            {t('recent.clear')}
          </Button>
        )}
      </div>
      {rows.length === 0 && <p className="muted">{t(keeping ? 'recent.none' : 'recent.off')}</p>}
      <ul>
        {rows.map(({ q, filters }) => (
          <li key={q} className={css.keptRow}>
            <Link to={keptPath(q, filters)} className="link-ink" rel="nofollow">
              {q}
            </Link>
            <IconButton icon="x" size="s" label={t('recent.forget', { query: q })} onClick={() => void handleForget(q)} />
          </li>
        ))}
      </ul>
      <Switch
        label={t('recent.keep')}
        help={t('recent.keepHelp')}
        checked={keeping}
        onChange={(event) => void handleKeeping(event.currentTarget.checked)}
      />
    </section>
  );
}

function SavedList({ first }: { first: readonly SavedSearch[] }) {
  const t = useTexts('search');
  const [rows, setRows] = useState(first);
  const alerts = useCommand(setSearchAlerts);
  const drop = useCommand(deleteSavedSearch);
  if (rows.length === 0) return null;

  async function handleAlerts(id: string, on: boolean) {
    const changed = await alerts.run({ id, alerts: on });
    if (changed === null) return showToast(t('kept.failed'), { tone: 'failed' });
    setRows((known) => known.map((row) => (row.id === id ? changed : row)));
  }

  async function handleDrop(id: string) {
    if ((await drop.run({ id })) === null) return showToast(t('kept.failed'), { tone: 'failed' });
    setRows((known) => known.filter((row) => row.id !== id));
  }

  return (
    <section className={css.kept} aria-labelledby="saved-searches">
      <h2 id="saved-searches" className="t-title">
        {t('saved.title')}
      </h2>
      <ul>
        {rows.map(({ id, q, filters, alerts: on }) => (
          <li key={id} className={css.keptRow}>
            <Link to={keptPath(q, filters)} className="link-ink" rel="nofollow">
              {q}
            </Link>
            <span className={css.keptActions}>
              <IconButton
                icon={on ? 'bell-filled' : 'bell-off'}
                size="s"
                aria-pressed={on}
                label={t('saved.alertsFor', { query: q })}
                onClick={() => void handleAlerts(id, !on)}
              />
              <IconButton icon="trash" size="s" label={t('saved.delete', { query: q })} onClick={() => void handleDrop(id)} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
