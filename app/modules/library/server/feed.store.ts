/**
 * The feed is a merge of sources, each ordered by when something last happened and moved by its weight. An item belongs to
 * its closest source only, so no card comes twice and pages never overlap.
 */
import type { Database } from '#platform/db/database.ts';
import { jsonText, orNull, string, time, value, word } from '#platform/db/json-text.ts';
import { decodeCursor, encodeCursor } from '#platform/db/keyset.ts';
import { readableBy } from './audience.store.ts';
import { type Less, notHidden } from './feed-mark.store.ts';
import { diverse, FEED_WEIGHTS, type FeedWeights, type Ranked } from './feed-ranking.policy.ts';
import { type CardRow, cardRows, itemCard, notBy, Placeholders } from './item-card.store.ts';

export interface FeedReader {
  readonly id: string;
  readonly speciality: string | null;
  readonly followedIds: readonly string[];
  /** Members whose named items are left out. */
  readonly hiddenIds: readonly string[];
  readonly less: Less;
}

export interface FeedFilter {
  readonly onlyFollowed: boolean;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** What an entry has beyond its item's card. */
const REASON = {
  reason: { key: word('e.reason'), value: string('e.value') },
  repost: orNull(
    `case when e.reposter is null then null else (select ${jsonText({ byline: value('r.byline'), note: string('r.note'), at: time('r.at') })}
      from library.repost r where r.item_id = i.id and r.member_id = e.reposter) end`,
  ),
};

/** So many are looked through for what is of the reader's speciality. */
const NEWEST = 5_000;

/** Why something stands in the feed that has nothing to do with the reader. */
const GENERAL = `case when i.comments = 0 and i.published_at > now() - interval '2 days' then 'unanswered' when i.comments >= 5 then 'active' else 'recent' end as reason, null::text as value`;

/** An entry before it is one of a page. An author who is anonymous is nobody in particular. */
const RANKED = 'i.kind, case when i.anonymous then i.id else i.author_id end as author';

/** JSON text of a page of feed entries; `reader` is null for those who are not signed in. */
export async function feedText(
  db: Database,
  reader: FeedReader | null,
  filter: FeedFilter,
  weights: FeedWeights = FEED_WEIGHTS,
): Promise<string> {
  const { name, text, values } = feedStatement(reader, filter, weights);
  const rows = (await cardRows(db, weights === FEED_WEIGHTS ? name : null, text, values)) as (CardRow & Ranked)[];
  // Whatever stands on a page is moved within it only, so the next one goes on behind the last by rank.
  const shown = rows.slice(0, filter.limit);
  const next = rows.length > filter.limit ? shown.at(-1) : undefined;
  const cursor = next === undefined ? null : encodeCursor([next.key, next.id]);
  return `{"data":[${diverse(shown)
    .map(({ card }) => card)
    .join(',')}],"nextCursor":${JSON.stringify(cursor)}}`;
}

function feedStatement(reader: FeedReader | null, filter: FeedFilter, weights: FeedWeights) {
  const cursor = decodeCursor(filter.cursor, 2);
  const at = new Placeholders();
  const viewer = reader === null ? null : at.add(reader.id);
  // Written out: for a number it does not know, PostgreSQL expects a tenth of the table, and would plan every time anew.
  const limit = Math.trunc(filter.limit) + 1;
  const key = cursor === null ? null : { time: at.add(cursor[0]), id: at.add(cursor[1]) };
  const moved = (column: string, hours: number) => `${column} + interval '${hours} hours'`;
  const before = (column: string, hours: number) =>
    key === null ? '' : `(${moved(column, hours)}, i.id) < (${key.time}::timestamptz, ${key.id}::text)`;

  const welcome = [`i.status = 'published' and not i.quiet`, readableBy(viewer)];
  if (reader !== null && viewer !== null) welcome.push(notBy('i', at.add(reader.hiddenIds)), notHidden(viewer), unread(viewer));
  const source = (reason: string, hours: number, ...conditions: string[]) => from('library.item i', reason, hours, conditions);
  // Of rare specialities the next one may be far down: it is looked for among the newest, from page to page.
  const sourceAmongNewest = (reason: string, hours: number, ...conditions: string[]) =>
    from(
      `(select * from library.item i where ${allOf([`i.status = 'published'`, before('i.activity_at', hours)])} order by i.activity_at desc, i.id desc limit ${NEWEST}) i`,
      reason,
      hours,
      conditions,
    );
  const from = (items: string, reason: string, hours: number, conditions: readonly string[]) =>
    `(select i.id, ${moved('i.activity_at', hours)} as key, ${reason}, null::text as reposter
      from ${items} where ${allOf([...welcome, ...conditions, before('i.activity_at', hours)])}
      order by i.activity_at desc, i.id desc limit ${limit})`;

  const shape = [reader === null ? 'out' : 'in', filter.onlyFollowed ? 'followed' : 'all'];
  const sources: string[] = [];
  if (reader === null) {
    sources.push(source(GENERAL, weights.rest, `i.kind <> 'article'`), source(GENERAL, weights.news, `i.kind = 'article'`));
  } else {
    const followed = at.add(reader.followedIds);
    const isFollowed = `(i.author_id = any(${followed}) and not i.anonymous)`;
    const isReposted = `exists (select from library.repost r where r.item_id = i.id and r.member_id = any(${followed}))`;
    sources.push(source(`'followed' as reason, i.byline->>'name' as value`, weights.followed, isFollowed));
    sources.push(`(select i.id, ${moved('max(r.at)', weights.reposted)} as key, 'reposted' as reason, null::text as value,
        (array_agg(r.member_id order by r.at desc))[1] as reposter
      from library.repost r join library.item i on i.id = r.item_id
      where r.member_id = any(${followed}) and ${allOf(welcome)} and not ${isFollowed} group by i.id
      ${key === null ? '' : `having ${before('max(r.at)', weights.reposted)}`}
      order by max(r.at) desc, i.id desc limit ${limit})`);
    if (!filter.onlyFollowed) {
      const others = [`not ${isFollowed}`, `not ${isReposted}`];
      const { authorIds, kinds } = reader.less;
      if (authorIds.length + kinds.length > 0) {
        const isLess = `((i.author_id = any(${at.add(authorIds)}) and not i.anonymous) or i.kind = any(${at.add(kinds)}))`;
        sources.push(source(GENERAL, weights.less, ...others, isLess));
        others.push(`not ${isLess}`);
        shape.push('less');
      }
      if (reader.speciality === null) {
        sources.push(
          source(GENERAL, weights.rest, ...others, `i.kind <> 'article'`),
          source(GENERAL, weights.news, ...others, `i.kind = 'article'`),
        );
      } else {
        const mine = at.add(reader.speciality);
        // As a case: of a speciality it does not know PostgreSQL expects next to nothing, and would plan every time anew.
        const isMine = `case when ${mine}::text = any(i.specialities) then true else false end`;
        // Of the news, what is not of their field reaches a doctor by those they follow.
        sources.push(sourceAmongNewest(`'speciality' as reason, ${mine}::text as value`, weights.speciality, ...others, isMine));
        sources.push(source(GENERAL, weights.rest, ...others, `not ${isMine}`, `i.kind <> 'article'`));
        shape.push('speciality');
      }
    }
  }
  if (key !== null) shape.push('next');
  const text = `with ${viewer === null ? '' : `${seenToday(viewer)}, `}entry as (select * from (${sources.join(' union all ')}) s order by key desc, id desc limit ${limit})
    select ${jsonText({ ...itemCard(viewer), ...REASON })} as card, e.key::text as key, i.id, ${RANKED}
    from entry e join library.item i on i.id = e.id order by e.key desc, e.id desc`;
  return { name: `library.feed.${shape.join('.')}.${limit}`, text, values: at.values };
}

/** Asked once for all sources: each would plan every month that views are kept by. */
const seenToday = (viewer: string): string =>
  `seen as materialized (select v.item_id from library.view v where v.member_id = ${viewer} and v.day = current_date)`;

/** What the reader opened today does not come again today; what is their own always does. */
const unread = (viewer: string): string => `(i.author_id = ${viewer} or i.id not in (select s.item_id from seen s))`;

const allOf = (conditions: readonly string[]): string => conditions.filter((one) => one !== '').join(' and ');
