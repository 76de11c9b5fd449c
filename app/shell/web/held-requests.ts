import type {} from '#platform/web/on-demand.tsx';

export interface Losses {
  /** A request for the next page did not get through. True when it is to be forgotten: there is no network. */
  readonly onRequest: () => Promise<boolean>;
  /** Nor did a script. */
  readonly onScript: NonNullable<Window['lostScript']>;
}

/** Data and addresses of the page that is next. */
const isOfNextPage = (input: RequestInfo | URL) =>
  input instanceof URL && (input.pathname.endsWith('.data') || input.pathname === '/__manifest');

const never = new Promise<never>(() => undefined);

/**
 * What the router asks for on the way to a page fails for it only when the server could be reached: without a network the page that is
 * being read would be gone. Going elsewhere, or there again, ends the waiting. Returns how to stop.
 */
export function holdRequests({ onRequest, onScript }: Losses): () => void {
  const { fetch } = window;
  const hold = (input: URL, init?: RequestInit) =>
    fetch(input, init).catch(async (error: unknown) => {
      if (init?.signal?.aborted === true) throw error;
      return (await onRequest()) ? never : fetch(input, init);
    });
  window.fetch = (input, init) => (isOfNextPage(input) ? hold(input as URL, init) : fetch(input, init));
  window.lostScript = onScript;
  return () => {
    window.fetch = fetch;
    delete window.lostScript;
  };
}
