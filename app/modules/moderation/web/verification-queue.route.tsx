import { useMemo } from 'react';
import { listWaitingMembers, type WaitingMember } from '#modules/identity/verification.contract.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { usePageList } from '#platform/web/use-page-list.ts';
import type { Route } from './+types/verification-queue.route';
import { forStaff, pageInput } from './console-tabs.tsx';
import { Queue } from './queue.tsx';
import { VerificationCard } from './verification-card.tsx';

export const loader = (args: Route.LoaderArgs) => forStaff(args, (call) => call(listWaitingMembers, pageInput(args.request)));

export default function VerificationQueueRoute({ loaderData: page }: Route.ComponentProps) {
  const t = useTexts('moderation');
  const input = useMemo(() => ({}), []);
  const list = usePageList<WaitingMember, typeof listWaitingMembers>(listWaitingMembers, input, page);
  return (
    <Queue
      label={t('console.tab.verification')}
      list={list}
      idOf={({ id }) => id}
      nextPath={page.nextCursor && `/console/verification?cursor=${encodeURIComponent(page.nextCursor)}`}
      empty={{ title: t('verification.empty'), text: t('verification.emptyText') }}
      render={(member, onDecided) => <VerificationCard member={member} onDecided={onDecided} />}
    />
  );
}
