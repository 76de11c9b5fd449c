import { CARD_TEXTS } from '#modules/library/web/widgets/card-texts.tsx';
import { loadItemList } from '#modules/library/web/widgets/item-list-loader.tsx';
import { ItemListPage } from '#modules/library/web/widgets/item-list-page.tsx';
import { MostViewed } from '#modules/library/web/widgets/most-viewed.tsx';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { unpack } from '#platform/web/packed.ts';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { buttonClass } from '#ui/button-class.ts';
import { listCases } from '../cases.contract.ts';
import type { Route } from './+types/cases.route';
import { CaseFilters } from './case-filters.tsx';
import { LaterCaseList } from './later-case-list.tsx';
import { filterInput, filterOf, isFiltered } from './use-case-filter.ts';

export const handle: RouteHandle = { texts: CARD_TEXTS };

export const loader = (args: Route.LoaderArgs) =>
  loadItemList(args, {
    kind: 'case',
    filterOf,
    list: (ask, filter, cursor) => ask(listCases, { ...filterInput(filter), cursor }),
  });

export default function CasesRoute({ loaderData }: Route.ComponentProps) {
  const { filter, page, mostRead } = unpack(loaderData);
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
