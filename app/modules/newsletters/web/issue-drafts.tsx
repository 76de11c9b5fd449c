import { useMemo } from 'react';
import type { OutputOf } from '#platform/operation/operation.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { TimeAgo } from '#platform/web/time-ago.tsx';
import { useMoment } from '#platform/web/use-moment.ts';
import { ListRow, RowList } from '#ui/list-row.tsx';
import type { listDrafts } from '../newsletters.contract.ts';

export type Draft = OutputOf<typeof listDrafts>['data'][number];

/** Issues that are not published: since when each lies there, or when it will be sent. */
export function IssueDrafts({ slug, drafts }: { slug: string; drafts: readonly Draft[] }) {
  const t = useTexts('newsletters');
  const momentOf = useMoment();
  const rows = useMemo(
    () => drafts.map((draft) => ({ ...draft, name: draft.title === '' ? t('page.untitled') : draft.title })),
    [drafts, t],
  );
  return (
    <RowList>
      {rows.map(({ id, name, scheduledAt, changedAt }) => (
        <ListRow
          key={id}
          title={<Link to={`/newsletters/${slug}/write/${id}`}>{name}</Link>}
          detail={
            scheduledAt === null ? (
              <>
                {t('page.draft')} · <TimeAgo iso={changedAt} />
              </>
            ) : (
              t('page.scheduled', { at: momentOf(scheduledAt) })
            )
          }
        />
      ))}
    </RowList>
  );
}
