/**
 * What a build changes of Vite's loader of parts: it appends the styles of a part unless the document has a link to them, and each that it
 * appends makes the browser style the whole page again. Those that the server wrote into the page have a link for print beside them
 * (app/platform/http/first-paint.ts), under an address of its own where the router gave it one.
 */

/** The module in which Vite puts its loader. */
export const PRELOAD_MODULE = '\0vite/preload-helper.js';

const COLLECTS = /preloadedHrefs\.styles\.add\(link\.href\)/;

export function knowsWrittenStyles(code: string): string {
  if (!COLLECTS.test(code)) throw new Error('Vite loads parts in another way than it did: see tools/run/preload-trim.ts');
  return code.replace(COLLECTS, "preloadedHrefs.styles.add(link.media === 'print' ? link.href.replace('#', '') : link.href)");
}
