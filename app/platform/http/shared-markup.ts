import { LRUCache } from 'lru-cache';
import type { SharedMarkup } from '../web/part-places.ts';

const MAX_BYTES = 12 * 1024 * 1024;

/**
 * Parts of pages that were rendered before, at most 12 MB of them with their keys. A key holds all that its part is made from, so that
 * nothing kept can be out of date or another reader's: what changes has another key.
 */
export function createSharedMarkup(maxBytes = MAX_BYTES): SharedMarkup {
  const parts = new LRUCache<string, Buffer>({ maxSize: maxBytes, sizeCalculation: (part, key) => key.length + part.length });
  return {
    get: (key) => parts.get(key),
    keep: (key, html) => void parts.set(key, Buffer.from(html)),
  };
}
