/** Recent and saved searches. */
import { and, asc, desc, eq, gte, inArray, lt, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { newId } from '#platform/db/id.ts';
import type { SearchFilters } from '../search.contract.ts';
import { recentSearch, savedSearch, searchPrivacy } from './search.schema.ts';

export interface KeptSearch {
  readonly q: string;
  readonly filters: SearchFilters;
}

export async function isKeeping(db: Database, memberId: string): Promise<boolean> {
  return (await db.select().from(searchPrivacy).where(eq(searchPrivacy.memberId, memberId))).length === 0;
}

export async function setKeeping(db: Database, memberId: string, on: boolean): Promise<void> {
  if (on) await db.delete(searchPrivacy).where(eq(searchPrivacy.memberId, memberId));
  else await db.insert(searchPrivacy).values({ memberId }).onConflictDoNothing();
}

export const recentSearches = (db: Database, memberId: string, limit: number) =>
  db
    .select({ q: recentSearch.q, filters: recentSearch.filters, at: recentSearch.at })
    .from(recentSearch)
    .where(eq(recentSearch.memberId, memberId))
    .orderBy(desc(recentSearch.at), asc(recentSearch.q))
    .limit(limit);

/** The newest `most` stay. */
export async function putRecent(db: Database, memberId: string, { q, filters }: KeptSearch, most: number): Promise<void> {
  const at = new Date();
  await db
    .insert(recentSearch)
    .values({ memberId, q, filters, at })
    .onConflictDoUpdate({ target: [recentSearch.memberId, recentSearch.q], set: { filters, at } });
  const tooMany = (await recentSearches(db, memberId, most + 1)).slice(most);
  // Several may be of one millisecond: those after it in the order of the list, and it.
  for (const oldest of tooMany) {
    const isAfter = or(lt(recentSearch.at, oldest.at), and(eq(recentSearch.at, oldest.at), gte(recentSearch.q, oldest.q)));
    await db.delete(recentSearch).where(and(eq(recentSearch.memberId, memberId), isAfter));
  }
}

/** One of them, or all. */
export async function dropRecent(db: Database, memberId: string, q: string | null): Promise<void> {
  await db.delete(recentSearch).where(and(eq(recentSearch.memberId, memberId), q === null ? undefined : eq(recentSearch.q, q)));
}

export type SavedRow = typeof savedSearch.$inferSelect;

/** Newest first; locked, so that two at once do not go over the limit. */
export const savedSearches = (db: Database, memberId: string, limit: number): Promise<SavedRow[]> =>
  db
    .select()
    .from(savedSearch)
    .where(eq(savedSearch.memberId, memberId))
    .orderBy(desc(savedSearch.createdAt), desc(savedSearch.id))
    .limit(limit);

/** One member saves one search at a time. */
export async function lockSaved(db: Database, memberId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`search.saved ${memberId}`}, 0))`);
}

export async function insertSaved(db: Database, memberId: string, kept: KeptSearch, alerts: boolean): Promise<SavedRow> {
  const [row] = await db
    .insert(savedSearch)
    .values({ id: newId(), memberId, ...kept, alerts })
    .returning();
  if (row === undefined) throw new Error('A saved search was not written');
  return row;
}

export async function findSaved(db: Database, memberId: string, id: string): Promise<SavedRow | null> {
  const [row] = await db
    .select()
    .from(savedSearch)
    .where(and(eq(savedSearch.id, id), eq(savedSearch.memberId, memberId)));
  return row ?? null;
}

/** From now on, or no more; one that is on goes on from where it was. Null when it is nobody's, or another's. */
export async function setAlerts(db: Database, memberId: string, id: string, alerts: boolean): Promise<SavedRow | null> {
  const [row] = await db
    .update(savedSearch)
    .set({ alerts, ...(alerts && { checkedAt: sql`case when ${savedSearch.alerts} then ${savedSearch.checkedAt} else now() end` }) })
    .where(and(eq(savedSearch.id, id), eq(savedSearch.memberId, memberId)))
    .returning();
  return row ?? null;
}

/** Those of these searches of a member that alert them of nothing, or are theirs no more. */
export async function silentSearches(db: Database, memberId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: savedSearch.id })
    .from(savedSearch)
    .where(and(eq(savedSearch.memberId, memberId), inArray(savedSearch.id, [...ids]), eq(savedSearch.alerts, true)));
  const heard = new Set(rows.map(({ id }) => id));
  return new Set(ids.filter((id) => !heard.has(id)));
}

export async function dropSaved(db: Database, memberId: string, id: string): Promise<void> {
  await db.delete(savedSearch).where(and(eq(savedSearch.id, id), eq(savedSearch.memberId, memberId)));
}

/** Those with alerts that were not looked at since, the longest waiting first; nobody else takes them meanwhile. */
export const dueSearches = (db: Database, before: Date, without: readonly string[], limit: number): Promise<SavedRow[]> =>
  db
    .select()
    .from(savedSearch)
    .where(and(eq(savedSearch.alerts, true), lt(savedSearch.checkedAt, before), notInArray(savedSearch.id, [...without])))
    .orderBy(asc(savedSearch.checkedAt), asc(savedSearch.id))
    .limit(limit)
    .for('update', { skipLocked: true });

export async function setChecked(db: Database, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(savedSearch)
    .set({ checkedAt: at })
    .where(inArray(savedSearch.id, [...ids]));
}
