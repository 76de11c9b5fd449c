import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import type { Publication } from '../publication.contract.ts';
import { publication, work } from './profiles.schema.ts';
import type { Work } from './register.client.ts';

const shown = {
  doi: work.doi,
  title: work.title,
  journal: work.journal,
  year: work.year,
  authors: work.authors,
  moreAuthors: work.moreAuthors,
};

export async function findPublications(db: Database, memberId: string): Promise<Publication[]> {
  return db
    .select(shown)
    .from(publication)
    .innerJoin(work, eq(work.doi, publication.doi))
    .where(eq(publication.memberId, memberId))
    .orderBy(asc(publication.position));
}

/** In this order; what was there before goes. Every DOI was looked up before. */
export async function setPublications(db: Database, memberId: string, dois: readonly string[]): Promise<void> {
  await db.delete(publication).where(eq(publication.memberId, memberId));
  if (dois.length > 0) await db.insert(publication).values(dois.map((doi, position) => ({ memberId, doi, position })));
}

/** Those of the DOIs that were looked up before, in their order. */
export async function knownWorks(db: Database, dois: readonly string[]): Promise<Publication[]> {
  if (dois.length === 0) return [];
  const rows = await db
    .select(shown)
    .from(work)
    .where(inArray(work.doi, [...dois]));
  const byDoi = new Map(rows.map((row) => [row.doi, row]));
  return dois.flatMap((doi) => byDoi.get(doi) ?? []);
}

const FRESH_DAYS = 30;

/** A work as Crossref described it not long ago; null when it should be asked. */
export async function freshWork(db: Database, doi: string): Promise<Publication | null> {
  const [row] = await db
    .select(shown)
    .from(work)
    .where(and(eq(work.doi, doi), eq(work.register, 'crossref'), sql`${work.foundAt} > now() - make_interval(days => ${FRESH_DAYS})`));
  return row ?? null;
}

/** Keeps what a register said. Crossref, which names authors, is not overwritten by ORCID, which does not. */
export async function keepWorks(db: Database, works: readonly Work[]): Promise<void> {
  if (works.length === 0) return;
  await db
    .insert(work)
    .values(works.map((one) => ({ ...one, authors: [...one.authors] })))
    .onConflictDoUpdate({
      target: work.doi,
      set: {
        title: sql`excluded.title`,
        journal: sql`excluded.journal`,
        year: sql`excluded.year`,
        authors: sql`excluded.authors`,
        moreAuthors: sql`excluded.more_authors`,
        register: sql`excluded.register`,
        foundAt: sql`now()`,
      },
      setWhere: sql`${work.register} = 'orcid' or excluded.register = 'crossref'`,
    });
}
