/** When a page has stopped asking for things. */
import type { Page, Request } from 'playwright-core';

/** No request for so long, and it is taken to want nothing more. */
const QUIET_MS = 120;
const LONGEST_MS = 40_000;

interface Requests {
  readonly open: Set<Request>;
  changed: number;
  /** How many there have been. */
  begun: number;
}

const known = new WeakMap<Page, Requests>();

function requestsOf(page: Page): Requests {
  const before = known.get(page);
  if (before !== undefined) return before;
  const requests: Requests = { open: new Set(), changed: Date.now(), begun: 0 };
  known.set(page, requests);
  const end = (request: Request) => {
    requests.open.delete(request);
    requests.changed = Date.now();
  };
  page.on('request', (request) => {
    requests.open.add(request);
    requests.begun += 1;
    requests.changed = Date.now();
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return requests;
}

export interface Quiet {
  /** Requests begun so far. */
  begun(): number;
  /** Until nothing is asked for, for a while that begins now. */
  wait(): Promise<void>;
}

/** Ask before the page is gone to. */
export function quietOf(page: Page): Quiet {
  // Of what is left behind, not every end is heard.
  requestsOf(page).open.clear();
  return requestsSeen(page);
}

/** What is asked for from the first call on, for the page that stands there. */
export function requestsSeen(page: Page): Quiet {
  const requests = requestsOf(page);
  return {
    begun: () => requests.begun,
    async wait() {
      const from = Date.now();
      while (requests.open.size > 0 || Date.now() - Math.max(from, requests.changed) < QUIET_MS) {
        if (Date.now() - from > LONGEST_MS) throw new Error(`Still asking for ${[...requests.open].map((one) => one.url()).join(', ')}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
  };
}
