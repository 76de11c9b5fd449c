/**
 * What is rendered for everybody, kept for a second. Many readers of the same page share one rendering; a write is seen by the
 * next rendering, at most a second later.
 */
const LIFE_MS = 1_000;
const MAX_BYTES = 32 * 1024 * 1024;

export interface MicroCache<Page extends { readonly body: Buffer }> {
  /** How many pages are held. */
  readonly size: number;
  get(key: string): Page | null;
  /** Callers that miss at the same time wait for one rendering. Null is not kept. */
  render(key: string, work: () => Promise<Page | null>): Promise<Page | null>;
}

export function createMicroCache<Page extends { readonly body: Buffer }>(now: () => number = Date.now): MicroCache<Page> {
  const entries = new Map<string, { readonly page: Page; readonly until: number }>();
  const underway = new Map<string, Promise<Page | null>>();
  let bytes = 0;

  function drop(key: string) {
    const entry = entries.get(key);
    if (entry === undefined) return;
    bytes -= entry.page.body.length;
    entries.delete(key);
  }

  function keep(key: string, page: Page, until: number) {
    drop(key);
    entries.set(key, { page, until });
    bytes += page.body.length;
    // Insertion order is age: the oldest go first, and those that nobody asked for again do not stay after their second.
    for (const [oldest, { until: end }] of entries) {
      if (bytes <= MAX_BYTES && end > now()) break;
      drop(oldest);
    }
  }

  return {
    get size() {
      return entries.size;
    },
    get(key) {
      const entry = entries.get(key);
      if (entry === undefined) return null;
      if (entry.until > now()) return entry.page;
      drop(key);
      return null;
    },
    async render(key, work) {
      const waiting = underway.get(key);
      if (waiting !== undefined) return waiting;
      // From the beginning of the work: what is written while a page is being made may not be in it.
      const until = now() + LIFE_MS;
      const rendering = work().then((page) => {
        if (page !== null) keep(key, page, until);
        return page;
      });
      underway.set(key, rendering);
      try {
        return await rendering;
      } finally {
        underway.delete(key);
      }
    },
  };
}

export type Encoding = 'br' | 'gzip';

/** The best encoding a caller says it takes, or null. */
export function encodingFor(accepted: string | string[] | undefined): Encoding | null {
  if (accepted === undefined) return null;
  const header = String(accepted);
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(header)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(header) ? 'gzip' : null;
}
