/** What the server renders once for many pages, and how pages are put together with it. */

/** Markup by key, kept from page to page. */
export interface SharedMarkup {
  get(key: string): Uint8Array | undefined;
  keep(key: string, html: string): void;
}

/** Of one rendering on the server. */
export interface PartPlaces {
  /** A place for the part of this key in the page; `isThere` when its markup is there already. */
  take(key: string): { readonly number: number; readonly isThere: boolean };
}

/** A page in pieces, to be sent one after another. */
export type Pieces = readonly (string | Uint8Array)[];

/** The tag that marks a part's place until the page is put together. */
export const PLACE = 'shared-part';

const BEGIN = `<${PLACE} n="`;
const MIDDLE = `"></${PLACE}>`;
const END = `<${PLACE}></${PLACE}>`;

/** An id that React made, which is of one page only. */
const MADE_ID = /="_R_/;

/** The places of one page, and what puts it together. */
export function partPlaces(markup: SharedMarkup): PartPlaces & { assemble(html: string): Pieces } {
  const places: { readonly key: string; readonly html: Uint8Array | undefined }[] = [];

  return {
    take(key) {
      const html = markup.get(key);
      places.push({ key, html });
      return { number: places.length - 1, isThere: html !== undefined };
    },
    assemble(html) {
      const pieces: (string | Uint8Array)[] = [];
      let from = 0;
      for (let at = html.indexOf(BEGIN); at !== -1; at = html.indexOf(BEGIN, from)) {
        const middle = html.indexOf(MIDDLE, at);
        const place = places[Number(html.slice(at + BEGIN.length, middle))];
        if (place === undefined) throw new Error('A page holds a place that was not taken');
        pieces.push(html.slice(from, at));
        from = middle + MIDDLE.length;
        if (place.html !== undefined) {
          pieces.push(place.html);
          continue;
        }
        const end = html.indexOf(END, from);
        const part = html.slice(from, end);
        // It holds for this page only: readers get it, and the next page renders it anew.
        if (!MADE_ID.test(part)) markup.keep(place.key, part);
        pieces.push(part);
        from = end + END.length;
      }
      pieces.push(html.slice(from));
      return pieces;
    },
  };
}
