import { useMemo } from 'react';
import { forMember } from '#platform/web/for-member.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { PageBody } from '#platform/web/page-body.tsx';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { Seo } from '#platform/web/seo.tsx';
import { useKeptPageList } from '#platform/web/use-kept-page-list.ts';
import { buttonClass } from '#ui/button-class.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { type ItemCard, listBookmarks } from '../library.contract.ts';
import type { Route } from './+types/bookmarks.route';
import { CARD_TEXTS } from './widgets/card-texts.tsx';
import { ItemRows } from './widgets/item-rows.tsx';

export const handle: RouteHandle = { texts: CARD_TEXTS };

export const loader = (args: Route.LoaderArgs) =>
  forMember(args, (ask) => {
    const cursor = new URL(args.request.url).searchParams.get('cursor');
    return ask(listBookmarks, { ...(cursor !== null && { cursor }) });
  });

export default function BookmarksRoute({ loaderData: page }: Route.ComponentProps) {
  const t = useTexts('library');
  const input = useMemo(() => ({}), []);
  const list = useKeptPageList<ItemCard, typeof listBookmarks>(listBookmarks, input, page);
  return (
    <PageBody>
      <Seo title={t('bookmarks.title')} description={t('bookmarks.description')} noindex />
      <PageHead title={t('bookmarks.title')} />
      {list.rows.length === 0 ? (
        <EmptyState
          art="book"
          title={t('bookmarks.empty')}
          action={
            <Link to="/" className={buttonClass({ variant: 'primary' })}>
              {t('bookmarks.browse')}
            </Link>
          }
        >
          {t('bookmarks.emptyText')}
        </EmptyState>
      ) : (
        <ItemRows list={list} nextPath={page.nextCursor && `/bookmarks?cursor=${encodeURIComponent(page.nextCursor)}`} />
      )}
    </PageBody>
  );
}
