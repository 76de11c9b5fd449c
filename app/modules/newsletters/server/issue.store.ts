import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { type Database, prepared, rowOf } from '#platform/db/database.ts';
import { isDue } from '#platform/db/due.ts';
import type { Due } from '#platform/jobs/due-work.ts';
import type { IssueContent } from '../newsletters.contract.ts';
import { issue, newsletter } from './newsletters.schema.ts';

export type IssueRow = typeof issue.$inferSelect;

export async function findIssue(db: Database, id: string): Promise<IssueRow | null> {
  const [row] = await db.select().from(issue).where(eq(issue.id, id));
  return row ?? null;
}

/** Who has written, published or handed in any of it. */
export async function writersOfIssue(db: Database, id: string): Promise<string[]> {
  const found = await findIssue(db, id);
  return found === null ? [] : [found.writerId, ...found.fellowIds];
}

/** Locked for the rest of the transaction: it is published once. */
export async function lockIssue(db: Database, id: string): Promise<IssueRow | null> {
  const [row] = await db.select().from(issue).where(eq(issue.id, id)).for('update');
  return row ?? null;
}

export const insertIssue = (db: Database, row: Pick<IssueRow, 'id' | 'newsletterId' | 'writerId'>, content: IssueContent) =>
  db.insert(issue).values({ ...row, ...content });

export const countDrafts = (db: Database, newsletterId: string): Promise<number> =>
  db.$count(issue, and(eq(issue.newsletterId, newsletterId), ne(issue.state, 'published')));

/** Those who have a part in it, and this one. */
function fellowsWith(memberId: string) {
  const isKnown = sql`${memberId} = any(array_append(${issue.fellowIds}, ${issue.writerId}))`;
  return sql`case when ${isKnown} then ${issue.fellowIds} else array_append(${issue.fellowIds}, ${memberId}) end`;
}

/** Whoever publishes what somebody else wrote has a part in it from then on. */
export const addFellow = (db: Database, id: string, memberId: string) =>
  db
    .update(issue)
    .set({ fellowIds: fellowsWith(memberId) })
    .where(eq(issue.id, id));

/** False when it is not at this version any more. */
export async function changeIssue(db: Database, id: string, version: number, writerId: string, content: IssueContent): Promise<boolean> {
  const rows = await db
    .update(issue)
    .set({ ...content, fellowIds: fellowsWith(writerId), version: version + 1, changedAt: sql`now()` })
    .where(and(eq(issue.id, id), eq(issue.version, version)))
    .returning({ id: issue.id });
  return rows.length > 0;
}

export const listUnpublished = (db: Database, newsletterId: string): Promise<IssueRow[]> =>
  db
    .select()
    .from(issue)
    .where(and(eq(issue.newsletterId, newsletterId), ne(issue.state, 'published')))
    .orderBy(desc(issue.changedAt));

/** Of each issue, the address of its newsletter. */
export async function slugsByIssue(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: issue.id, slug: newsletter.slug })
    .from(issue)
    .innerJoin(newsletter, eq(newsletter.id, issue.newsletterId))
    .where(inArray(issue.id, [...ids]));
  return new Map(rows.map(({ id, slug }) => [id, slug]));
}

export const removeDraft = (db: Database, id: string) => db.delete(issue).where(and(eq(issue.id, id), ne(issue.state, 'published')));

export const setState = (
  db: Database,
  id: string,
  change: Partial<Pick<IssueRow, 'state' | 'scheduledAt' | 'scheduledBy' | 'publishedAt'>>,
) => db.update(issue).set(change).where(eq(issue.id, id));

/** Issues whose time has come, the longest waiting first. */
export async function dueIssues(db: Database, limit: number): Promise<Due[]> {
  const { id, scheduledAt, triedAt } = issue;
  const rows = await db
    .select({ id, at: scheduledAt, triedAt })
    .from(issue)
    .where(and(eq(issue.state, 'scheduled'), isDue(scheduledAt, triedAt)))
    .orderBy(asc(scheduledAt))
    .limit(limit);
  return rows.flatMap(({ at, ...row }) => (at === null ? [] : [{ ...row, at }]));
}

/** Publishing it failed: until the next try it waits. */
export const noteFailedTry = (db: Database, id: string) => db.update(issue).set({ triedAt: sql`now()` }).where(eq(issue.id, id));

/** Makes a draft again of an issue whose time has come; null where its writer was quicker. */
export async function stopDueIssue(db: Database, id: string): Promise<IssueRow | null> {
  const [row] = await db
    .update(issue)
    .set({ state: 'draft', scheduledAt: null })
    .where(and(eq(issue.id, id), eq(issue.state, 'scheduled'), sql`${issue.scheduledAt} <= now()`))
    .returning();
  return row ?? null;
}

/** Issues of a newsletter that were published, whatever became of them since, newest first. */
export const publishedIssues = (db: Database, newsletterId: string): Promise<Pick<IssueRow, 'id' | 'publishedAt'>[]> =>
  db
    .select({ id: issue.id, publishedAt: issue.publishedAt })
    .from(issue)
    .where(and(eq(issue.newsletterId, newsletterId), eq(issue.state, 'published')))
    .orderBy(desc(issue.publishedAt));

/** Moves the mark of how far an issue was sent; false when somebody else has. */
export async function moveSentThrough(db: Database, id: string, from: string, to: string, mailed: number): Promise<boolean> {
  const rows = await db
    .update(issue)
    .set({ sentThrough: to, mailed: sql`${issue.mailed} + ${mailed}` })
    .where(and(eq(issue.id, id), eq(issue.sentThrough, from)))
    .returning({ id: issue.id });
  return rows.length > 0;
}

/** So many more were sent than was thought, or fewer. */
export const addMailed = (db: Database, id: string, mailed: number) =>
  db
    .update(issue)
    .set({ mailed: sql`greatest(${issue.mailed} + ${mailed}, 0)` })
    .where(eq(issue.id, id));

const byIds = prepared<IssueRow>(
  'newsletters.issuesByIds',
  `select ${rowOf(issue, 'i')} from newsletters.issue i where i.id = any($1::text[])`,
);

export const issuesByIds = async (db: Database, ids: readonly string[]): Promise<IssueRow[]> => (ids.length === 0 ? [] : byIds(db, [ids]));

const withEntries = prepared<{ id: string }>(
  'newsletters.issuesWithEntries',
  `select distinct i.id from unnest($1::text[]) e(id)
    cross join lateral (select id from newsletters.issue where entries::jsonb @> jsonb_build_array(jsonb_build_object('itemId', e.id))) i
    order by i.id`,
);

/** Takes items out of every issue they stand in, with what is said of them, and returns these. Whoever writes one sees its change. */
export async function dropEntries(db: Database, itemIds: readonly string[]): Promise<string[]> {
  const ids = (await withEntries(db, [itemIds])).map(({ id }) => id);
  for (const id of ids) {
    const entries = (await lockIssue(db, id))?.entries.filter(({ itemId }) => !itemIds.includes(itemId));
    if (entries !== undefined)
      await db
        .update(issue)
        .set({ entries, version: sql`${issue.version} + 1` })
        .where(eq(issue.id, id));
  }
  return ids;
}

/** Issues that were published with this item in them. */
export async function issueIdsWith(db: Database, itemId: string): Promise<string[]> {
  const rows = await db
    .select({ id: issue.id })
    .from(issue)
    .where(and(eq(issue.state, 'published'), sql`${issue.entries}::jsonb @> ${JSON.stringify([{ itemId }])}::jsonb`));
  return rows.map(({ id }) => id);
}
