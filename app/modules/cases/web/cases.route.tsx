import { useMemo } from 'react';
import { data } from 'react-router';
import { listMostViewed } from '#modules/library/library.contract.ts';
import { AnyItemCard, CARD_TEXTS } from '#modules/library/web/widgets/item-kinds.tsx';
import { MostViewed } from '#modules/library/web/widgets/most-viewed.tsx';
import { CallFailure } from '#platform/operation/errors.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { ListEnd } from '#platform/web/list-end.tsx';
import { PageBody } from '#platform/web/page-body.tsx';
import { call } from '#platform/web/page-context.ts';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { Seo } from '#platform/web/seo.tsx';
import { usePageList } from '#platform/web/use-page-list.ts';
import { buttonClass } from '#ui/button-class.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { type CaseSummary, listCases } from '../cases.contract.ts';
import type { Route } from './+types/cases.route';
import { CaseFilters } from './case-filters.tsx';
import { CaseListEmpty } from './case-list-empty.tsx';
import { type CaseFilter, filterInput, filterOf, filterPath, isFiltered } from './use-case-filter.ts';

export const handle: RouteHandle = { texts: CARD_TEXTS };

const MOST_READ = 5;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const filter = filterOf(searchParams);
  const cursor = searchParams.get('cursor') ?? undefined;
  try {
    const [page, mostRead] = await Promise.all([
      call(context)(listCases, { ...filterInput(filter), cursor }),
      call(context)(listMostViewed, { kind: 'case', limit: MOST_READ }),
    ]);
    return { filter, page, mostRead: mostRead.data };
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error;
    // The filters stay in sight, so that the reader can try again or choose others.
    return data({ filter, page: null, mostRead: [] }, { status: error.status === 0 ? 503 : error.status });
  }
}

export default function CasesRoute({ loaderData: { filter, page, mostRead } }: Route.ComponentProps) {
  const t = useTexts('cases');
  return (
    <PageBody
      aside={
        mostRead.length === 0 ? undefined : { label: t('list.beside'), content: <MostViewed items={mostRead} />, hideWhenNarrow: true }
      }
    >
      {/* One page for search engines: filters show parts of it. */}
      <Seo title={t('list.title')} description={t('list.description')} canonicalPath="/cases" noindex={isFiltered(filter)} />
      <PageHead title={t('list.title')}>
        <Link to="/cases/new" className={buttonClass({ variant: 'primary' })}>
          {t('list.write')}
        </Link>
      </PageHead>
      <CaseFilters filter={filter} />
      {page === null ? (
        <ErrorState title={t('list.failedTitle')} retry={{ label: t('list.retry'), href: '' }}>
          {t('list.failedText')}
        </ErrorState>
      ) : (
        <CaseList filter={filter} page={page} />
      )}
    </PageBody>
  );
}

function CaseList({ filter, page }: { filter: CaseFilter; page: { data: CaseSummary[]; nextCursor: string | null } }) {
  const input = useMemo(() => filterInput(filter), [filter]);
  const list = usePageList<CaseSummary, typeof listCases>(listCases, input, page);
  if (list.rows.length === 0) return <CaseListEmpty filter={filter} />;
  return (
    <>
      {list.rows.map((item, i) => (
        <AnyItemCard key={item.id} item={item} first={i === 0} />
      ))}
      <ListEnd list={list} nextPath={page.nextCursor && filterPath(filter, page.nextCursor)} />
    </>
  );
}
