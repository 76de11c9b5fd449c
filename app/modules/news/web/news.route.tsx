import { useMemo } from 'react';
import { data } from 'react-router';
import { listMostViewed } from '#modules/library/library.contract.ts';
import { AnyItemCard, CARD_TEXTS } from '#modules/library/web/widgets/item-kinds.tsx';
import { MostViewed } from '#modules/library/web/widgets/most-viewed.tsx';
import { CallFailure } from '#platform/operation/errors.ts';
import type { Page } from '#platform/operation/paging.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { ListEnd } from '#platform/web/list-end.tsx';
import { PageBody } from '#platform/web/page-body.tsx';
import { call } from '#platform/web/page-context.ts';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { Seo } from '#platform/web/seo.tsx';
import { usePageList } from '#platform/web/use-page-list.ts';
import { buttonClass } from '#ui/button-class.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { AsideBlock } from '#ui/frame.tsx';
import { PageHead } from '#ui/page-head.tsx';
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
  try {
    const [page, journals, mostRead] = await Promise.all([
      ask(listArticles, { ...filterInput(filter), cursor }),
      ask(listJournals, {}),
      ask(listMostViewed, { kind: 'article', limit: MOST_READ }),
    ]);
    return { filter, page, journals: journals.data, mostRead: mostRead.data };
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error;
    // The filters stay in sight, so that the reader can try again or choose others.
    return data({ filter, page: null, journals: [], mostRead: [] }, { status: error.status === 0 ? 503 : error.status });
  }
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
    <PageBody aside={journals.length === 0 ? undefined : { label: t('list.beside'), content: beside, hideWhenNarrow: true }}>
      {/* One page for search engines: filters show parts of it. */}
      <Seo title={t('list.title')} description={t('list.description')} canonicalPath="/news" noindex={isFiltered(filter)} />
      <PageHead title={t('list.title')}>
        <Link to="/newsletter-by-journal" className={buttonClass()}>
          {t('list.byJournal')}
        </Link>
      </PageHead>
      <ArticleFilters filter={filter} journals={journals} />
      {page === null ? (
        <ErrorState title={t('list.failedTitle')} retry={{ label: t('list.retry'), href: '' }}>
          {t('list.failedText')}
        </ErrorState>
      ) : (
        <ArticleList filter={filter} page={page} />
      )}
    </PageBody>
  );
}

function ArticleList({ filter, page }: { filter: ArticleFilter; page: Page<ArticleSummary> }) {
  const input = useMemo(() => filterInput(filter), [filter]);
  const list = usePageList<ArticleSummary, typeof listArticles>(listArticles, input, page);
  if (list.rows.length === 0) return <NoNews filter={filter} />;
  return (
    <>
      {list.rows.map((item, i) => (
        <AnyItemCard key={item.id} item={item} first={i === 0} />
      ))}
      <ListEnd list={list} nextPath={page.nextCursor && filterPath(filter, page.nextCursor)} />
    </>
  );
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
