/** Adding to what members are told: each of it once, and as one row what belongs together. */
import type { Byline } from '#modules/identity/byline.contract.ts';
import { type Database, prepared } from '#platform/db/database.ts';
import { newId } from '#platform/db/id.ts';
import type { NotificationKind } from '../notifications.contract.ts';
import { bundleOf } from './notification-rules.policy.ts';
import { type cause, notification } from './notifications.schema.ts';

export interface NewNotification {
  readonly kind: NotificationKind;
  /** Names what happened: the same key is told once. */
  readonly key: string;
  readonly byline: Byline | null;
  readonly itemId: string | null;
  readonly commentId: string | null;
  readonly note: string | null;
  readonly path: string | null;
}

/** Who is told of it, and by which ways. */
export interface Recipient {
  readonly memberId: string;
  readonly inApp: boolean;
  readonly awaitsMail: boolean;
  readonly awaitsPush: boolean;
}

export interface Addressed {
  readonly news: NewNotification;
  readonly to: Recipient;
}

const BATCH = 1000;

/**
 * Adds what somebody was not told before, in the order in which it happened, or lets it join their unread row as the rules say;
 * returns what was told.
 */
export async function addNotifications(db: Database, all: readonly Addressed[]): Promise<Addressed[]> {
  const told: Addressed[] = [];
  for (let start = 0; start < all.length; start += BATCH) {
    const fresh = await notToldYet(db, all.slice(start, start + BATCH));
    const rows = gathered(fresh);
    const joined = await joinBundles(db, rows);
    const apart = rows.filter((row) => !joined.has(row)).map(newRow);
    if (apart.length > 0) await db.insert(notification).values(apart);
    told.push(...fresh);
  }
  return told;
}

const addCauses = prepared<typeof cause.$inferSelect>(
  'notifications.addCauses',
  `insert into notifications.cause (member_id, key) select * from unnest($1::text[], $2::text[])
    on conflict do nothing returning member_id as "memberId", key`,
);

async function notToldYet(db: Database, all: readonly Addressed[]): Promise<Addressed[]> {
  const causes = await addCauses(db, [all.map(({ to }) => to.memberId), all.map(({ news }) => news.key)]);
  const fresh = new Set(causes.map(({ memberId, key }) => `${memberId} ${key}`));
  // Taken out when it is found: what was given twice is told once.
  return all.filter(({ to, news }) => fresh.delete(`${to.memberId} ${news.key}`));
}

/** What becomes one row of a member, or joins one. */
interface Gathered {
  readonly to: Recipient;
  /** Where reading begins. */
  readonly first: NewNotification;
  readonly last: NewNotification;
  readonly count: number;
}

function gathered(fresh: readonly Addressed[]): Gathered[] {
  const groups = Map.groupBy(fresh, (one) => bundleKey(one) ?? one);
  return [...groups.values()].flatMap((group) => {
    const [first, last] = [group[0], group.at(-1)];
    return first === undefined || last === undefined ? [] : [{ to: last.to, first: first.news, last: last.news, count: group.length }];
  });
}

function bundleKey({ news: { kind, itemId }, to }: Addressed): string | null {
  const bundle = bundleOf(kind);
  return bundle === null ? null : `${kind} ${to.memberId} ${bundle.by === 'item' ? itemId : ''}`;
}

const newRow = ({ to, first: { key: _, ...news }, last, count }: Gathered) => ({ ...news, ...to, byline: last.byline, count, id: newId() });

const lockBundles = prepared('notifications.lockBundles', 'select pg_advisory_xact_lock(hashtextextended(b, 0)) from unnest($1::text[]) b');

// $2: what a bundle holds may be about different items.
const growBundles = prepared<{ memberId: string }>(
  'notifications.growBundles',
  `update notifications.notification n
    set count = n.count + $6, byline = $4, at = now(), awaits_mail = r.mail, awaits_push = r.push
    from unnest($7::text[], $8::boolean[], $9::boolean[]) r(member_id, mail, push)
    where n.member_id = r.member_id and n.kind = $1 and ($2::boolean or n.item_id is not distinct from $3) and n.read_at is null
      and not n.hidden and n.started_at > now() - make_interval(hours => $5) returning n.member_id as "memberId"`,
);

/**
 * Returns what had a row to join. Bundles are looked for one after another: two at once would both begin one. One lock for all who
 * are told of an item: thousands may follow it, and the locks of a transaction are counted.
 */
async function joinBundles(db: Database, rows: readonly Gathered[]): Promise<Set<Gathered>> {
  const bundled = rows.filter(({ first }) => bundleOf(first.kind) !== null);
  if (bundled.length === 0) return new Set();
  // Always in the same order: of two who wait for each other neither would go on.
  await lockBundles(db, [[...new Set(bundled.map(lockOf))].sort()]);
  const joined = new Set<Gathered>();
  // What is the same for many of them is written at once.
  const alike = Map.groupBy(bundled, ({ first: { kind, itemId }, last, count }) => JSON.stringify([kind, itemId, count, last.byline]));
  for (const some of alike.values()) {
    const grown = await grow(db, some);
    for (const row of some) if (grown.has(row.to.memberId)) joined.add(row);
  }
  return joined;
}

const lockOf = ({ first: { kind, itemId }, to }: Gathered): string =>
  `notifications ${kind} ${bundleOf(kind)?.by === 'item' ? (itemId ?? '') : to.memberId}`;

async function grow(db: Database, some: readonly Gathered[]): Promise<Set<string>> {
  const [one] = some;
  const bundle = one && bundleOf(one.first.kind);
  if (!bundle) return new Set();
  const { first, last, count } = one;
  const byline = last.byline === null ? null : JSON.stringify(last.byline);
  const ways = [some.map(({ to }) => to.memberId), some.map(({ to }) => to.awaitsMail), some.map(({ to }) => to.awaitsPush)];
  const rows = await growBundles(db, [first.kind, bundle.by !== 'item', first.itemId, byline, bundle.hours, count, ...ways]);
  return new Set(rows.map(({ memberId }) => memberId));
}
