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
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { listPosts, type PostSummary } from '../posts.contract.ts';
import type { Route } from './+types/posts.route';
import { PostFilters } from './post-filters.tsx';
import { filterInput, filterOf, filterPath, isFiltered, NO_FILTER, type PostFilter } from './use-post-filter.ts';

export const handle: RouteHandle = { texts: CARD_TEXTS };

const MOST_READ = 5;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const filter = filterOf(searchParams);
  const cursor = searchParams.get('cursor') ?? undefined;
  try {
    const [page, mostRead] = await Promise.all([
      call(context)(listPosts, { ...filterInput(filter), cursor }),
      call(context)(listMostViewed, { kind: 'post', limit: MOST_READ }),
    ]);
    return { filter, page, mostRead: mostRead.data };
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error;
    // The filters stay in sight, so that the reader can try again or choose others.
    return data({ filter, page: null, mostRead: [] }, { status: error.status === 0 ? 503 : error.status });
  }
}

export default function PostsRoute({ loaderData: { filter, page, mostRead } }: Route.ComponentProps) {
  const t = useTexts('posts');
  return (
    <PageBody
      aside={
        mostRead.length === 0 ? undefined : { label: t('list.beside'), content: <MostViewed items={mostRead} />, hideWhenNarrow: true }
      }
    >
      {/* One page for search engines: filters show parts of it. */}
      <Seo title={t('list.title')} description={t('list.description')} canonicalPath="/posts" noindex={isFiltered(filter)} />
      <PageHead title={t('list.title')}>
        <Link to="/posts/new" className={buttonClass({ variant: 'primary' })}>
          {t('list.write')}
        </Link>
      </PageHead>
      <PostFilters filter={filter} />
      {page === null ? (
        <ErrorState title={t('list.failedTitle')} retry={{ label: t('list.retry'), href: '' }}>
          {t('list.failedText')}
        </ErrorState>
      ) : (
        <PostList filter={filter} page={page} />
      )}
    </PageBody>
  );
}

function PostList({ filter, page }: { filter: PostFilter; page: { data: PostSummary[]; nextCursor: string | null } }) {
  const input = useMemo(() => filterInput(filter), [filter]);
  const list = usePageList<PostSummary, typeof listPosts>(listPosts, input, page);
  if (list.rows.length === 0) return <NothingHere filter={filter} />;
  return (
    <>
      {list.rows.map((item, i) => (
        <AnyItemCard key={item.id} item={item} first={i === 0} />
      ))}
      <ListEnd list={list} nextPath={page.nextCursor && filterPath(filter, page.nextCursor)} />
    </>
  );
}

/** Nothing here is a different thing for every filter, and so is the way on. */
function NothingHere({ filter }: { filter: PostFilter }) {
  const t = useTexts('posts');
  if (!isFiltered({ ...filter, sort: 'latest' })) {
    return (
      <EmptyState title={t('list.empty.all')} action={<Way to="/posts/new" label={t('list.write')} />}>
        {t('list.empty.allText')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={filter.following ? t('list.empty.following') : t('list.empty.filtered')}
      action={<Way to={filterPath({ ...NO_FILTER, sort: filter.sort })} label={t('list.empty.showAll')} />}
    >
      {filter.following ? t('list.empty.followingText') : t('list.empty.filteredText')}
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
