import { useTexts } from '#platform/web/i18n.tsx';
import { PageBody } from '#platform/web/page-body.tsx';
import { call } from '#platform/web/page-context.ts';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { Seo } from '#platform/web/seo.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { listJournals } from '../journal.contract.ts';
import type { Route } from './+types/journals.route';
import { JournalList } from './journal-list.tsx';

export const handle: RouteHandle = { texts: ['news'] };

export const loader = ({ context }: Route.LoaderArgs) => call(context)(listJournals, {});

export default function JournalsRoute({ loaderData: { data: journals } }: Route.ComponentProps) {
  const t = useTexts('news');
  return (
    <PageBody>
      <Seo title={t('journals.title')} description={t('journals.description')} />
      <PageHead title={t('journals.title')} lead={t('journals.description')} />
      {journals.length === 0 ? (
        <EmptyState title={t('journals.empty')}>{t('journals.emptyText')}</EmptyState>
      ) : (
        <JournalList journals={journals} />
      )}
    </PageBody>
  );
}
