import { NothingListed } from '#modules/library/web/widgets/nothing-listed.tsx';
import { useTexts } from '#platform/web/i18n.tsx';
import { type CaseFilter, filterPath, isFiltered, NO_CASE_FILTER } from './use-case-filter.ts';

export function CaseListEmpty({ filter }: { filter: CaseFilter }) {
  const t = useTexts('cases');
  return (
    <NothingListed why={reasonOf(filter)} writePath="/cases/new" wholePath={filterPath({ ...NO_CASE_FILTER, sort: filter.sort })} t={t} />
  );
}

function reasonOf(filter: CaseFilter): string {
  if (!isFiltered({ ...filter, sort: 'latest' })) return 'all';
  if (filter.following) return 'following';
  return filter.unanswered ? 'unanswered' : 'filtered';
}
