import { useMemo } from 'react';
import { useTexts } from '#platform/web/i18n.tsx';
import { ListEnd } from '#platform/web/list-end.tsx';
import { PageBody } from '#platform/web/page-body.tsx';
import { call } from '#platform/web/page-context.ts';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { Seo } from '#platform/web/seo.tsx';
import { TimeAgo } from '#platform/web/time-ago.tsx';
import { usePageList } from '#platform/web/use-page-list.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { listModerationLog, type PublicEntry } from '../audit.contract.ts';
import type { Route } from './+types/moderation-log.route';
import css from './console.module.css';
import { pageInput } from './console-tabs.tsx';

export const handle: RouteHandle = { texts: ['moderation'] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const input = pageInput(request);
  return { page: await call(context)(listModerationLog, input), further: 'cursor' in input };
}

export default function ModerationLogRoute({ loaderData: { page, further } }: Route.ComponentProps) {
  const t = useTexts('moderation');
  const input = useMemo(() => ({}), []);
  const list = usePageList<PublicEntry, typeof listModerationLog>(listModerationLog, input, page);
  return (
    <PageBody>
      <Seo title={t('log.publicTitle')} description={t('log.publicDescription')} canonicalPath="/moderation-log" noindex={further} />
      <PageHead title={t('log.publicTitle')} lead={t('log.publicText')} />
      {list.rows.length === 0 ? (
        <EmptyState title={t('log.publicEmpty')}>{t('log.publicEmptyText')}</EmptyState>
      ) : (
        <>
          <ol>
            {list.rows.map(({ id, at, action, ground }) => (
              <li key={id} className={css.entry} tabIndex={-1} data-list-row>
                <div className={css.head}>
                  <span className="strong">{t(`action.${action}`)}</span>
                  <span className="muted small">
                    <TimeAgo iso={at} />
                  </span>
                </div>
                {ground !== null && <p className="muted">{t(`ground.${ground}`)}</p>}
              </li>
            ))}
          </ol>
          <ListEnd list={list} nextPath={page.nextCursor && `/moderation-log?cursor=${encodeURIComponent(page.nextCursor)}`} />
        </>
      )}
    </PageBody>
  );
}
