import { useMemo } from 'react';
import { useTexts } from '#platform/web/i18n.tsx';
import { usePageList } from '#platform/web/use-page-list.ts';
import { type HeldItem, listApprovals } from '../approval.contract.ts';
import type { Route } from './+types/approval-queue.route';
import { ApprovalCard } from './approval-card.tsx';
import { forStaff, pageInput } from './console-tabs.tsx';
import { Queue } from './queue.tsx';

export const loader = (args: Route.LoaderArgs) => forStaff(args, (call) => call(listApprovals, pageInput(args.request)));

export default function ApprovalQueue({ loaderData: page }: Route.ComponentProps) {
  const t = useTexts('moderation');
  const input = useMemo(() => ({}), []);
  const list = usePageList<HeldItem, typeof listApprovals>(listApprovals, input, page);
  return (
    <Queue
      label={t('console.tab.approvals')}
      list={list}
      idOf={({ id }) => id}
      nextPath={page.nextCursor && `/console/approvals?cursor=${encodeURIComponent(page.nextCursor)}`}
      empty={{ title: t('approvals.empty'), text: t('approvals.emptyText') }}
      render={(item, onDecided) => <ApprovalCard item={item} onDecided={onDecided} />}
    />
  );
}
