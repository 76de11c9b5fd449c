/** Pages for everyone that are no items, such as forums: the modules that have them name them, and the sitemap lists them. */
import type { Database } from '#platform/db/database.ts';

export interface SitemapPage {
  /** Of what it is about: pages are listed in the order of these. */
  readonly id: string;
  /** Without language prefix. */
  readonly path: string;
  /** Null where nobody knows. */
  readonly changedAt: Date | null;
  /** Its Indonesian address is for readers of Indonesian alone, and is not listed. */
  readonly plain?: boolean;
}

/** Pages that readers who are not signed in may read, in the order of their ids: those after `after`, at most `limit`, fewer at the end only. */
export type SitemapPages = (db: Database, after: string, limit: number) => Promise<SitemapPage[]>;

const sources = new Map<string, SitemapPages>();

/** Called once by the module that has such pages, as it is loaded. `name` stands in the address of its part: `forums`. */
export function addSitemapPages(name: string, pages: SitemapPages): void {
  sources.set(name, pages);
}

export const sitemapSources = (): readonly string[] => [...sources.keys()];

/** After which ids the parts of a source begin, the first after none. */
export async function sitemapPartsOf(name: string, db: Database, size: number): Promise<string[]> {
  const pagesOf = sitemapPagesOf(name);
  const starts = [''];
  for (let after: string | undefined = ''; after !== undefined && pagesOf !== null; ) {
    const pages: SitemapPage[] = await pagesOf(db, after, size);
    after = pages.length < size ? undefined : pages.at(-1)?.id;
    if (after !== undefined) starts.push(after);
  }
  return starts;
}

export const sitemapPagesOf = (name: string): SitemapPages | null => sources.get(name) ?? null;
