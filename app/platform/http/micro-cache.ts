/**
 * Signed-out pages, kept for a second. Many readers of the same page share one rendering; a write is seen by the next
 * rendering, at most a second later. What is kept is the whole answer with its headers, so the nonce in its policy
 * belongs to its scripts: a rendering that shows new content has a new nonce.
 */
import { createHash } from 'node:crypto';

const LIFE_MS = 1_000;
const MAX_BYTES = 32 * 1024 * 1024;

export interface CachedPage {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
}

interface Entry {
  readonly page: CachedPage;
  readonly until: number;
}

export interface MicroCache {
  get(key: string): CachedPage | null;
  /** Callers that miss at the same time wait for one rendering. Null is not kept. */
  render(key: string, work: () => Promise<CachedPage | null>): Promise<CachedPage | null>;
}

export function createMicroCache(now: () => number = Date.now): MicroCache {
  const entries = new Map<string, Entry>();
  const underway = new Map<string, Promise<CachedPage | null>>();
  let bytes = 0;

  function drop(key: string) {
    const entry = entries.get(key);
    if (entry === undefined) return;
    bytes -= entry.page.body.length;
    entries.delete(key);
  }

  function keep(key: string, page: CachedPage) {
    drop(key);
    entries.set(key, { page, until: now() + LIFE_MS });
    bytes += page.body.length;
    // Insertion order is age: the oldest go first.
    for (const oldest of entries.keys()) {
      if (bytes <= MAX_BYTES) break;
      drop(oldest);
    }
  }

  return {
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
      const rendering = work().then((page) => {
        if (page !== null) keep(key, page);
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

/** A page that is equal byte for byte but for its nonce is the same page. */
export const etagOf = (body: string, nonce: string): string => `"${createHash('sha1').update(body.replaceAll(nonce, '')).digest('base64url')}"`;
