import { useMemo } from 'react';
import { listMostViewed } from '#modules/library/library.contract.ts';
import { CARD_TEXTS } from '#modules/library/web/widgets/card-texts.tsx';
import { ItemListPage } from '#modules/library/web/widgets/item-list-page.tsx';
import { ItemRows } from '#modules/library/web/widgets/item-rows.tsx';
import { MostViewed } from '#modules/library/web/widgets/most-viewed.tsx';
import type { Page } from '#platform/operation/paging.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { listOrRest } from '#platform/web/list-loader.ts';
import { call } from '#platform/web/page-context.ts';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { useKeptPageList } from '#platform/web/use-kept-page-list.ts';
import { buttonClass } from '#ui/button-class.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { AsideBlock } from '#ui/frame.tsx';
import { listJournals } from '../journal.contract.ts';
import { type ArticleSummary, listArticles } from '../news.contract.ts';
import type { Route } from './+types/news.route';
import { ArticleFilters } from './article-filters.tsx';
import { JournalList } from './journal-list.tsx';
import { type ArticleFilter, filterInput, filterOf, filterPath, isFiltered } from './use-article-filter.ts';

export const handle: RouteHandle = { texts: CARD_TEXTS };

const MOST_READ = 5;
const JOURNALS_BESIDE = 5;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const filter = filterOf(searchParams);
  const cursor = searchParams.get('cursor') ?? undefined;
  const ask = call(context);
  const load = async () => {
    const [page, journals, mostRead] = await Promise.all([
      ask(listArticles, { ...filterInput(filter), cursor }),
      ask(listJournals, {}),
      ask(listMostViewed, { kind: 'article', limit: MOST_READ }),
    ]);
    return { filter, page, journals: journals.data, mostRead: mostRead.data };
  };
  return listOrRest(load, () => ({ filter, page: null, journals: [], mostRead: [] }));
}

export default function NewsRoute({ loaderData: { filter, page, journals, mostRead } }: Route.ComponentProps) {
  const t = useTexts('news');
  const beside = (
    <>
      {journals.length > 0 && (
        <AsideBlock title={t('list.followJournals')}>
          <JournalList journals={journals.slice(0, JOURNALS_BESIDE)} />
        </AsideBlock>
      )}
      {mostRead.length > 0 && <MostViewed items={mostRead} />}
    </>
  );
  return (
    <ItemListPage
      path="/news"
      isFiltered={isFiltered(filter)}
      way={
        <Link to="/newsletter-by-journal" className={buttonClass()}>
          {t('list.byJournal')}
        </Link>
      }
      filters={<ArticleFilters filter={filter} journals={journals} />}
      beside={journals.length === 0 ? null : beside}
      list={page === null ? null : <ArticleList filter={filter} page={page} />}
      t={t}
    />
  );
}

function ArticleList({ filter, page }: { filter: ArticleFilter; page: Page<ArticleSummary> }) {
  const input = useMemo(() => filterInput(filter), [filter]);
  const list = useKeptPageList<ArticleSummary, typeof listArticles>(listArticles, input, page);
  if (list.rows.length === 0) return <NoNews filter={filter} />;
  return <ItemRows list={list} nextPath={page.nextCursor && filterPath(filter, page.nextCursor)} />;
}

function NoNews({ filter }: { filter: ArticleFilter }) {
  const t = useTexts('news');
  if (filterPath({ ...filter, following: null }) === '/news' && filter.following !== null)
    return (
      <EmptyState
        title={t('list.empty.following')}
        action={
          <Link to="/newsletter-by-journal" className={buttonClass()}>
            {t('list.followJournals')}
          </Link>
        }
      >
        {t('list.empty.followingText')}
      </EmptyState>
    );
  if (!isFiltered(filter)) return <EmptyState title={t('list.empty.all')}>{t('list.empty.allText')}</EmptyState>;
  return (
    <EmptyState
      title={t('list.empty.filtered')}
      action={
        <Link to="/news" className={buttonClass()}>
          {t('list.empty.showAll')}
        </Link>
      }
    >
      {t('list.empty.filteredText')}
    </EmptyState>
  );
}
