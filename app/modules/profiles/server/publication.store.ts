import { and, asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import type { Publication } from '../publication.contract.ts';
import { claimedWork, publication, work } from './profiles.schema.ts';

/** As Crossref has it for everybody, otherwise as this member found it at ORCID. */
const shown = {
  doi: publication.doi,
  title: sql<string>`coalesce(${work.title}, ${claimedWork.title})`,
  journal: sql<string | null>`case when ${work.doi} is null then ${claimedWork.journal} else ${work.journal} end`,
  year: sql<number | null>`case when ${work.doi} is null then ${claimedWork.year} else ${work.year} end`,
  authors: sql<string[]>`coalesce(${work.authors}, '{}')`,
  moreAuthors: sql<number>`coalesce(${work.moreAuthors}, 0)`,
};

export const findPublications = (db: Database, memberId: string): Promise<Publication[]> =>
  db
    .select(shown)
    .from(publication)
    .leftJoin(work, and(eq(work.doi, publication.doi), eq(work.register, 'crossref')))
    .leftJoin(claimedWork, and(eq(claimedWork.doi, publication.doi), eq(claimedWork.memberId, publication.memberId)))
    .where(and(eq(publication.memberId, memberId), or(isNotNull(work.doi), isNotNull(claimedWork.doi))))
    .orderBy(asc(publication.position));

/** In this order; what was there before goes. Every DOI was looked up before. */
export async function setPublications(db: Database, memberId: string, dois: readonly string[]): Promise<void> {
  await db.delete(publication).where(eq(publication.memberId, memberId));
  if (dois.length > 0) await db.insert(publication).values(dois.map((doi, position) => ({ memberId, doi, position })));
}

const described = {
  doi: work.doi,
  title: work.title,
  journal: work.journal,
  year: work.year,
  authors: work.authors,
  moreAuthors: work.moreAuthors,
};

/** Those of the DOIs that Crossref described before, or this member found at ORCID, in their order. */
export async function knownWorks(db: Database, memberId: string, dois: readonly string[]): Promise<Publication[]> {
  if (dois.length === 0) return [];
  const claimed = await db
    .select()
    .from(claimedWork)
    .where(and(eq(claimedWork.memberId, memberId), inArray(claimedWork.doi, [...dois])));
  const known = await db
    .select(described)
    .from(work)
    .where(and(inArray(work.doi, [...dois]), eq(work.register, 'crossref')));
  const byDoi = new Map<string, Publication>();
  for (const { doi, title, journal, year } of claimed) byDoi.set(doi, { doi, title, journal, year, authors: [], moreAuthors: 0 });
  for (const row of known) byDoi.set(row.doi, row);
  return dois.flatMap((doi) => byDoi.get(doi) ?? []);
}

const FRESH_DAYS = 30;

/** A work as Crossref described it not long ago; null when it should be asked. */
export async function freshWork(db: Database, doi: string): Promise<Publication | null> {
  const [row] = await db
    .select(described)
    .from(work)
    .where(and(eq(work.doi, doi), eq(work.register, 'crossref'), sql`${work.foundAt} > now() - make_interval(days => ${FRESH_DAYS})`));
  return row ?? null;
}

/** Keeps what Crossref said, for everybody. */
export async function keepWork(db: Database, { authors, ...one }: Publication): Promise<void> {
  const row = { ...one, authors: [...authors], register: 'crossref' as const };
  await db
    .insert(work)
    .values(row)
    .onConflictDoUpdate({ target: work.doi, set: { ...row, foundAt: sql`now()` } });
}

/** Keeps what a member found in an ORCID record, for them alone. */
export async function keepClaimedWorks(db: Database, memberId: string, works: readonly Publication[]): Promise<void> {
  if (works.length === 0) return;
  await db
    .insert(claimedWork)
    .values(works.map(({ doi, title, journal, year }) => ({ memberId, doi, title, journal, year })))
    .onConflictDoUpdate({
      target: [claimedWork.memberId, claimedWork.doi],
      set: { title: sql`excluded.title`, journal: sql`excluded.journal`, year: sql`excluded.year`, foundAt: sql`now()` },
    });
}
