import { listMostViewed } from '#modules/library/library.contract.ts';
import { CARD_TEXTS } from '#modules/library/web/widgets/card-texts.tsx';
import { ItemListPage } from '#modules/library/web/widgets/item-list-page.tsx';
import { MostViewed } from '#modules/library/web/widgets/most-viewed.tsx';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { listOrRest } from '#platform/web/list-loader.ts';
import { call } from '#platform/web/page-context.ts';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { buttonClass } from '#ui/button-class.ts';
import { listCases } from '../cases.contract.ts';
import type { Route } from './+types/cases.route';
import { CaseFilters } from './case-filters.tsx';
import { LaterCaseList } from './later-case-list.tsx';
import { filterInput, filterOf, isFiltered } from './use-case-filter.ts';

export const handle: RouteHandle = { texts: CARD_TEXTS };

const MOST_READ = 5;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const filter = filterOf(searchParams);
  const cursor = searchParams.get('cursor') ?? undefined;
  const load = async () => {
    const [page, mostRead] = await Promise.all([
      call(context)(listCases, { ...filterInput(filter), cursor }),
      call(context)(listMostViewed, { kind: 'case', limit: MOST_READ }),
    ]);
    return { filter, page, mostRead: mostRead.data };
  };
  return listOrRest(load, () => ({ filter, page: null, mostRead: [] }));
}

export default function CasesRoute({ loaderData: { filter, page, mostRead } }: Route.ComponentProps) {
  const t = useTexts('cases');
  return (
    <ItemListPage
      path="/cases"
      isFiltered={isFiltered(filter)}
      way={
        <Link to="/cases/new" className={buttonClass({ variant: 'primary' })}>
          {t('list.write')}
        </Link>
      }
      filters={<CaseFilters filter={filter} />}
      beside={mostRead.length === 0 ? null : <MostViewed items={mostRead} />}
      list={page === null ? null : <LaterCaseList filter={filter} page={page} />}
      t={t}
    />
  );
}
