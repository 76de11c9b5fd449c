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
const TRACKING = /^(?:utm_\w+|rss|fbclid|gclid|mc_cid|mc_eid|af|via|cmp|rssfeed|campaign_id|campaign|ns_\w+)$/i;
/** Says so too, but for a number of some length: then it is by this that a site names its pages. */
const OFTEN_TRACKING = /^(?:ref|source|src|feed)$/i;
const LONG_NUMBER = /\d{3}/;
/** Sites that are one page keep the address of each article behind the sign that elsewhere leads to a place within a page. */
const ROUTE = /^#!?\/./;
const LINK_LENGTH = 1_000;

const isTracking = (name: string, value: string): boolean => TRACKING.test(name) || (OFTEN_TRACKING.test(name) && !LONG_NUMBER.test(value));

/** A link as it is compared: without scheme, `www`, tracking and the place within its page; null for what is no web address. */
export function linkKey(link: string): string | null {
  if (!URL.canParse(link)) return null;
  const url = new URL(link);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  const kept = [...url.searchParams].filter((param) => !isTracking(...param)).sort(([a], [b]) => (a < b ? -1 : 1));
  const query = kept.length === 0 ? '' : `?${new URLSearchParams(kept).toString()}`;
  const route = ROUTE.test(url.hash) ? url.hash.replace(/\/+$/, '') : '';
  const key = `${url.host.replace(/^(?:www|m)\./, '')}${url.pathname.replace(/\/+$/, '')}${query}${route}`;
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

const differs = (a: string | null, b: string | null): boolean => a !== null && b !== null && a !== b;

/** Within so many days, what is announced at two places is one announcement. */
const SAME_NEWS_DAYS = 3;

type Announced = Pick<Identity, 'linkKey'> & { readonly publishedAt: Date };

/** Agencies give one title to what they say again and again, such as each recall of its kind: at another place and another time it is new. */
export const isSaidAnew = (before: Announced, now: Announced): boolean =>
  differs(before.linkKey, now.linkKey) && Math.abs(now.publishedAt.getTime() - before.publishedAt.getTime()) > SAME_NEWS_DAYS * 86_400_000;

/**
 * A journal that corrects an article twice gives both the same title: at two places that stand in one reading (`places`), or that it
 * gave them days apart, they are two. One that has moved is one.
 */
export const isNoticedAnew = (before: Announced, now: Announced, places: ReadonlySet<string>): boolean =>
  isSaidAnew(before, now) || (differs(before.linkKey, now.linkKey) && before.linkKey !== null && places.has(before.linkKey));

/**
 * What a feed had under the name of this entry before, where it is the same article. Feeds are to name an entry once for good; some
 * number their entries anew each time, and then DOI, or link and title, tell that it is another.
 */
export function sameName<Known extends Identity>(
  before: Known | undefined,
  { doi, linkKey: link, titleKey: title }: Identity,
): Known | null {
  if (before === undefined) return null;
  const isAnother = differs(before.doi, doi) || (differs(before.linkKey, link) && differs(before.titleKey, title));
  return isAnother ? null : before;
}

type Titled = Identity & { readonly title: string };

/**
 * Links by which one reading of a feed names several works: that of an issue, or of the journal. They tell nothing of what each of
 * them is. Equal DOIs are one work, and without two of them equal titles.
 */
export function sharedLinks(entries: readonly Titled[]): Set<string> {
  const first = new Map<string, Titled>();
  const shared = new Set<string>();
  for (const entry of entries) {
    if (entry.linkKey === null) continue;
    const before = first.get(entry.linkKey);
    if (before === undefined) first.set(entry.linkKey, entry);
    else if (isAnotherWork(before, entry)) shared.add(entry.linkKey);
  }
  return shared;
}

const isAnotherWork = (one: Titled, other: Titled): boolean =>
  one.doi !== null && other.doi !== null ? one.doi !== other.doi : differs(one.titleKey ?? one.title, other.titleKey ?? other.title);

type Named = Titled & { readonly guid: string | null };

/** Names that one reading of a feed gives to several works, such as the address of the journal: they tell as little as such a link. */
export function sharedNames(entries: readonly Named[]): Set<string> {
  const first = new Map<string, Named>();
  const shared = new Set<string>();
  for (const entry of entries) {
    if (entry.guid === null) continue;
    const before = first.get(entry.guid);
    if (before === undefined) first.set(entry.guid, entry);
    else if (isAnotherWork(before, entry) && !isOneLink(before, entry)) shared.add(entry.guid);
  }
  return shared;
}

/** The same work, where its title has changed. */
const isOneLink = (one: Titled, other: Titled): boolean => (one.doi === null || other.doi === null) && !differs(one.linkKey, other.linkKey);

/**
 * Finds what is the same among things that are known already. Two different DOIs are two articles, whatever else is equal: the yearly
 * review of the same name, or all that a feed leads to by the address of its issue.
 */
export class KnownArticles<Known extends Identity> {
  readonly #byDoi = new Map<string, Known>();
  readonly #byLink = new Map<string, Known[]>();
  readonly #byTitle = new Map<string, Known[]>();

  constructor(known: Iterable<Known> = []) {
    for (const one of known) this.add(one);
  }

  add(one: Known): void {
    if (one.doi !== null) this.#byDoi.set(one.doi, one);
    if (one.linkKey !== null) addTo(this.#byLink, one.linkKey, one);
    if (one.titleKey !== null) addTo(this.#byTitle, one.titleKey, one);
  }

  /** `mayBe`: of those of the same title, which may be it. */
  find({ doi, linkKey: link, titleKey: title }: Identity, mayBe: (one: Known) => boolean = () => true): Known | null {
    const byDoi = doi === null ? undefined : this.#byDoi.get(doi);
    if (byDoi !== undefined) return byDoi;
    const fits = (one: Known) => !differs(one.doi, doi);
    const linked = link === null ? [] : (this.#byLink.get(link) ?? []);
    const [only] = linked;
    // A link that several have names none of them.
    if (only !== undefined && linked.length === 1 && fits(only)) return only;
    return (title === null ? undefined : this.#byTitle.get(title))?.find((one) => fits(one) && mayBe(one)) ?? null;
  }
}

function addTo<Known>(all: Map<string, Known[]>, key: string, one: Known): void {
  const some = all.get(key);
  if (some === undefined) all.set(key, [one]);
  else some.push(one);
}
