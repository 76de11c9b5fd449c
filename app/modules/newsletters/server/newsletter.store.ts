import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { decodeCursor } from '#platform/db/keyset.ts';
import type { NewsletterAudience } from '../newsletters.contract.ts';
import { issue, newsletter, subscription } from './newsletters.schema.ts';

export type NewsletterRow = typeof newsletter.$inferSelect;
/** With what the reader is to it. */
export type FoundNewsletter = NewsletterRow & { readonly subscribed: boolean; readonly undeliverable: boolean };

/** Whose newsletters a reader may read, beside those for anyone. */
export interface Readable {
  readonly memberId: string | null;
  /** Forums in which they may read. */
  readonly forumIds: readonly string[];
}

const readableBy = ({ memberId, forumIds }: Readable) =>
  or(
    eq(newsletter.audience, 'anyone'),
    memberId === null ? undefined : eq(newsletter.audience, 'members'),
    forumIds.length === 0 ? undefined : and(eq(newsletter.audience, 'forum'), inArray(newsletter.forumId, [...forumIds])),
  );

const ofReader = (memberId: string | null) => and(eq(subscription.newsletterId, newsletter.id), eq(subscription.memberId, memberId ?? ''));

const select = (db: Database, memberId: string | null) =>
  db
    .select({ newsletter, subscribedAt: subscription.at, refusedAt: subscription.refusedAt })
    .from(newsletter)
    .leftJoin(subscription, ofReader(memberId));

const found = (row: { newsletter: NewsletterRow; subscribedAt: Date | null; refusedAt: Date | null }): FoundNewsletter => ({
  ...row.newsletter,
  subscribed: row.subscribedAt !== null,
  undeliverable: row.refusedAt !== null,
});

/** One more than `limit` when others follow. */
export async function readableNewsletters(
  db: Database,
  readable: Readable,
  page: { mine: boolean; journal?: string | undefined; cursor?: string | undefined; limit: number },
): Promise<FoundNewsletter[]> {
  const after = decodeCursor(page.cursor, 2);
  const rows = await select(db, readable.memberId)
    .where(
      and(
        readableBy(readable),
        page.mine ? isNotNull(subscription.at) : undefined,
        page.journal === undefined ? undefined : eq(newsletter.journalId, page.journal),
        after === null ? undefined : sql`(${newsletter.name}, ${newsletter.id}) > (${after[0]}::text, ${after[1]}::text)`,
      ),
    )
    .orderBy(asc(newsletter.name), asc(newsletter.id))
    .limit(page.limit + 1);
  return rows.map(found);
}

/** Whose newsletters a member may write: `all` that they can read, or those that are their own or belong to a forum they tend. */
export interface Writable extends Readable {
  readonly memberId: string;
  readonly all: boolean;
  readonly tendedIds: readonly string[];
}

const isOwnOf = ({ memberId }: Writable) => eq(newsletter.ownerId, memberId);

function writableBy(writable: Writable) {
  const { all, tendedIds } = writable;
  const inForum = tendedIds.length === 0 ? undefined : inArray(newsletter.forumId, [...tendedIds]);
  return and(readableBy(writable), all ? undefined : or(isOwnOf(writable), inForum));
}

/** Newsletters to write for. The member's own come first, then what had an issue last. */
export async function newslettersToWrite(db: Database, writable: Writable, limit: number): Promise<Pick<NewsletterRow, 'name' | 'slug'>[]> {
  return db
    .select({ name: newsletter.name, slug: newsletter.slug })
    .from(newsletter)
    .where(writableBy(writable))
    .orderBy(desc(isOwnOf(writable)), sql`${newsletter.lastIssueAt} desc nulls last`, asc(newsletter.name), asc(newsletter.id))
    .limit(limit);
}

