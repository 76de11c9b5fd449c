/**
 * Signed-out pages, kept for a second. Many readers of the same page share one rendering; a write is seen by the next
 * rendering, at most a second later. What is kept is the whole answer with its headers, so the nonce in its policy
 * belongs to its scripts: a rendering that shows new content has a new nonce.
 */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const LIFE_MS = 1_000;
const MAX_BYTES = 32 * 1024 * 1024;

export interface CachedPage {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  /** Compressed once for all who ask in the page's short life. */
  readonly encoded: Map<Encoding, Promise<Buffer>>;
}

export type Encoding = 'br' | 'gzip';

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
export function etagOf(body: Buffer, nonce: string): string {
  const hash = createHash('sha1');
  let from = 0;
  for (let at = body.indexOf(nonce); at !== -1; at = body.indexOf(nonce, from)) {
    hash.update(body.subarray(from, at));
    from = at + nonce.length;
  }
  return `"${hash.update(body.subarray(from)).digest('base64url')}"`;
}

/** The best encoding a caller says it takes, or null. */
export function encodingFor(accepted: string | string[] | undefined): Encoding | null {
  const header = String(accepted ?? '');
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(header)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(header) ? 'gzip' : null;
}

const compressors: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify<Buffer, object, Buffer>(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: promisify<Buffer, Buffer>(gzip),
};

export function encodedBody(page: CachedPage, encoding: Encoding): Promise<Buffer> {
  let body = page.encoded.get(encoding);
  if (body === undefined) {
    body = compressors[encoding](page.body);
    page.encoded.set(encoding, body);
  }
  return body;
}
