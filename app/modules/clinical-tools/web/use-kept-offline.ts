/** Once a member has visited a tool it opens without a network: the site's worker keeps its page, its files and what it reckons with. */
import { useEffect } from 'react';
import { useReader } from '#platform/web/facts.ts';
import { answerActionsCode } from './answer-dialogs.tsx';
import { KNOWLEDGE_ADDRESS } from './knowledge-here.tsx';

const WORKER = '/push-worker.js';

export interface KeptOffline {
  /** Loads the code that reckons here: what a page loads on demand must be there before the network goes. */
  readonly engine?: () => Promise<unknown>;
  /** It answers from the knowledge, a megabyte on its way. */
  readonly withKnowledge?: boolean;
}

/** Nothing for visitors: what they see, the server has worked out. */
export function useKeptOffline({ engine, withKnowledge = false }: KeptOffline): void {
  const isMember = useReader() !== null;
  useEffect(() => {
    if (!isMember || !('serviceWorker' in navigator) || !navigator.onLine) return;
    let left = false;
    const keep = async () => {
      await shown();
      await settled();
      if (left) return;
      const [registration] = await Promise.all([navigator.serviceWorker.register(WORKER), engine?.(), answerActionsCode()]);
      await navigator.serviceWorker.ready;
      if (!left) registration.active?.postMessage({ type: 'keep-tools', addresses: loadedHere(withKnowledge) });
    };
    // A browser that keeps nothing shows the tools all the same while there is a network.
    keep().catch(() => undefined);
    return () => {
      left = true;
    };
  }, [isMember, engine, withKnowledge]);
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

/** This page and every file of ours it has loaded, also by preloading. */
function loadedHere(withKnowledge: boolean): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const linked = [...document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('link[href], script[src]')].map((element) =>
    'href' in element ? element.href : element.src,
  );
  const address = new URL(window.location.href);
  return [...new Set([address.pathname, ...(withKnowledge ? [KNOWLEDGE_ADDRESS] : []), ...loaded, ...linked])].filter(
    (one) => one.startsWith('/') || one.startsWith(address.origin),
  );
}
