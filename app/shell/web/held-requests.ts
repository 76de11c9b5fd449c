import { pageOfData } from '#platform/i18n/page-data.ts';
import { madeFor } from '#platform/web/http-caller.ts';
import type {} from '#platform/web/on-demand.tsx';

export interface Holding {
  /** A request for the next page did not get through. True when it is to be forgotten: there is no network. */
  readonly onRequest: () => Promise<boolean>;
  /** Nor did a script. */
  readonly onScript: NonNullable<Window['lostScript']>;
  /** Path of the page that stands there. On the way back the address is that of the next one already. */
  readonly pageHere: () => string;
}

/** Data and addresses of the page that is next. */
const isOfNextPage = (input: RequestInfo | URL) =>
  input instanceof URL && (input.pathname.endsWith('.data') || input.pathname === '/__manifest');

/** Data of the page that stands there is not: while somebody stays on a page, their words stay, whoever is signed in by now. */
const isOfAnotherPage = ({ pathname }: URL, here: string) => (pageOfData(pathname) ?? here) !== here;

/** Where another account has signed in since, the next page comes as a document. docs/decisions/0038-one-tab-one-member.md */
const withReader = (init?: RequestInit): RequestInit => ({ ...init, headers: { ...init?.headers, ...madeFor() } });

const never = new Promise<never>(() => undefined);

/**
 * What the router asks for on the way to a page fails for it only when the server could be reached: without a network the page that is
 * being read would be gone. Going elsewhere, or there again, ends the waiting. Returns how to stop.
 */
export function holdRequests({ onRequest, onScript, pageHere }: Holding): () => void {
  const { fetch } = window;
  const hold = (input: URL, plain?: RequestInit) => {
    const init = isOfAnotherPage(input, pageHere()) ? withReader(plain) : plain;
    return fetch(input, init).catch(async (error: unknown) => {
      if (init?.signal?.aborted === true) throw error;
      return (await onRequest()) ? never : fetch(input, init);
    });
  };
  window.fetch = (input, init) => (isOfNextPage(input) ? hold(input as URL, init) : fetch(input, init));
  window.lostScript = onScript;
  return () => {
    window.fetch = fetch;
    delete window.lostScript;
  };
}
