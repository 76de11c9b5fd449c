import { useMemo } from 'react';
import { useTexts } from '#platform/web/i18n.tsx';
import { usePageList } from '#platform/web/use-page-list.ts';
import { listReports, type ReportedContent } from '../complaint.contract.ts';
import type { Route } from './+types/report-queue.route';
import { forStaff, pageInput } from './console-tabs.tsx';
import { Queue } from './queue.tsx';
import { ReportCard } from './report-card.tsx';

export const loader = (args: Route.LoaderArgs) => forStaff(args, (call) => call(listReports, pageInput(args.request)));

export default function ReportQueueRoute({ loaderData: page }: Route.ComponentProps) {
  const t = useTexts('moderation');
  const input = useMemo(() => ({}), []);
  const list = usePageList<ReportedContent, typeof listReports>(listReports, input, page);
  return (
    <Queue
      label={t('console.tab.reports')}
      list={list}
      idOf={({ id }) => id}
      nextPath={page.nextCursor && `/console/reports?cursor=${encodeURIComponent(page.nextCursor)}`}
      empty={{ title: t('reports.empty'), text: t('reports.emptyText') }}
      render={(content, onDecided) => <ReportCard content={content} onDecided={onDecided} />}
    />
  );
}
