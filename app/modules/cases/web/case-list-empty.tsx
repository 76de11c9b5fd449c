import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { type CaseFilter, filterPath, isFiltered, NO_FILTER } from './use-case-filter.ts';

/** Nothing here is a different thing for every filter, and so is the way on. */
export function CaseListEmpty({ filter }: { filter: CaseFilter }) {
  const t = useTexts('cases');
  if (!isFiltered({ ...filter, sort: 'latest' })) {
    return (
      <EmptyState title={t('list.empty.all')} action={<Way to="/cases/new" label={t('list.write')} />}>
        {t('list.empty.allText')}
      </EmptyState>
    );
  }
  const wider = <Way to={filterPath({ ...NO_FILTER, sort: filter.sort })} label={t('list.empty.showAll')} />;
  if (filter.following) {
    return (
      <EmptyState title={t('list.empty.following')} action={wider}>
        {t('list.empty.followingText')}
      </EmptyState>
    );
  }
  if (filter.unanswered) {
    return (
      <EmptyState title={t('list.empty.unanswered')} action={wider}>
        {t('list.empty.unansweredText')}
      </EmptyState>
    );
  }
  return (
    <EmptyState title={t('list.empty.filtered')} action={wider}>
      {t('list.empty.filteredText')}
    </EmptyState>
  );
}

function Way({ to, label }: { to: string; label: string }) {
  return (
    <Link to={to} className={buttonClass()}>
      {label}
    </Link>
  );
}
