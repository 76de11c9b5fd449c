import { useRef, useState } from 'react';
import { useToldCommand } from '#modules/identity/web/widgets/use-told-command.ts';
import type { OutputOf } from '#platform/operation/operation.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { Button } from '#ui/button.tsx';
import { onFirstPress } from '#ui/first-press.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Switch } from '#ui/switch.tsx';
import { showToast } from '#ui/toast-queue.ts';
import {
  deleteSavedSearch,
  forgetSearches,
  type listRecentSearches,
  mayAlert,
  type RecentSearch,
  type SavedSearch,
  saveSearch,
  setKeepingSearches,
  setSearchAlerts,
} from '../kept-search.contract.ts';
import css from './search.module.css';
import { filterWords, keptPath } from './use-search-filter.ts';

export interface KeptSearches {
  readonly recent: OutputOf<typeof listRecentSearches>;
  readonly saved: readonly SavedSearch[];
}

/** Words and what they are narrowed to: searches of the same words are told apart, seen and heard. */
function useKeptName(): (kept: Pick<SavedSearch, 'q' | 'filters'>) => string {
  const t = useTexts('search');
  const reference = useTexts('reference');
  return ({ q, filters }) => [q, ...filterWords(t, reference, filters)].join(' · ');
}

/** Where one was taken out, the focus goes on to what stands in its place, or to what is left. */
function useRowFocus() {
  const list = useRef<HTMLUListElement>(null);
  const focusOn = (index: number) =>
    requestAnimationFrame(() => {
      const rows = list.current?.children;
      const row = rows?.item(Math.min(index, rows.length - 1));
      (
        row?.querySelector<HTMLElement>('button:last-of-type') ?? document.querySelector<HTMLElement>('input[type="search"][name="q"]')
      )?.focus();
    });
  return { list, focusOn };
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
  const forget = useToldCommand(forgetSearches);
  const keep = useToldCommand(setKeepingSearches);
  const nameOf = useKeptName();
  const { list, focusOn } = useRowFocus();

  async function handleForget(q?: string) {
    if ((await forget.run(q === undefined ? {} : { q })) === null) return;
    setRows((known) => (q === undefined ? [] : known.filter((row) => row.q !== q)));
    focusOn(rows.findIndex((row) => row.q === q));
  }

  async function handleKeeping(on: boolean) {
    const answer = await keep.run({ on });
    if (answer === null) return;
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
      <ul ref={list}>
        {rows.map(({ q, filters }) => (
          <li key={q} className={css.keptRow}>
            <Link to={keptPath(q, filters)} className="link-ink" rel="nofollow">
              {nameOf({ q, filters })}
            </Link>
            <IconButton icon="x" size="s" label={t('recent.forget', { query: q })} onClick={onFirstPress(() => void handleForget(q))} />
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
  const alerts = useToldCommand(setSearchAlerts);
  const drop = useToldCommand(deleteSavedSearch);
  const save = useToldCommand(saveSearch);
  const nameOf = useKeptName();
  const { list, focusOn } = useRowFocus();
  if (rows.length === 0) return null;

  async function handleAlerts(id: string, on: boolean) {
    const changed = await alerts.run({ id, alerts: on });
    if (changed === null) return;
    setRows((known) => known.map((row) => (row.id === id ? changed : row)));
  }

  async function handleDrop(dropped: SavedSearch) {
    if ((await drop.run({ id: dropped.id })) === null) return;
    setRows((known) => known.filter((row) => row.id !== dropped.id));
    focusOn(rows.indexOf(dropped));
    showToast(t('saved.deleted'), { undo: { label: t('saved.undo'), onUndo: () => void bringBack(dropped) } });
  }

  async function bringBack({ q, filters, alerts: on }: SavedSearch) {
    const back = await save.run({ q, filters, alerts: on });
    if (back === null) return;
    setRows((known) => [back, ...known]);
  }

  return (
    <section className={css.kept} aria-labelledby="saved-searches">
      <h2 id="saved-searches" className="t-title">
        {t('saved.title')}
      </h2>
      <ul ref={list}>
        {rows.map((row) => (
          <li key={row.id} className={css.keptRow}>
            <Link to={keptPath(row.q, row.filters)} className="link-ink" rel="nofollow">
              {nameOf(row)}
            </Link>
            <span className={css.keptActions}>
              {mayAlert(row.filters.kind) && (
                <IconButton
                  icon={row.alerts ? 'bell-filled' : 'bell-off'}
                  size="s"
                  aria-pressed={row.alerts}
                  label={t('saved.alertsFor', { query: nameOf(row) })}
                  onClick={() => void handleAlerts(row.id, !row.alerts)}
                />
              )}
              <IconButton
                icon="trash"
                size="s"
                label={t('saved.delete', { query: nameOf(row) })}
                onClick={onFirstPress(() => void handleDrop(row))}
              />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
