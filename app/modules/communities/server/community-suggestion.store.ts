import { sql } from 'drizzle-orm';
import { type Database, prepared } from '#platform/db/database.ts';
import { jsonText, string, word } from '#platform/db/json-text.ts';
import { suggestion } from './communities.schema.ts';
import { CARD_FIELDS } from './community.store.ts';

/** Of each speciality, city and workplace as many are kept. */
const PLACES = 30;

/** Lays down what is suggested: the largest of each speciality and city, and what is called after a workplace or college. */
export async function replaceSuggestions(db: Database): Promise<void> {
  await db.delete(suggestion);
  await db.execute(sql`insert into communities.suggestion (basis, key, place, community_id)
    with wanted as (
      select 'speciality' as basis, s as key, c.id, c.members from communities.community c, unnest(c.specialities) s where c.closed_at is null
      union all
      select 'city', lower(c.place), c.id, c.members from communities.community c where c.kind = 'city' and c.place is not null and c.closed_at is null
      union all
      select 'workplace', lower(c.name), c.id, c.members from communities.community c where c.kind in ('college', 'hospital') and c.closed_at is null),
    placed as (select w.*, row_number() over (partition by w.basis, w.key order by w.members desc, w.id desc) as place from wanted w)
    select basis, key, place, id from placed where place <= ${PLACES}`);
}

export interface SuggestedTo {
  readonly memberId: string;
  readonly speciality: string | null;
  readonly city: string | null;
  /** Where they work or trained. */
  readonly workplaces: readonly string[];
  readonly followedIds: readonly string[];
}

/**
 * What was laid down may not hold any more: a community has another name, field or city by now, and is not shown for the old one.
 * By whom one follows only open communities are found: of others nobody outside learns the members. Whoever is or was in one, asked or was
 * declined is not asked again.
 */
const readSuggested = prepared<{ card: string }>(
  'communities.readSuggested',
  `with found as (
      select s.community_id, 1 as weight, 'workplace' as reason, '' as filled, s.place from communities.suggestion s
          join communities.community c on c.id = s.community_id and c.kind in ('college', 'hospital') and lower(c.name) = s.key
        where s.basis = 'workplace' and exists (select from unnest($4::text[]) w where position(w in s.key) > 0)
      union all
      select f.community_id, 2, 'followed', f.known::text, -f.known from (
        select m.community_id, count(*)::int as known from communities.membership m
          join communities.community c on c.id = m.community_id and c.entry = 'open'
          where m.standing = 'member' and m.member_id = any($5::text[]) group by m.community_id) f
      union all
      select s.community_id, 3, 'city', c.place, s.place from communities.suggestion s
          join communities.community c on c.id = s.community_id and c.kind = 'city' and lower(c.place) = s.key
        where s.basis = 'city' and s.key = lower($3::text)
      union all
      select s.community_id, 4, 'speciality', s.key, s.place from communities.suggestion s
          join communities.community c on c.id = s.community_id and c.specialities @> array[s.key]
        where s.basis = 'speciality' and s.key = $2::text),
    best as (select distinct on (community_id) * from found order by community_id, weight, place)
  select ${jsonText({ ...CARD_FIELDS, reason: { key: word('b.reason'), value: string('b.filled') } })} as card
    from best b join communities.community c on c.id = b.community_id
      left join communities.membership m on m.community_id = c.id and m.member_id = $1
    where m.member_id is null and c.closed_at is null order by b.weight, b.place, c.members desc, c.id limit $6`,
);

/** JSON text of the list, the strongest reasons first. */
export async function listSuggestedText(db: Database, to: SuggestedTo, limit: number): Promise<string> {
  const { memberId, speciality, city, workplaces, followedIds } = to;
  const rows = await readSuggested(db, [memberId, speciality, city, workplaces, followedIds, limit]);
  return `{"data":[${rows.map(({ card }) => card).join(',')}]}`;
}