/** Issues of the newsletters that a member may write which somebody else began, and which are drafts no more; last changed first. */
export async function issuesByOthers(db: Database, writable: Writable, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: issue.id })
    .from(issue)
    .innerJoin(newsletter, eq(newsletter.id, issue.newsletterId))
    .where(and(writableBy(writable), eq(issue.state, 'published'), ne(issue.writerId, writable.memberId)))
    .orderBy(desc(issue.changedAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Unpublished issues that a member began and may write still, with the newsletter they are for, last changed first. */
export const unpublishedBy = (db: Database, writable: Writable, limit: number) =>
  db
    .select({ issue, slug: newsletter.slug })
    .from(issue)
    .innerJoin(newsletter, eq(newsletter.id, issue.newsletterId))
    .where(and(writableBy(writable), ne(issue.state, 'published'), eq(issue.writerId, writable.memberId)))
    .orderBy(desc(issue.changedAt))
    .limit(limit);

type By = { id: string } | { slug: string };

/** Whoever may read it. */
export const findNewsletter = (db: Database, by: By, memberId: string | null): Promise<FoundNewsletter | null> =>
  foundBy(db, by, memberId, undefined);

/** Null for what the reader may not read: of several of a forum, others may be for them. */
export const findReadable = (db: Database, by: By, readable: Readable): Promise<FoundNewsletter | null> =>
  foundBy(db, by, readable.memberId, readableBy(readable));

/** By `slug` also finds the newsletter of the forum with that id. */
async function foundBy(db: Database, by: By, memberId: string | null, isReadable: SQL | undefined): Promise<FoundNewsletter | null> {
  const isIt = 'id' in by ? eq(newsletter.id, by.id) : or(eq(newsletter.slug, by.slug), eq(newsletter.forumId, by.slug));
  const [row] = await select(db, memberId)
    .where(and(isIt, isReadable))
    // The id of a forum comes before an address that looks like one, and a forum's first newsletter before its others.
    .orderBy(...('id' in by ? [] : [sql`${newsletter.forumId} is not distinct from ${by.slug} desc`, asc(newsletter.createdAt)]))
    .limit(1);
  return row === undefined ? null : found(row);
}

/** Locked for the rest of the transaction: an issue comes out as the newsletter is before it is changed, or after it. */
export async function lockNewsletter(db: Database, id: string): Promise<NewsletterRow | null> {
  const [row] = await db.select().from(newsletter).where(eq(newsletter.id, id)).for('update');
  return row ?? null;
}

/** Forums that have a newsletter of their own. */
export async function forumsWithNewsletter(db: Database): Promise<string[]> {
  const rows = await db.selectDistinct({ id: newsletter.forumId }).from(newsletter).where(eq(newsletter.audience, 'forum'));
  return rows.flatMap(({ id }) => id ?? []);
}

export interface NewsletterFields {
  readonly slug: string;
  readonly name: string;
  readonly about: string;
  readonly language: 'en' | 'id';
  readonly forumId: string | null;
  readonly journalId: string | null;
  readonly audience: NewsletterAudience;
}

/** False when there is one at this address already. */
export async function insertNewsletter(db: Database, id: string, ownerId: string, fields: NewsletterFields): Promise<boolean> {
  const rows = await db
    .insert(newsletter)
    .values({ id, ownerId, ...fields })
    .onConflictDoNothing()
    .returning({ id: newsletter.id });
  return rows.length > 0;
}

/** False when it is not at this version any more. */
export async function changeNewsletter(db: Database, id: string, version: number, fields: NewsletterFields): Promise<boolean> {
  const rows = await db
    .update(newsletter)
    .set({ ...fields, version: version + 1 })
    .where(and(eq(newsletter.id, id), eq(newsletter.version, version)))
    .returning({ id: newsletter.id });
  return rows.length > 0;
}

export const isSlugTaken = async (db: Database, slug: string, exceptId: string | null): Promise<boolean> =>
  (await db.$count(newsletter, and(eq(newsletter.slug, slug), sql`${newsletter.id} <> ${exceptId ?? ''}`))) > 0;

/** Issues of a forum's newsletters that were ever published: those for the forum's readers, and the others. */
export async function issuesOfForum(db: Database, forumId: string): Promise<{ forReaders: string[]; forOthers: string[] }> {
  const rows = await db
    .select({ id: issue.id, audience: newsletter.audience })
    .from(issue)
    .innerJoin(newsletter, eq(newsletter.id, issue.newsletterId))
    .where(and(eq(newsletter.forumId, forumId), eq(issue.state, 'published')));
  const idsOf = (forReaders: boolean) => rows.filter(({ audience }) => (audience === 'forum') === forReaders).map(({ id }) => id);
  return { forReaders: idsOf(true), forOthers: idsOf(false) };
}

/** What others than its readers may read goes on without its forum; the rest, which nobody could read any more, is deleted. */
export async function leaveForum(db: Database, forumId: string): Promise<void> {
  await db.delete(newsletter).where(and(eq(newsletter.forumId, forumId), eq(newsletter.audience, 'forum')));
  await db.update(newsletter).set({ forumId: null }).where(eq(newsletter.forumId, forumId));
}

/** How many issues can be read, and since when the last. */
export async function noteIssues(db: Database, id: string, issues: number, lastIssueAt: Date | null): Promise<void> {
  await db.update(newsletter).set({ issues, lastIssueAt }).where(eq(newsletter.id, id));
}

/** The next of those who had subscribed by then and whose mailbox has not refused anything, by id. */
export async function subscribersAfter(
  db: Database,
  newsletterId: string,
  { afterId, until }: { afterId: string; until: Date },
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ id: subscription.memberId })
    .from(subscription)
    .where(
      and(
        eq(subscription.newsletterId, newsletterId),
        gt(subscription.memberId, afterId),
        lte(subscription.at, until),
        isNull(subscription.refusedAt),
      ),
    )
    .orderBy(asc(subscription.memberId))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** The member has a subscription that this issue is for, and their mailbox has refused nothing. */
export async function isWantedBy(db: Database, issueId: string, memberId: string): Promise<boolean> {
  const rows = await db
    .select({ memberId: subscription.memberId })
    .from(subscription)
    .innerJoin(issue, eq(issue.newsletterId, subscription.newsletterId))
    .where(and(eq(issue.id, issueId), eq(subscription.memberId, memberId), isNull(subscription.refusedAt)));
  return rows.length > 0;
}

/** Nothing more is sent to this member. */
export async function noteRefusal(db: Database, memberId: string): Promise<void> {
  await db
    .update(subscription)
    .set({ refusedAt: sql`now()` })
    .where(and(eq(subscription.memberId, memberId), isNull(subscription.refusedAt)));
}
