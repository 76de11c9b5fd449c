/** Addresses as they stand in a feed may leave out what the feed's own has. */
import type { RawFeed } from './feed-xml.policy.ts';

/** Written as a place beside the feed: `/a/1`, `../1`. A word alone is the name of an entry. */
const IS_PLACE = /^\.{0,2}\//;

/** The same feed, whose links lead to where they stand for. `url`: where it was read; it may name another place for them. */
export function withWholeLinks(feed: RawFeed, url: string): RawFeed {
  const base = whole(feed.base ?? url, url);
  return { ...feed, entries: feed.entries.map((entry) => ({ ...entry, links: entry.links.map((link) => whole(link.trim(), base)) })) };
}

const whole = (link: string, base: string): string => (IS_PLACE.test(link) && URL.canParse(link, base) ? new URL(link, base).href : link);
