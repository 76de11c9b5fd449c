/** Pages of the feed, as JSON that PostgreSQL wrote. */
import { type Database, prepared, queryByOnePlan } from '#platform/db/database.ts';
import { jsonText, orNull, string, time, value, word } from '#platform/db/json-text.ts';
import { type JsonPart, JsonText } from '#platform/operation/handler.ts';
import { cursorAt, type FeedPlace, placeAt } from './feed-cursor.policy.ts';
import { arranged, FEED_WEIGHTS, type FeedWeights, LOOK_AHEAD, type Ranked } from './feed-ranking.policy.ts';
import { type FeedReader, type FeedWish, feedEntries } from './feed-source.store.ts';
import { cardsOf, type Listed, listed } from './item-card.store.ts';

export interface FeedFilter {
  readonly onlyFollowed: boolean;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** An entry before it is a card. */
interface Entry extends Ranked {
  readonly id: string;
  readonly key: string;
  readonly asOf: string;
  readonly reason: string;
  readonly value: string | null;
  readonly reposter: string | null;
}

/** To the microsecond: with less, two that came within a millisecond would be skipped or repeated. */
const instant = (column: string): string => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** An author who is anonymous is nobody in particular; shortened, for the cursor. */
const ENTRY = `e.id, ${instant('e.key')} as key, e.reason, e.value, e.reposter, e.less, i.kind, left(md5(case when i.anonymous then i.id else i.author_id end), 12) as author`;

/**
 * A page of feed entries; `reader` is null for those who are not signed in. A member reads what they were not shown
 * within a day; when that is over, what they were, so that nobody comes to an empty page.
 */
export async function feedText(
  db: Database,
  reader: FeedReader | null,
  { cursor, limit, onlyFollowed }: FeedFilter,
  weights: FeedWeights = FEED_WEIGHTS,
): Promise<JsonText> {
  const from: Beginning = placeAt(cursor) ?? { part: 'new', asOf: null, after: null, last: null, taken: [] };
  const page = await partOfPage(db, reader, { onlyFollowed, weights }, from, limit, limit);
  const entries = [...page.shown];
  let { next } = page;
  if (next === null && reader !== null && from.part === 'new') {
    const rest: Beginning = { part: 'again', asOf: page.asOf, after: null, last: page.last, taken: [] };
    const again = await partOfPage(db, reader, { onlyFollowed, weights }, rest, limit - entries.length, limit);
    entries.push(...again.shown);
    next = again.next;
  }
  const cards = await entryCards(db, reader?.id ?? null, entries);
  return new JsonText('{"data":[', ...cards, `],"nextCursor":${next === null ? 'null' : JSON.stringify(cursorAt(next))}}`);
}

/** Where a page begins; the first one of a list begins it. */
type Beginning = Omit<FeedPlace, 'asOf'> & Pick<FeedWish, 'asOf'>;

interface PartOfPage {
  readonly shown: readonly Entry[];
  readonly last: Ranked | null;
  readonly asOf: string | null;
  /** Null when the part is over. */
  readonly next: FeedPlace | null;
}

/** At most `most` entries of a page of `limit`. */
async function partOfPage(
  db: Database,
  reader: FeedReader | null,
  wish: Pick<FeedWish, 'onlyFollowed' | 'weights'>,
  { part, asOf, after, last: above, taken }: Beginning,
  most: number,
  limit: number,
): Promise<PartOfPage> {
  // As much as is looked at, beside what was taken; and one, to know whether there is more.
  const fetched = limit + (after === null ? 1 : 2) * LOOK_AHEAD + 1;
  const entries = feedEntries(reader, { ...wish, part, asOf, after, limit: fetched });
  const text = `${entries.text} select ${ENTRY}, ${instant(entries.asOf)} as "asOf"
    from entry e join library.item i on i.id = e.id order by e.key desc, e.id desc`;
  const name = wish.weights === FEED_WEIGHTS ? entries.name : undefined;
  const { values } = entries.at;
  const rows =
    name === undefined ? (await db.client.query<Entry>({ text, values })).rows : await queryByOnePlan<Entry>(db, { name, text, values });

  const { shown, done, taken: ahead } = arranged(rows, most, above, ({ id }) => taken.includes(id));
  const { kind, author } = shown.at(-1) ?? above ?? {};
  const last = kind === undefined || author === undefined ? null : { kind, author };
  const began = asOf ?? rows[0]?.asOf ?? null;
  const end = rows[done - 1];
  const next = { part, after: end === undefined ? after : { at: end.key, id: end.id }, last, taken: ahead.map(({ id }) => id) };
  return { shown, last, asOf: began, next: done < rows.length && began !== null ? { ...next, asOf: began } : null };
}

const REPOST = {
  id: string('r.id'),
  byline: value('r.byline'),
  note: string('case when r.held_at is null then r.note end'),
  at: time('r.at'),
};

const REASON = {
  reason: { key: word('e.reason'), value: string('e.value') },
  repost: orNull(
    `case when e.reposter is null then null else (select ${jsonText(REPOST)}
      from library.repost r where r.item_id = i.id and r.member_id = e.reposter) end`,
  ),
};

/** What an entry adds to the card of its item. */
interface ListedEntry extends Listed {
  because: string;
}

const listedFor = (viewer: string | null) =>
  prepared<ListedEntry>(
    `library.feedCards.${viewer === null ? 'out' : 'in'}`,
    `select ${listed(viewer)}, ${jsonText(REASON)} as because
      from unnest($1::text[], $2::text[], $3::text[], $4::text[]) with ordinality e(id, reason, value, reposter, n)
      join library.item i on i.id = e.id order by e.n`,
  );
const listedForAll = listedFor(null);
const listedForMember = listedFor('$5');

async function entryCards(db: Database, viewerId: string | null, entries: readonly Entry[]): Promise<JsonPart[]> {
  if (entries.length === 0) return [];
  const columns = (['id', 'reason', 'value', 'reposter'] as const).map((name) => entries.map((entry) => entry[name]));
  const rows = viewerId === null ? await listedForAll(db, columns) : await listedForMember(db, [...columns, viewerId]);
  return cardsOf(db, viewerId, rows, ({ because }) => `,${because.slice(1, -1)}`);
}
