import { lazy, Suspense, useMemo, useRef } from 'react';
import type { Page } from '#platform/operation/paging.ts';
import { ListEnd } from '#platform/web/list-end.tsx';
import { usePageList } from '#platform/web/use-page-list.ts';
import { type FeedEntry, listFeed } from '../../library.contract.ts';
import { FeedCard } from './feed-card.tsx';
import css from './feed-news.module.css';
import { FeedNews } from './feed-news.tsx';
import { useFeedNews } from './use-feed-news.ts';
import { useHiddenItems } from './use-hidden-items.ts';

const HiddenCard = lazy(async () => ({ default: (await import('./hidden-card.tsx')).HiddenCard }));

export interface FeedProps {
  filter: 'forYou' | 'following';
  page: Page<FeedEntry>;
  /** Address of this list without a cursor, to which one can be added. */
  path: string;
}

export function Feed({ filter, page, path }: FeedProps) {
  const input = useMemo(() => ({ filter }), [filter]);
  const list = usePageList<FeedEntry, typeof listFeed>(listFeed, input, page);
  const { wasHidden, isHidden, hide, show } = useHiddenItems();
  const news = useFeedNews(filter, list.rows);
  const cards = useRef<HTMLDivElement>(null);

  const nextPath = page.nextCursor && `${path}${path.includes('?') ? '&' : '?'}cursor=${encodeURIComponent(page.nextCursor)}`;
  return (
    <>
      <FeedNews count={news.length} list={cards} onShow={() => list.setRows((rows) => [...news, ...rows])} />
      <div ref={cards} className={css.list}>
        {list.rows
          .filter(({ id }) => !wasHidden(id))
          .map((entry, i) =>
            isHidden(entry.id) ? (
              <Suspense key={entry.id} fallback={null}>
                <HiddenCard entry={entry} onUndo={() => show(entry.id)} />
              </Suspense>
            ) : (
              <FeedCard key={entry.id} entry={entry} first={i === 0} onHide={hide} />
            ),
          )}
      </div>
      <ListEnd list={list} nextPath={nextPath} />
    </>
  );
}
