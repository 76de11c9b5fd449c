/** Tells the server which cards a member has seen: what was in sight for a moment, in batches. */
import { type RefObject, useEffect, useRef } from 'react';
import { CallFailure } from '#platform/operation/errors.ts';
import { loadCaller } from '#platform/web/caller.ts';
import { useReader } from '#platform/web/facts.ts';
import { MOST_SHOWN, noteShown } from '../../feed.contract.ts';

/** What is scrolled past is not seen. */
const MOMENT_MS = 1_000;
const TELL_MS = 5_000;
/** So much of a card, or of the window, is in sight when the card is. */
const ENOUGH = 0.5;
const STEPS = [0, 0.1, 0.25, ENOUGH, 0.75, 1];

/** Collects cards that stayed in sight, each once. */
export function createShownLog(clock: () => number) {
  const inSight = new Set<string>();
  const since = new Map<string, number>();
  const known = new Set<string>();
  let waiting: string[] = [];

  function settle(id: string) {
    const began = since.get(id);
    if (began === undefined || clock() - began < MOMENT_MS) return;
    since.delete(id);
    known.add(id);
    waiting.push(id);
  }
  const begin = (id: string) => {
    if (!known.has(id) && !since.has(id)) since.set(id, clock());
  };
  return {
    enter(id: string): void {
      inSight.add(id);
      begin(id);
    },
    leave(id: string): void {
      inSight.delete(id);
      settle(id);
      since.delete(id);
    },
    /** Nobody sees the page. */
    pause(): void {
      for (const id of inSight) settle(id);
      since.clear();
    },
    resume(): void {
      for (const id of inSight) begin(id);
    },
    /** What has not been told yet, as much as one call takes. */
    take(): string[] {
      for (const id of since.keys()) settle(id);
      const taken = waiting.slice(0, MOST_SHOWN);
      waiting = waiting.slice(MOST_SHOWN);
      return taken;
    },
    /** It did not arrive. */
    putBack(ids: readonly string[]): void {
      waiting = [...ids, ...waiting];
    },
  };
}

/** Cards are the `data-item` elements of the list; `shown` changes when the list does. */
export function useShownCards(list: RefObject<HTMLElement | null>, shown: unknown): void {
  const signedIn = useReader() !== null;
  const watched = useRef<IntersectionObserver>(undefined);

  useEffect(() => {
    if (!signedIn) return;
    const log = createShownLog(() => performance.now());
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRect, boundingClientRect } of entries) {
          const id = (target as HTMLElement).dataset.item ?? '';
          const enough = ENOUGH * Math.min(boundingClientRect.height, window.innerHeight);
          if (intersectionRect.height > 0 && intersectionRect.height >= enough) log.enter(id);
          else log.leave(id);
        }
      },
      { threshold: STEPS },
    );
    watched.current = observer;

    async function tell() {
      const itemIds = log.take();
      if (itemIds.length === 0) return;
      try {
        // It arrives even when the page is left meanwhile.
        await (await loadCaller())(noteShown, { itemIds }, { keepalive: true, unasked: true });
      } catch (error) {
        // Without network it is told later; what the server refuses it would refuse again.
        if (error instanceof CallFailure && (error.status === 0 || error.status >= 500)) log.putBack(itemIds);
      }
    }
    function turn() {
      if (document.visibilityState === 'visible') log.resume();
      else {
        log.pause();
        void tell();
      }
    }
    const listening = new AbortController();
    document.addEventListener('visibilitychange', turn, { signal: listening.signal });
    const timer = setInterval(() => void tell(), TELL_MS);
    return () => {
      log.pause();
      void tell();
      clearInterval(timer);
      listening.abort();
      observer.disconnect();
      watched.current = undefined;
    };
  }, [signedIn]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what came with the list is watched as well.
  useEffect(() => {
    for (const card of list.current?.querySelectorAll('[data-item]') ?? []) watched.current?.observe(card);
  }, [list, shown, signedIn]);
}
