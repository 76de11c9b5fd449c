/** Once a member has visited a tool it opens without a network: the site's worker keeps its page, its files and what it reckons with. */

import { KNOWLEDGE_ADDRESS } from '@kolegia/clinical-knowledge/format';
import { useEffect } from 'react';
import { useReader } from '#platform/web/facts.ts';
import { answerActionsCode } from './answer-dialogs.tsx';

const WORKER = '/push-worker.js';

export interface KeptOffline {
  /** Loads the code that reckons here: what a page loads on demand must be there before the network goes. */
  readonly engine?: () => Promise<unknown>;
  /** It answers from the knowledge, a megabyte on its way. */
  readonly withKnowledge?: boolean;
}

/** Nothing for visitors: what they see, the server has worked out. */
export function useKeptOffline({ engine, withKnowledge = false }: KeptOffline): void {
  const readerId = useReader()?.id;
  useEffect(() => {
    if (readerId === undefined || !('serviceWorker' in navigator) || !navigator.onLine) return;
    let left = false;
    let later: PerformanceObserver | null = null;
    const keep = async () => {
      await shown();
      await settled();
      if (left) return;
      const [registration] = await Promise.all([navigator.serviceWorker.register(WORKER), engine?.(), answerActionsCode()]);
      await navigator.serviceWorker.ready;
      if (left) return;
      const page = window.location.pathname;
      const tell = (addresses: readonly string[]) =>
        registration.active?.postMessage({ type: 'keep-tools', page, addresses: ofOurs(addresses), reader: readerId });
      // The page is kept once all is there that it names, and then whatever is loaded as long as it is open.
      tell([page, ...(withKnowledge ? [KNOWLEDGE_ADDRESS] : []), ...linkedHere(), ...loadedHere()]);
      later = new PerformanceObserver((list) => tell(namesOf(list.getEntries())));
      later.observe({ type: 'resource', buffered: true });
    };
    // A browser that keeps nothing shows the tools all the same while there is a network.
    keep().catch(() => undefined);
    return () => {
      left = true;
      later?.disconnect();
    };
  }, [readerId, engine, withKnowledge]);
}

/** A page that a browser opens ahead, or in a tab behind, is not visited yet. */
const shown = () =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
    look();
  });

/** The page comes first: nothing is fetched for later while it is still busy. */
const settled = () =>
  new Promise<void>((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(() => resolve(), { timeout: 3000 }) : setTimeout(resolve, 1500),
  );

/** What the page names, also for preloading. */
const linkedHere = (): string[] =>
  [...document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('link[href], script[src]')].map((element) =>
    'href' in element ? element.href : element.src,
  );

const namesOf = (entries: PerformanceEntryList): string[] => entries.map(({ name }) => name);
const loadedHere = (): string[] => namesOf(performance.getEntriesByType('resource'));

const ofOurs = (addresses: readonly string[]): string[] =>
  [...new Set(addresses)].filter((one) => one.startsWith('/') || one.startsWith(window.location.origin));
