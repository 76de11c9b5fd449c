/** Once a tool has been visited it opens without a network: the site's worker keeps its page, its files and the knowledge. */
import { useEffect } from 'react';
import { KNOWLEDGE_ADDRESS } from './knowledge-here.tsx';

const WORKER = '/push-worker.js';

/** `engine` loads the code that reckons here: what a page loads on demand must be there before the network goes. */
export function useKeptOffline(engine: () => Promise<unknown>): void {
  useEffect(() => {
    if (!('serviceWorker' in navigator) || !navigator.onLine) return;
    let left = false;
    const keep = async () => {
      await settled();
      if (left) return;
      const [registration] = await Promise.all([navigator.serviceWorker.register(WORKER), engine()]);
      await navigator.serviceWorker.ready;
      if (!left) registration.active?.postMessage({ type: 'keep-tools', addresses: loadedHere() });
    };
    // A browser that keeps nothing shows the tools all the same while there is a network.
    keep().catch(() => undefined);
    return () => {
      left = true;
    };
  }, [engine]);
}

/** The page comes first: nothing is fetched for later while it is still busy. */
const settled = () =>
  new Promise<void>((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(() => resolve(), { timeout: 3000 }) : setTimeout(resolve, 1500),
  );

/** This page and every file of ours it has loaded, also by preloading. */
function loadedHere(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const linked = [...document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('link[href], script[src]')].map((element) =>
    'href' in element ? element.href : element.src,
  );
  const address = new URL(window.location.href);
  return [...new Set([address.pathname, KNOWLEDGE_ADDRESS, ...loaded, ...linked])].filter(
    (one) => one.startsWith('/') || one.startsWith(address.origin),
  );
}
