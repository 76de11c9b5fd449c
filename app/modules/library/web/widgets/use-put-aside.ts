import { useEffect, useState } from 'react';
import { CallFailure } from '#platform/operation/errors.ts';
import { loadCaller } from '#platform/web/caller.ts';
import { useReader } from '#platform/web/facts.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { tellFailure } from '#platform/web/tell-failure.ts';
import { hideFromFeed, markReadInFeed } from '../../feed.contract.ts';

const KEY = 'hidden_items';
/** What was hidden long ago has left the feed by itself. */
const MOST_KEPT = 200;

/** How the reader took a card out of their feed. */
export type Aside = 'hidden' | 'read';

export interface PutAside {
  /** Hidden before this page was opened, by a reader whose choices nobody else keeps. */
  readonly wasHidden: (id: string) => boolean;
  /** Put aside on this page, where its place stays; null when it was not. */
  readonly asideAs: (id: string) => Aside | null;
  readonly putAside: (id: string, as: Aside) => void;
  readonly bringBack: (id: string) => void;
}

/** Cards the reader took out of their feed: kept for members, and what was hidden in this browser for everyone else. */
export function usePutAside(): PutAside {
  const t = useTexts('library');
  const signedIn = useReader() !== null;
  const [before, setBefore] = useState<readonly string[]>([]);
  const [now, setNow] = useState<ReadonlyMap<string, Aside>>(new Map());
  useEffect(() => setBefore(signedIn ? [] : read()), [signedIn]);

  const mark = (id: string, as: Aside | null) =>
    setNow((known) => {
      const others = [...known].filter(([one]) => one !== id);
      return new Map(as === null ? others : [...others, [id, as]]);
    });
  function set(id: string, as: Aside, on: boolean) {
    mark(id, on ? as : null);
    if (signedIn)
      tell(id, as, on).catch((error: unknown) => {
        mark(id, on ? null : as);
        tellFailure(error, t('action.failed'));
      });
    else keep(on ? [...read(), id] : read().filter((known) => known !== id));
  }
  return {
    wasHidden: (id) => before.includes(id) && !now.has(id),
    asideAs: (id) => now.get(id) ?? null,
    putAside: (id, as) => set(id, as, true),
    bringBack: (id) => set(id, now.get(id) ?? 'hidden', false),
  };
}

/** By item, what is on its way: an undo that overtook what it undoes would leave the card hidden for good. */
const underway = new Map<string, Promise<void>>();

function tell(itemId: string, as: Aside, on: boolean): Promise<void> {
  const before = underway.get(itemId) ?? Promise.resolve();
  const told = before.catch(() => undefined).then(() => send(itemId, as, on));
  underway.set(itemId, told);
  return told.finally(() => {
    if (underway.get(itemId) === told) underway.delete(itemId);
  });
}

async function send(itemId: string, as: Aside, on: boolean) {
  const callOverHttp = await loadCaller();
  try {
    if (as === 'hidden') await callOverHttp(hideFromFeed, { itemId, hidden: on });
    else await callOverHttp(markReadInFeed, { itemId, read: on });
  } catch (error) {
    // What is gone anyway need not be put aside.
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
