/** When two entries are the same article: by DOI, by link, or by title. */

const DOI = /\b10\.\d{4,9}\/[^\s"'<>|\\^`{}]+/i;
/** What publishers' addresses put after a DOI. */
const AFTER_DOI =
  /(?:[?#].*|\/(?:abstract|full|fulltext|pdf|epdf|meta|html|summary)(?:\/.*)?|\.(?:full|abstract|short|long|pdf|html?)(?:\.pdf)?)$/i;
const DOI_LENGTH = 200;

/** The first DOI in a text, lower case; null when there is none. */
export function doiIn(text: string): string | null {
  return doisIn(text)[0] ?? null;
}

export function doisIn(text: string): string[] {
  const readable = /%2f/i.test(text) ? text.replaceAll(/%2f/gi, '/') : text;
  const found = [...readable.slice(0, 20_000).matchAll(new RegExp(DOI, 'gi'))].flatMap(([doi]) => {
    const bare = trimmed(doi.replace(AFTER_DOI, ''));
    return bare.length <= DOI_LENGTH && bare.length > 8 ? [bare.toLowerCase()] : [];
  });
  return [...new Set(found)];
}

/** Marks at the end belong to the sentence; a closing bracket does unless it was opened inside. */
function trimmed(doi: string): string {
  let bare = doi;
  for (;;) {
    const last = bare.at(-1) ?? '';
    const unopened = (last === ')' && !bare.includes('(')) || (last === ']' && !bare.includes('['));
    if (!'.,;:*&'.includes(last) && !unopened) return bare;
    bare = bare.slice(0, -1);
  }
}

/** Says where the reader came from, and nothing of what is there. */
const TRACKING = /^(?:utm_\w+|rss|ref|source|src|fbclid|gclid|mc_cid|mc_eid|feed|af|via|cmp|rssfeed|campaign_id|campaign|ns_\w+)$/i;
const LINK_LENGTH = 1_000;

/** A link as it is compared: without scheme, `www`, tracking and fragment; null for what is no web address. */
export function linkKey(link: string): string | null {
  if (!URL.canParse(link)) return null;
  const url = new URL(link);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  const kept = [...url.searchParams].filter(([name]) => !TRACKING.test(name)).sort(([a], [b]) => (a < b ? -1 : 1));
  const query = kept.length === 0 ? '' : `?${new URLSearchParams(kept).toString()}`;
  const key = `${url.host.replace(/^(?:www|m)\./, '')}${url.pathname.replace(/\/+$/, '')}${query}`;
  return key.length <= LINK_LENGTH ? key : null;
}

/** Shorter titles ("Editorial", "Image of the month") stand over many articles. */
const TELLING_WORDS = 5;
const TELLING_LENGTH = 25;

/** A title as it is compared: words and numbers only; null when it is too short to tell articles apart. */
export function titleKey(title: string): string | null {
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  const key = words?.join(' ') ?? '';
  return (words?.length ?? 0) >= TELLING_WORDS && key.length >= TELLING_LENGTH ? key.slice(0, 400) : null;
}

export interface Identity {
  readonly doi: string | null;
  readonly linkKey: string | null;
  readonly titleKey: string | null;
}

/**
 * What a feed had under the name of this entry before, where it is the same article. Feeds are to name an entry once for good; some
 * number their entries anew each time, and then DOI, or link and title, tell that it is another.
 */
export function sameName<Known extends Identity>(
  before: Known | undefined,
  { doi, linkKey: link, titleKey: title }: Identity,
): Known | null {
  if (before === undefined) return null;
  const differs = (a: string | null, b: string | null) => a !== null && b !== null && a !== b;
  const isAnother = differs(before.doi, doi) || (differs(before.linkKey, link) && differs(before.titleKey, title));
  return isAnother ? null : before;
}

/**
 * Finds what is the same among things that are known already. Equal titles with two different DOIs are two articles, such as
 * the yearly review of the same name.
 */
export class KnownArticles<Known extends Identity> {
  readonly #byDoi = new Map<string, Known>();
  readonly #byLink = new Map<string, Known>();
  readonly #byTitle = new Map<string, Known>();

  constructor(known: Iterable<Known> = []) {
    for (const one of known) this.add(one);
  }

  add(one: Known): void {
    if (one.doi !== null) this.#byDoi.set(one.doi, one);
    if (one.linkKey !== null) this.#byLink.set(one.linkKey, one);
    if (one.titleKey !== null) this.#byTitle.set(one.titleKey, one);
  }

  find({ doi, linkKey: link, titleKey: title }: Identity): Known | null {
    const byDoi = doi === null ? undefined : this.#byDoi.get(doi);
    if (byDoi !== undefined) return byDoi;
    const byLink = link === null ? undefined : this.#byLink.get(link);
    if (byLink !== undefined) return byLink;
    const byTitle = title === null ? undefined : this.#byTitle.get(title);
    if (byTitle === undefined || (doi !== null && byTitle.doi !== null && doi !== byTitle.doi)) return null;
    return byTitle;
  }
}
