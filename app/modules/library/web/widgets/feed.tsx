import { Fragment, type ReactNode, Suspense, useMemo, useRef } from 'react';
import type { Page } from '#platform/operation/paging.ts';
import { ListEnd } from '#platform/web/list-end.tsx';
import { onDemand } from '#platform/web/on-demand.tsx';
import { useKeptPageList } from '#platform/web/use-kept-page-list.ts';
import { cardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { type FeedEntry, listFeed } from '../../library.contract.ts';
import css from './feed.module.css';
import { FeedCard } from './feed-card.tsx';
import { FeedNews } from './feed-news.tsx';
import { useBetweenCards } from './use-between-cards.ts';
import { useFeedNews } from './use-feed-news.ts';
import { useFeedKeeping, useKeptFeed } from './use-kept-feed.ts';
import { usePutAside } from './use-put-aside.ts';
import { useShownCards } from './use-shown-cards.ts';

const AsideCard = onDemand(async () => (await import('./aside-card.tsx')).AsideCard);

export interface FeedProps {
  filter: 'forYou' | 'following';
  page: Page<FeedEntry>;
  /** Address of this list without a cursor, to which one can be added. */
  path: string;
  /** What has no column of its own on narrow windows: it stands between the cards there, further down than the reader has come. */
  between?: readonly ReactNode[];
}

const NOTHING: readonly ReactNode[] = [];

export function Feed({ filter, page, path, between = NOTHING }: FeedProps) {
  const input = useMemo(() => ({ filter }), [filter]);
  const first = useKeptFeed(page);
  const list = useKeptPageList<FeedEntry, typeof listFeed>(listFeed, input, first);
  const { rows, nextCursor } = list;
  const { wasHidden, asideAs, putAside, bringBack } = usePutAside();
  useFeedKeeping({ data: rows.filter(({ id }) => asideAs(id) === null), nextCursor });
  const news = useFeedNews(filter, rows);
  const cards = useRef<HTMLDivElement>(null);
  useShownCards(cards, rows);
  const places = useBetweenCards(cards, between.length);

  const nextPath = first.nextCursor && `${path}${path.includes('?') ? '&' : '?'}cursor=${encodeURIComponent(first.nextCursor)}`;
  return (
    <>
      <FeedNews count={news.length} list={cards} onShow={() => list.setRows((known) => [...news, ...known])} />
      <div ref={cards} className={css.list}>
        {rows
          .filter(({ id }) => !wasHidden(id))
          .map((entry, i) => {
            const as = asideAs(entry.id);
            return (
              <Fragment key={entry.id}>
                {as === null ? (
                  <FeedCard entry={entry} first={i === 0} onPutAside={putAside} />
                ) : (
                  <AsideCard entry={entry} as={as} onUndo={() => bringBack(entry.id)} />
                )}
                {between.map(
                  (part, n) =>
                    places[n] === entry.id && (
                      // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
                      <Suspense key={n} fallback={null}>
                        <div className={classNames(cardClass(), css.between)}>{part}</div>
                      </Suspense>
                    ),
                )}
              </Fragment>
            );
          })}
      </div>
      <ListEnd list={list} nextPath={nextPath} />
    </>
  );
}
