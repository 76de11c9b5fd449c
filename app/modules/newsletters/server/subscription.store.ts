/** Who begins to get a newsletter, ends that, and takes the ending back. */
import { and, eq, sql } from 'drizzle-orm';
import { type Database, prepared } from '#platform/db/database.ts';
import { newsletter, subscription } from './newsletters.schema.ts';

/** `since`: when it had begun, of one that was ended a moment ago. Returns how many subscribers there are. */
export async function beginSubscription(db: Database, newsletterId: string, memberId: string, since?: Date): Promise<number> {
  await lockSending(db, newsletterId);
  const begun = await db
    .insert(subscription)
    .values({ newsletterId, memberId, ...(since !== undefined && { at: sql`least(now(), ${since.toISOString()}::timestamptz)` }) })
    .onConflictDoNothing()
    .returning({ memberId: subscription.memberId });
  // Subscribing anew takes back what a mailbox refused.
  if (begun.length === 0) await db.update(subscription).set({ refusedAt: null }).where(ofMember(newsletterId, memberId));
  // What comes to them by itself is not for later.
  if (since !== undefined) await forgetComing(db, [newsletterId, memberId]);
  return count(db, newsletterId, begun.length);
}

/** `since`: when it had begun; null where there was none. */
export async function endSubscription(
  db: Database,
  newsletterId: string,
  memberId: string,
): Promise<{ subscribers: number; since: Date | null }> {
  await lockSending(db, newsletterId);
  const [ended] = await db.delete(subscription).where(ofMember(newsletterId, memberId)).returning({ since: subscription.at });
  const since = ended?.since ?? null;
  if (since !== null) await keepComing(db, [newsletterId, memberId, since]);
  return { subscribers: await count(db, newsletterId, since === null ? 0 : -1), since };
}

const ofMember = (newsletterId: string, memberId: string) =>
  and(eq(subscription.newsletterId, newsletterId), eq(subscription.memberId, memberId));

async function count(db: Database, newsletterId: string, more: number): Promise<number> {
  const [row] = await db
    .update(newsletter)
    .set({ subscribers: sql`greatest(${newsletter.subscribers} + ${more}, 0)` })
    .where(eq(newsletter.id, newsletterId))
    .returning({ subscribers: newsletter.subscribers });
  return row?.subscribers ?? 0;
}

// Those that are out: whoever sends one has told by then how far they came, or begins behind this.
const lockIssues = prepared(
  'newsletters.lockSending',
  `select id from newsletters.issue where newsletter_id = $1 and published_at is not null order by id for update`,
);

async function lockSending(db: Database, newsletterId: string): Promise<void> {
  await lockIssues(db, [newsletterId]);
}

const isComing = `i.newsletter_id = $1 and i.published_at is not null and i.sent_through < $2`;

// While somebody has ended it, sending passes them over. Where they take that back it was kept for them, as what waited for them
// before; otherwise it is forgotten (`forgetUnwanted`), counted from now.
const keepComing = prepared(
  'newsletters.keepComing',
  `with waiting as (update newsletters.kept_back k set at = now() from newsletters.issue i
      where k.issue_id = i.id and k.member_id = $2 and i.newsletter_id = $1)
    insert into newsletters.kept_back (issue_id, member_id) select i.id, $2 from newsletters.issue i
    where ${isComing} and i.published_at >= $3 on conflict do nothing`,
);

const forgetComing = prepared(
  'newsletters.forgetComing',
  `delete from newsletters.kept_back k using newsletters.issue i where k.issue_id = i.id and k.member_id = $2 and ${isComing}`,
);
