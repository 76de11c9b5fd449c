import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '#platform/web/i18n.tsx';
import css from './feed-news.module.css';

export interface FeedNewsProps {
  /** Entries that wait. */
  count: number;
  /** Puts them on top of the list. */
  onShow: () => void;
  list: RefObject<HTMLElement | null>;
}

/** Tells that there is more on top. Taking it in moves nothing under the reader's eyes; a second press goes up to it. */
export function FeedNews({ count, onShow, list }: FeedNewsProps) {
  const t = useTexts('library');
  const kept = useRef<{ card: Element; top: number } | null>(null);
  const [above, setAbove] = useState(false);

  useLayoutEffect(() => {
    if (kept.current === null) return;
    const { card, top } = kept.current;
    kept.current = null;
    // Not left to the browser: Safari has no scroll anchoring.
    window.scrollBy({ top: card.getBoundingClientRect().top - top, behavior: 'instant' });
  });

  function show() {
    const cards = [...(list.current?.children ?? [])];
    const seen = cards.find((card) => card.getBoundingClientRect().bottom > 0);
    const isAtTop = seen === undefined || seen === cards[0];
    if (!isAtTop) kept.current = { card: seen, top: seen.getBoundingClientRect().top };
    setAbove(!isAtTop);
    onShow();
  }

  function goUp() {
    setAbove(false);
    window.scrollTo({ top: 0 });
    list.current?.querySelector<HTMLElement>('[data-list-link]')?.focus({ preventScroll: true });
  }

  return (
    <div role="status" className={css.place}>
      {count > 0 ? (
        <button type="button" className={css.news} onClick={show}>
          {t('feed.news', { count })}
        </button>
      ) : (
        above && (
          <button type="button" className={css.news} onClick={goUp}>
            {t('feed.toNewest')}
          </button>
        )
      )}
    </div>
  );
}
