import { useMemo } from 'react';
import { listMostViewed } from '#modules/library/library.contract.ts';
import { CARD_TEXTS } from '#modules/library/web/widgets/card-texts.tsx';
import { ItemListPage } from '#modules/library/web/widgets/item-list-page.tsx';
import { ItemRows } from '#modules/library/web/widgets/item-rows.tsx';
import { MostViewed } from '#modules/library/web/widgets/most-viewed.tsx';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { listOrRest } from '#platform/web/list-loader.ts';
import { call } from '#platform/web/page-context.ts';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { usePageList } from '#platform/web/use-page-list.ts';
import { buttonClass } from '#ui/button-class.ts';
import { EmptyState } from '#ui/empty-state.tsx';
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
  const load = async () => {
    const [page, mostRead] = await Promise.all([
      call(context)(listPosts, { ...filterInput(filter), cursor }),
      call(context)(listMostViewed, { kind: 'post', limit: MOST_READ }),
    ]);
    return { filter, page, mostRead: mostRead.data };
  };
  return listOrRest(load, () => ({ filter, page: null, mostRead: [] }));
}

export default function PostsRoute({ loaderData: { filter, page, mostRead } }: Route.ComponentProps) {
  const t = useTexts('posts');
  return (
    <ItemListPage
      path="/posts"
      isFiltered={isFiltered(filter)}
      way={
        <Link to="/posts/new" className={buttonClass({ variant: 'primary' })}>
          {t('list.write')}
        </Link>
      }
      filters={<PostFilters filter={filter} />}
      beside={mostRead.length === 0 ? null : <MostViewed items={mostRead} />}
      list={page === null ? null : <PostList filter={filter} page={page} />}
      t={t}
    />
  );
}

function PostList({ filter, page }: { filter: PostFilter; page: { data: PostSummary[]; nextCursor: string | null } }) {
  const input = useMemo(() => filterInput(filter), [filter]);
  const list = usePageList<PostSummary, typeof listPosts>(listPosts, input, page);
  if (list.rows.length === 0) return <NothingHere filter={filter} />;
  return <ItemRows list={list} nextPath={page.nextCursor && filterPath(filter, page.nextCursor)} />;
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
