import { useMemo, useRef } from 'react';
import type { Page } from '#platform/operation/paging.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { ListEnd } from '#platform/web/list-end.tsx';
import { usePageList } from '#platform/web/use-page-list.ts';
import { showToast } from '#ui/toast-queue.ts';
import { type FeedEntry, listFeed } from '../../library.contract.ts';
import { FeedCard } from './feed-card.tsx';
import css from './feed-news.module.css';
import { FeedNews } from './feed-news.tsx';
import { useFeedNews } from './use-feed-news.ts';
import { useHiddenItems } from './use-hidden-items.ts';

export interface FeedProps {
  filter: 'forYou' | 'following';
  page: Page<FeedEntry>;
  /** Address of this list without a cursor, to which one can be added. */
  path: string;
}

export function Feed({ filter, page, path }: FeedProps) {
  const t = useTexts('library');
  const input = useMemo(() => ({ filter }), [filter]);
  const list = usePageList<FeedEntry, typeof listFeed>(listFeed, input, page);
  const { isHidden, hide, show } = useHiddenItems();
  const news = useFeedNews(filter, list.rows);
  const cards = useRef<HTMLDivElement>(null);

  function hideEntry(id: string) {
    hide(id);
    showToast(t('feed.hidden'), { undo: { label: t('action.undo'), onUndo: () => show(id) } });
  }
  const nextPath = page.nextCursor && `${path}${path.includes('?') ? '&' : '?'}cursor=${encodeURIComponent(page.nextCursor)}`;
  return (
    <>
      <FeedNews count={news.length} list={cards} onShow={() => list.setRows((rows) => [...news, ...rows])} />
      <div ref={cards} className={css.list}>
        {list.rows
          .filter(({ id }) => !isHidden(id))
          .map((entry, i) => (
            <FeedCard key={entry.id} entry={entry} first={i === 0} onHide={hideEntry} />
          ))}
      </div>
      <ListEnd list={list} nextPath={nextPath} />
    </>
  );
}
