import type { SharedMarkup } from '../web/part-places.ts';

const MAX_BYTES = 12 * 1024 * 1024;

/**
 * Parts of pages that were rendered before, at most 12 MB of them with their keys. A key holds all that its part is made from, so that
 * nothing kept can be out of date or another reader's: what changes has another key.
 */
export function createSharedMarkup(maxBytes = MAX_BYTES): SharedMarkup {
  const parts = new Map<string, Buffer>();
  let bytes = 0;
  const weight = (key: string, part: Buffer) => key.length + part.length;

  return {
    get(key) {
      const part = parts.get(key);
      if (part === undefined) return undefined;
      // Insertion order is age since the last use: the oldest go first.
      parts.delete(key);
      parts.set(key, part);
      return part;
    },
    keep(key, html) {
      const before = parts.get(key);
      if (before !== undefined) bytes -= weight(key, before);
      const part = Buffer.from(html);
      parts.delete(key);
      parts.set(key, part);
      bytes += weight(key, part);
      for (const [oldest, old] of parts) {
        if (bytes <= maxBytes) break;
        bytes -= weight(oldest, old);
        parts.delete(oldest);
      }
    },
  };
}
