import { useMemo } from 'react';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { ListEnd } from '#platform/web/list-end.tsx';
import { TimeAgo } from '#platform/web/time-ago.tsx';
import { usePageList } from '#platform/web/use-page-list.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { type AuditEntry, listAuditLog } from '../audit.contract.ts';
import type { Route } from './+types/audit-log.route';
import css from './console.module.css';
import { forStaff, pageInput } from './console-tabs.tsx';

export const loader = (args: Route.LoaderArgs) => forStaff(args, (call) => call(listAuditLog, pageInput(args.request)));

export default function AuditLogRoute({ loaderData: page }: Route.ComponentProps) {
  const t = useTexts('moderation');
  const input = useMemo(() => ({}), []);
  const list = usePageList<AuditEntry, typeof listAuditLog>(listAuditLog, input, page);
  if (list.rows.length === 0) return <EmptyState title={t('log.empty')}>{t('log.emptyText')}</EmptyState>;
  return (
    <div>
      <ol aria-label={t('console.tab.log')}>
        {list.rows.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      <ListEnd list={list} nextPath={page.nextCursor && `/console/log?cursor=${encodeURIComponent(page.nextCursor)}`} />
    </div>
  );
}

function Entry({ entry: { at, action, staff, path, title, ground, reason } }: { entry: AuditEntry }) {
  const t = useTexts('moderation');
  return (
    <li className={css.entry}>
      <div className={css.head}>
        <span className="strong">{t(`action.${action}`)}</span>
        <span className="muted small">
          {staff === null ? t('log.byRule') : t('log.by', { name: staff.name })} · <TimeAgo iso={at} />
        </span>
      </div>
      {title !== null && <p>{path === null ? title : <Link to={path}>{title}</Link>}</p>}
      {(ground !== null || reason !== null) && (
        <p className="muted">
          {[ground && t(`ground.${ground}`), reason !== null && staff === null ? t(`why.${reason}`) : reason].filter(Boolean).join(' · ')}
        </p>
      )}
    </li>
  );
}
