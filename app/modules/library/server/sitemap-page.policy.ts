/** Pages for everyone that are no items, such as forums: the modules that have them name them, and the sitemap lists them. */
import type { Database } from '#platform/db/database.ts';

export interface SitemapPage {
  /** Without language prefix. */
  readonly path: string;
  /** Null where nobody knows. */
  readonly changedAt: Date | null;
  /** Its Indonesian address is for readers of Indonesian alone, and is not listed. */
  readonly plain?: boolean;
}

/** At most `limit` pages that readers who are not signed in may read, those that matter most first. */
export type SitemapPages = (db: Database, limit: number) => Promise<SitemapPage[]>;

const sources = new Map<string, SitemapPages>();

/** Called once by the module that has such pages, as it is loaded. `name` stands in the address of its part: `forums`. */
export function addSitemapPages(name: string, pages: SitemapPages): void {
  sources.set(name, pages);
}

export const sitemapSources = (): readonly string[] => [...sources.keys()];

export const sitemapPagesOf = (name: string): SitemapPages | null => sources.get(name) ?? null;
