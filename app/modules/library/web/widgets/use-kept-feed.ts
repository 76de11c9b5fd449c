import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import type { Page } from '#platform/operation/paging.ts';
import type { FeedEntry } from '../../library.contract.ts';

/** Feeds as they stood when they were left, by their place in the browser's history. */
const left = new Map<string, Page<FeedEntry>>();
const MOST_KEPT = 5;

/**
 * The page a feed begins with. Whoever comes back to it finds what they left: asked for again, it would hold other cards, for what
 * was seen does not come again. A feed that is opened anew is a new one.
 */
export function useKeptFeed(page: Page<FeedEntry>): Page<FeedEntry> {
  const { key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const [begun] = useState(() => ({ with: page, as: (isBack ? left.get(key) : undefined) ?? page }));
  return page === begun.with ? begun.as : page;
}

/** Notes what the feed holds for whoever comes back. */
export function useFeedKeeping(page: Page<FeedEntry>): void {
  const { key } = useLocation();
  const latest = useRef(page);
  latest.current = page;
  useEffect(
    () => () => {
      left.delete(key);
      left.set(key, latest.current);
      for (const oldest of [...left.keys()].slice(0, -MOST_KEPT)) left.delete(oldest);
    },
    [key],
  );
}
