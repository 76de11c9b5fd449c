import { useEffect, useState } from 'react';
import { CallFailure } from '#platform/operation/errors.ts';
import { loadCaller } from '#platform/web/caller.ts';
import { useReader } from '#platform/web/facts.ts';
import { hideFromFeed } from '../../feed.contract.ts';

const KEY = 'hidden_items';
/** What was hidden long ago has left the feed by itself. */
const MOST_KEPT = 200;

export interface HiddenItems {
  /** Hidden before this page was opened, by a reader whose choices nobody else keeps. */
  readonly wasHidden: (id: string) => boolean;
  /** Hidden on this page, where its place stays. */
  readonly isHidden: (id: string) => boolean;
  readonly hide: (id: string) => void;
  readonly show: (id: string) => void;
}

/** Cards the reader took out of their feed: kept for members, and in this browser for everyone else. */
export function useHiddenItems(): HiddenItems {
  const signedIn = useReader() !== null;
  const [before, setBefore] = useState<readonly string[]>([]);
  const [now, setNow] = useState<readonly string[]>([]);
  useEffect(() => setBefore(signedIn ? [] : read()), [signedIn]);

  function set(id: string, hidden: boolean) {
    const mark = (on: boolean) => setNow((known) => (on ? [...known, id] : known.filter((one) => one !== id)));
    mark(hidden);
    if (signedIn) tell(id, hidden).catch(() => mark(!hidden));
    else keep(hidden ? [...read(), id] : read().filter((known) => known !== id));
  }
  return {
    wasHidden: (id) => before.includes(id) && !now.includes(id),
    isHidden: (id) => now.includes(id),
    hide: (id) => set(id, true),
    show: (id) => set(id, false),
  };
}

async function tell(itemId: string, hidden: boolean) {
  const callOverHttp = await loadCaller();
  try {
    await callOverHttp(hideFromFeed, { itemId, hidden });
  } catch (error) {
    // What is gone anyway need not be hidden.
    if (!(error instanceof CallFailure && error.status === 404)) throw error;
  }
}

function keep(ids: readonly string[]) {
  try {
    localStorage.setItem(KEY, JSON.stringify(ids.slice(-MOST_KEPT)));
  } catch {
    // No room or no permission: it stays hidden until the page is left.
  }
}

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
