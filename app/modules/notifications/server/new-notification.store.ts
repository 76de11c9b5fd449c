/** Adding to what members are told: each of it once, and as one row what belongs together. */
import type { Byline } from '#modules/identity/byline.contract.ts';
import { askTogether, type Database, prepared } from '#platform/db/database.ts';
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
  /** The saved search that found it. */
  readonly searchId: string | null;
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

const bundleKey = ({ news, to }: Addressed): string | null =>
  bundleOf(news.kind) === null ? null : `${news.kind} ${to.memberId} ${sharedBy(news)}`;

/** What those have in common that become one. */
function sharedBy({ kind, itemId, path }: NewNotification): string {
  const by = bundleOf(kind)?.by;
  return (by === 'item' ? itemId : by === 'path' ? path : null) ?? '';
}

/** Of several of a place the last is named. */
const itemOf = ({ first, last }: Gathered): string | null => (bundleOf(first.kind)?.by === 'path' ? last : first).itemId;

function newRow(row: Gathered) {
  const { to, first, last, count } = row;
  const { key: _, ...news } = first;
  return { ...news, ...to, itemId: itemOf(row), byline: last.byline, count, id: newId() };
}

const lockBundles = prepared('notifications.lockBundles', 'select pg_advisory_xact_lock(hashtextextended(b, 0)) from unnest($1::text[]) b');

// $2: what a bundle holds may be about different items; of those of a place ($9) the last is named. A row that came back, or was read
// and no longer is, may stand beside a newer one: what comes joins the newest.
const growBundles = prepared<{ memberId: string }>(
  'notifications.growBundles',
  `update notifications.notification n
    set count = n.count + $6, byline = $4, item_id = case when $9::text is null then n.item_id else $3 end, at = now(), awaits_mail = r.mail, awaits_push = r.push
    from unnest($7::text[], $8::boolean[], $10::boolean[]) r(member_id, mail, push)
    where n.member_id = r.member_id and n.kind = $1 and ($2::boolean or n.item_id is not distinct from $3)
      and ($9::text is null or n.path = $9) and n.read_at is null
      and not n.hidden and n.started_at > now() - make_interval(hours => $5)
      and not exists (select from notifications.notification o where o.member_id = n.member_id and o.kind = n.kind
        and ($2::boolean or o.item_id is not distinct from n.item_id) and ($9::text is null or o.path = n.path)
        and o.read_at is null and not o.hidden and (o.started_at, o.id) > (n.started_at, n.id))
    returning n.member_id as "memberId"`,
);

/**
 * Returns what had a row to join. Bundles are looked for one after another: two at once would both begin one. One lock for all who
 * are told of an item: thousands may follow it, and the locks of a transaction are counted.
 */
async function joinBundles(db: Database, rows: readonly Gathered[]): Promise<Set<Gathered>> {
  const bundled = rows.filter(({ first }) => bundleOf(first.kind) !== null);
  if (bundled.length === 0) return new Set();
  // What is the same for many of them is written at once.
  const alike = Map.groupBy(bundled, (row) => {
    const { first, last, count } = row;
    return JSON.stringify([first.kind, itemOf(row), sharedBy(first), count, last.byline]);
  });
  // In one go, one after another. Locked always in the same order: of two who wait for each other neither would go on.
  const [, ...joined] = await askTogether(db, (db) =>
    Promise.all([
      lockBundles(db, [[...new Set(bundled.map(lockOf))].sort()]),
      ...Array.from(alike.values(), async (some) => {
        const grown = await grow(db, some);
        return some.filter(({ to }) => grown.has(to.memberId));
      }),
    ]),
  );
  return new Set(joined.flat());
}

const lockOf = ({ first, to }: Gathered): string =>
  `notifications ${first.kind} ${bundleOf(first.kind)?.by === 'kind' ? to.memberId : sharedBy(first)}`;

async function grow(db: Database, some: readonly Gathered[]): Promise<Set<string>> {
  const [one] = some;
  const bundle = one && bundleOf(one.first.kind);
  if (!bundle) return new Set();
  const { first, last, count } = one;
  const byline = last.byline === null ? null : JSON.stringify(last.byline);
  const about = [first.kind, bundle.by !== 'item', itemOf(one), byline, bundle.hours, count];
  const [mail, push] = [some.map(({ to }) => to.awaitsMail), some.map(({ to }) => to.awaitsPush)];
  const place = bundle.by === 'path' ? first.path : null;
  const rows = await growBundles(db, [...about, some.map(({ to }) => to.memberId), mail, place, push]);
  return new Set(rows.map(({ memberId }) => memberId));
}
