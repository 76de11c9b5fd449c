import { useMemo } from 'react';
import type { z } from 'zod';
import { listMissing, type MissingText } from '#modules/translations/translations.contract.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { ListEnd } from '#platform/web/list-end.tsx';
import { TimeAgo } from '#platform/web/time-ago.tsx';
import { usePageList } from '#platform/web/use-page-list.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import type { Route } from './+types/missing-texts.route';
import css from './console.module.css';
import { forStaff, pageInput } from './console-tabs.tsx';

type Row = z.output<typeof MissingText>;

export const loader = (args: Route.LoaderArgs) => forStaff(args, (call) => call(listMissing, pageInput(args.request)));

export default function MissingTextsRoute({ loaderData: page }: Route.ComponentProps) {
  const t = useTexts('moderation');
  const input = useMemo(() => ({}), []);
  const list = usePageList<Row, typeof listMissing>(listMissing, input, page);
  if (list.rows.length === 0 && list.state === 'end') return <EmptyState title={t('missing.empty')}>{t('missing.emptyText')}</EmptyState>;
  return (
    <div>
      <ol aria-label={t('console.tab.texts')}>
        {list.rows.map((row) => (
          <li key={`${row.language} ${row.namespace} ${row.key}`} className={css.entry}>
            <div className={css.head}>
              <code className={css.textKey}>{`${row.namespace}:${row.key}`}</code>
              <span className="muted small">
                {t(`missing.language.${row.language}`)} · {t('missing.times', { count: row.times })} · <TimeAgo iso={row.lastNotedAt} />
              </span>
            </div>
            {row.fallback !== '' && <p>{row.fallback}</p>}
          </li>
        ))}
      </ol>
      <ListEnd list={list} nextPath={page.nextCursor && `/console/texts?cursor=${encodeURIComponent(page.nextCursor)}`} />
    </div>
  );
}
