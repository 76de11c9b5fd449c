/**
 * The feed is a merge of four sources, each ordered by when something last happened and moved forward by how close it
 * is to the reader. An item belongs to its closest source only, so no card comes twice and pages never overlap.
 */
import type { Database } from '#platform/db/database.ts';
import { jsonText, orNull, string, time, value, word } from '#platform/db/json-text.ts';
import { decodeCursor, encodeCursor } from '#platform/db/keyset.ts';
import { cardRows, itemCard, Placeholders, pageText } from './item-card.store.ts';

/** Hours by which a source is moved forward. */
const BOOST_HOURS = { followed: 72, reposted: 48, speciality: 24, rest: 0 } as const;

export interface FeedReader {
  readonly id: string;
  readonly speciality: string | null;
  readonly followedIds: readonly string[];
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

/** JSON text of a page of feed entries; `reader` is null for those who are not signed in. */
export async function feedText(db: Database, reader: FeedReader | null, filter: FeedFilter): Promise<string> {
  const cursor = decodeCursor(filter.cursor, 2);
  const at = new Placeholders();
  const viewer = reader === null ? null : at.add(reader.id);
  const limit = at.add(filter.limit + 1);
  const key = cursor === null ? null : { time: at.add(cursor[0]), id: at.add(cursor[1]) };
  const before = (time: string, hours: number) =>
    key === null ? '' : `and (${time} + interval '${hours} hours', i.id) < (${key.time}::timestamptz, ${key.id}::text)`;

  const source = (
    reason: string,
    hours: number,
    condition: string,
  ) => `(select i.id, i.activity_at + interval '${hours} hours' as key, ${reason}, null::text as reposter
    from library.item i where i.status = 'published' ${condition} ${before('i.activity_at', hours)} order by i.activity_at desc, i.id desc limit ${limit})`;
  const general = `case when i.comments = 0 and i.published_at > now() - interval '2 days' then 'unanswered' when i.comments >= 5 then 'active' else 'recent' end as reason, null::text as value`;

  const sources: string[] = [];
  if (reader === null) {
    sources.push(source(general, BOOST_HOURS.rest, ''));
  } else {
    const followed = at.add(reader.followedIds);
    const isFollowed = `(i.author_id = any(${followed}) and not i.anonymous)`;
    const isReposted = `exists (select from library.repost r where r.item_id = i.id and r.member_id = any(${followed}))`;
    sources.push(source(`'followed' as reason, i.byline->>'name' as value`, BOOST_HOURS.followed, `and ${isFollowed}`));
    sources.push(`(select i.id, max(r.at) + interval '${BOOST_HOURS.reposted} hours' as key, 'reposted' as reason, null::text as value, (array_agg(r.member_id order by r.at desc))[1] as reposter
      from library.repost r join library.item i on i.id = r.item_id
      where r.member_id = any(${followed}) and i.status = 'published' and not ${isFollowed} group by i.id
      ${key === null ? '' : `having (max(r.at) + interval '${BOOST_HOURS.reposted} hours', i.id) < (${key.time}::timestamptz, ${key.id}::text)`}
      order by max(r.at) desc, i.id desc limit ${limit})`);
    if (!filter.onlyFollowed) {
      const others = `and not ${isFollowed} and not ${isReposted}`;
      const mine = reader.speciality === null ? null : at.add(reader.speciality);
      if (mine !== null)
        sources.push(
          source(
            `'speciality' as reason, ${mine}::text as value`,
            BOOST_HOURS.speciality,
            `${others} and i.specialities @> array[${mine}]::text[]`,
          ),
        );
      sources.push(
        source(general, BOOST_HOURS.rest, mine === null ? others : `${others} and not i.specialities @> array[${mine}]::text[]`),
      );
    }
  }
  const text = `with entry as (select * from (${sources.join(' union all ')}) s order by key desc, id desc limit ${limit})
    select ${jsonText({ ...itemCard(viewer), ...REASON })} as card, e.key::text as key, i.id
    from entry e join library.item i on i.id = e.id order by e.key desc, e.id desc`;
  const shape = [reader === null ? 'out' : reader.speciality === null ? 'in' : 'speciality', filter.onlyFollowed ? 'followed' : 'all'];
  const rows = await cardRows(db, `library.feed.${shape.join('.')}${key === null ? '' : '.next'}`, text, at.values);
  return pageText(rows, filter.limit, (row) => encodeCursor([row.key, row.id]));
}
