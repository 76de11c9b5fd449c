import { useMemo } from 'react';
import { CARD_TEXTS } from '#modules/library/web/widgets/card-texts.tsx';
import { DiscussedFilters } from '#modules/library/web/widgets/discussed-filters.tsx';
import { loadItemList } from '#modules/library/web/widgets/item-list-loader.tsx';
import { ItemListPage } from '#modules/library/web/widgets/item-list-page.tsx';
import { ItemRows } from '#modules/library/web/widgets/item-rows.tsx';
import { MostViewed } from '#modules/library/web/widgets/most-viewed.tsx';
import { NothingListed } from '#modules/library/web/widgets/nothing-listed.tsx';
import {
  type DiscussedFilter,
  discussedFilterOf,
  inputOf,
  NO_FILTER,
  narrowingOf,
} from '#modules/library/web/widgets/use-discussed-filter.ts';
import type { Page } from '#platform/operation/paging.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { listAddress } from '#platform/web/list-address.ts';
import { unpack } from '#platform/web/packed.ts';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { useKeptPageList } from '#platform/web/use-kept-page-list.ts';
import { buttonClass } from '#ui/button-class.ts';
import { listPosts, type PostSummary } from '../posts.contract.ts';
import type { Route } from './+types/posts.route';

export const handle: RouteHandle = { texts: [...CARD_TEXTS, 'posts'] };

export const loader = (args: Route.LoaderArgs) =>
  loadItemList(args, {
    kind: 'post',
    filterOf: discussedFilterOf,
    list: (ask, filter, cursor) => ask(listPosts, { ...inputOf(filter), cursor }),
  });

const filterPath = (filter: DiscussedFilter, cursor?: string): string => listAddress('/posts', narrowingOf(filter), cursor);

const isFiltered = (filter: DiscussedFilter): boolean => filterPath(filter) !== '/posts';

export default function PostsRoute({ loaderData }: Route.ComponentProps) {
  const { filter, page, mostRead } = unpack(loaderData);
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
      filters={<DiscussedFilters filter={filter} pathOf={filterPath} t={t} />}
      beside={mostRead.length === 0 ? null : <MostViewed items={mostRead} />}
      list={page === null ? null : <PostList filter={filter} page={page} />}
      t={t}
    />
  );
}

function PostList({ filter, page }: { filter: DiscussedFilter; page: Page<PostSummary> }) {
  const t = useTexts('posts');
  const input = useMemo(() => inputOf(filter), [filter]);
  const list = useKeptPageList<PostSummary, typeof listPosts>(listPosts, input, page);
  if (list.rows.length === 0)
    return (
      <NothingListed why={reasonOf(filter)} writePath="/posts/new" wholePath={filterPath({ ...NO_FILTER, sort: filter.sort })} t={t} />
    );
  return <ItemRows list={list} nextPath={page.nextCursor && filterPath(filter, page.nextCursor)} />;
}

function reasonOf(filter: DiscussedFilter): string {
  if (!isFiltered({ ...filter, sort: 'latest' })) return 'all';
  return filter.following ? 'following' : 'filtered';
}
