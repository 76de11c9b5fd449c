import { useToldCommand } from '#modules/identity/web/widgets/use-told-command.ts';
import { itemPath } from '#modules/library/library.contract.ts';
import type { Page } from '#platform/operation/paging.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { ListEnd } from '#platform/web/list-end.tsx';
import { rowFocus } from '#platform/web/row-focus.ts';
import { usePageList } from '#platform/web/use-page-list.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { showToast } from '#ui/toast-queue.ts';
import { endMute, listMutedItems, type MutedItem } from '../notification-settings.contract.ts';
import css from './notification-settings-form.module.css';

const ALL = {};

/** Of what the member hears nothing more, and the way back: a row of the list may be long gone. */
export function MutedItems({ first }: { first: Page<MutedItem> }) {
  const t = useTexts('notifications');
  const list = usePageList<MutedItem, typeof listMutedItems>(listMutedItems, ALL, first);
  const { run } = useToldCommand(endMute);
  const isNone = list.rows.length === 0 && list.state === 'end';

  async function handleEnd({ id }: MutedItem) {
    const focus = rowFocus();
    if ((await run({ itemId: id })) === null) return;
    focus.leave(() => list.setRows((rows) => rows.filter((row) => row.id !== id)));
    showToast(t('heard.item'));
  }

  return (
    <section aria-labelledby="muted-items" className={css.mutes}>
      <h2 id="muted-items" className="t-head">
        {t('settings.muted')}
      </h2>
      <p className="muted small">{t(isNone ? 'settings.mutedNone' : 'settings.mutedHelp')}</p>
      {!isNone && (
        <>
          <ul>
            {list.rows.map((row) => (
              <li key={row.id} className={css.mute} data-row>
                <Link to={itemPath(row)}>{row.title}</Link>
                <IconButton icon="bell" label={t('unmute.item', { title: row.title })} onClick={() => void handleEnd(row)} />
              </li>
            ))}
          </ul>
          <ListEnd list={list} nextPath={first.nextCursor && `/notifications/settings?cursor=${encodeURIComponent(first.nextCursor)}`} />
        </>
      )}
    </section>
  );
}
