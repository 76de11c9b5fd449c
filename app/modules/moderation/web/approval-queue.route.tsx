import { useMemo } from 'react';
import { useTexts } from '#platform/web/i18n.tsx';
import { usePageList } from '#platform/web/use-page-list.ts';
import { getApprovalRules, type HeldItem, listApprovals } from '../approval.contract.ts';
import type { Route } from './+types/approval-queue.route';
import { ApprovalCard } from './approval-card.tsx';
import { ApprovalFilters } from './approval-filters.tsx';
import { ApprovalRules } from './approval-rules.tsx';
import css from './console.module.css';
import { forStaff, pageInput } from './console-tabs.tsx';
import { Queue } from './queue.tsx';
import { approvalFilterOf, approvalInput, approvalPath } from './use-approval-filter.ts';

export const loader = (args: Route.LoaderArgs) =>
  forStaff(args, async (call) => {
    const filter = approvalFilterOf(new URL(args.request.url).searchParams);
    const [page, rules] = await Promise.all([
      call(listApprovals, { ...approvalInput(filter), ...pageInput(args.request) }),
      call(getApprovalRules, {}),
    ]);
    return { filter, page, rules };
  });

export default function ApprovalQueueRoute({ loaderData: { filter, page, rules } }: Route.ComponentProps) {
  const t = useTexts('moderation');
  const input = useMemo(() => approvalInput(filter), [filter]);
  const list = usePageList<HeldItem, typeof listApprovals>(listApprovals, input, page);
  return (
    <>
      <ApprovalFilters filter={filter} />
      <p className={`small muted ${css.keys}`}>{t('approvals.keys')}</p>
      <Queue
        label={t('console.tab.approvals')}
        list={list}
        idOf={({ id }) => id}
        nextPath={page.nextCursor && approvalPath(filter, page.nextCursor)}
        empty={{ title: t('approvals.empty'), text: t('approvals.emptyText') }}
        render={(item, onDecided) => <ApprovalCard item={item} onDecided={onDecided} />}
      />
      <ApprovalRules kinds={rules.kinds} />
    </>
  );
}
