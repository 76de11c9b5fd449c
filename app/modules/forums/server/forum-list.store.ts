/** Lists of forums, built as JSON by PostgreSQL. What outsiders may not know of a private forum is left out here, in the query. */
import type { Database } from '#platform/db/database.ts';
import { flag, type JsonFields, jsonText, orNull, string, timeOrNull, value, word } from '#platform/db/json-text.ts';
import { decodeCursor, encodeCursor } from '#platform/db/keyset.ts';
import type { ForumKind } from '../forums.contract.ts';

/** `f` is the forum, `m` what the reader is to it. */
const SEES_MORE = `(f.kind <> 'private' or m.standing = 'member')`;
const ifSeen = (sql: string) => `case when ${SEES_MORE} then ${sql} end`;

const forumCard = (reason: string): JsonFields => ({
  id: word('f.id'),
  name: string('f.name'),
  about: string('f.about'),
  kind: word('f.kind'),
  language: word('f.language'),
  specialities: value('to_json(f.specialities)'),
  members: orNull(ifSeen('f.members')),
  threads: orNull(ifSeen('f.threads')),
  activityAt: timeOrNull(ifSeen('f.activity_at')),
  standing: word(`coalesce(m.standing, 'none')`),
  role: string(`case when m.standing = 'member' then m.role end`),
  closed: flag('f.closed_at is not null'),
  reason: orNull(reason),
});

const CARD = jsonText(forumCard('null::text'));
const reasonText = (key: string, filled: string) => jsonText({ key: word(key), value: string(filled) });

interface CardRow {
  card: string;
  key: string;
  id: string;
  /** When the first page was read, where further ones are to know it. */
  begun?: string;
}

async function pageOfCards(db: Database, text: string, values: readonly unknown[], limit: number): Promise<string> {
  const { rows } = await db.client.query<CardRow>({ text, values: [...values] });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const further = last?.begun === undefined ? [] : [last.begun];
  const cursor = rows.length > limit && last !== undefined ? JSON.stringify(encodeCursor([last.key, last.id, ...further])) : 'null';
  return `{"data":[${shown.map(({ card }) => card).join(',')}],"nextCursor":${cursor}}`;
}

export interface ForumFilter {
  readonly speciality?: string | undefined;
  readonly kind?: ForumKind | undefined;
  readonly q?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** All forums, by name: any other order would tell something of private ones. */
export function listForumsText(
  db: Database,
  viewerId: string | null,
  { speciality, kind, q, cursor, limit }: ForumFilter,
): Promise<string> {
  const after = decodeCursor(cursor, 2);
  const values: unknown[] = [viewerId, limit + 1];
  const at = (one: unknown) => `$${values.push(one)}`;
  const conditions = ['true'];
  if (speciality !== undefined) conditions.push(`f.specialities @> array[${at(speciality)}]::text[]`);
  if (kind !== undefined) conditions.push(`f.kind = ${at(kind)}`);
  // Every word, wherever it stands in the name or in what the forum is about.
  for (const one of (q ?? '').split(/\s+/).filter(Boolean).slice(0, 6)) {
    const pattern = at(`%${one.replace(/[\\%_]/g, '\\$&')}%`);
    conditions.push(`(f.name ilike ${pattern} or f.about ilike ${pattern})`);
  }
  if (after !== null) conditions.push(`(lower(f.name), f.id) > (${at(after[0])}::text, ${at(after[1])}::text)`);
  const text = `select ${CARD} as card, lower(f.name) as key, f.id
    from forums.forum f left join forums.membership m on m.forum_id = f.id and m.member_id = $1::text
    where ${conditions.join(' and ')} order by lower(f.name), f.id limit $2`;
  return pageOfCards(db, text, values, limit);
}

/**
 * Forums of a member. Others learn of those that everyone may read, and of those they share with them. What something has happened in since
 * the first page was read comes last on further ones: it would else stand where nobody looks any more.
 */
export function listFollowedText(
  db: Database,
  viewerId: string,
  memberId: string,
  { owned, cursor, limit }: { owned: boolean; cursor?: string | undefined; limit: number },
): Promise<string> {
  const after = decodeCursor(cursor, 3);
  const values: unknown[] = [viewerId, memberId, limit + 1];
  const own = viewerId === memberId;
  const seen = own ? `t.standing in ('member', 'requested')` : `t.standing = 'member' and (f.kind = 'public' or m.standing = 'member')`;
  // Of a private forum whose request waits, the time of the request is known and nothing else.
  const time = `case when t.standing = 'member' then f.activity_at else t.since end`;
  const [key, begun] =
    after === null ? [time, 'now()'] : [`case when ${time} < $6::timestamptz then ${time} else '-infinity' end`, '$6::timestamptz'];
  if (after !== null) values.push(...after);
  const text = `select ${CARD} as card, (${key})::text as key, f.id, (${begun})::text as begun
    from forums.membership t join forums.forum f on f.id = t.forum_id
      left join forums.membership m on m.forum_id = f.id and m.member_id = $1::text
    where t.member_id = $2 and ${seen} ${owned ? `and t.standing = 'member' and t.role = 'owner'` : ''} ${after === null ? '' : `and (${key}, f.id) < ($4::timestamptz, $5::text)`}
    order by ${key} desc, f.id desc limit $3`;
  return pageOfCards(db, text, values, limit);
}

/**
 * As the job ranked them last, without those the reader is or was in. What has given a speciality up since then is not suggested for it;
 * what has become private since then is suggested to nobody for how busy it was: outsiders may not know it.
 */
export async function listSuggestedText(db: Database, viewerId: string, speciality: string | null, limit: number): Promise<string> {
  const text = `select ${jsonText(forumCard(reasonText('s.reason', 's.filled')))} as card, '' as key, f.id
    from (select distinct on (s.forum_id) s.forum_id, s.speciality, s.place, s.reason,
        case s.reason when 'speciality' then s.speciality when 'exchange' then (x.threads + x.answers)::text end as filled
      from forums.suggestion s join forums.forum g on g.id = s.forum_id left join forums.exchange x on x.forum_id = s.forum_id
      where s.speciality = '' or (s.speciality = $2 and g.specialities @> array[s.speciality]) order by s.forum_id, s.speciality desc) s
    join forums.forum f on f.id = s.forum_id
    left join forums.membership m on m.forum_id = f.id and m.member_id = $1
    where m.standing is null and f.closed_at is null and (f.kind <> 'private' or s.reason = 'speciality')
    order by s.speciality = '', s.place limit $3`;
  return pageOfCards(db, text, [viewerId, speciality ?? '', limit], limit);
}

/** The most exchange first; never private ones, of which outsiders may not know how busy they are. */
export async function listMostActiveText(
  db: Database,
  viewerId: string | null,
  speciality: string | undefined,
  limit: number,
): Promise<string> {
  const reason = reasonText(`'exchange'`, '(x.threads + x.answers)::text');
  const text = `select ${jsonText(forumCard(reason))} as card, '' as key, f.id
    from forums.exchange x join forums.forum f on f.id = x.forum_id
      left join forums.membership m on m.forum_id = f.id and m.member_id = $1::text
    where f.kind <> 'private' and f.closed_at is null and x.score > 0 and ($2::text is null or f.specialities @> array[$2]::text[])
    order by x.score desc, x.forum_id desc limit $3`;
  return pageOfCards(db, text, [viewerId, speciality ?? null, limit], limit);
}

/** Cards of these forums in the order of `ids`, as JSON text of an array. */
export async function forumCardsText(db: Database, viewerId: string | null, ids: readonly string[]): Promise<string> {
  const { rows } = await db.client.query<{ card: string }>(
    `select ${CARD} as card from unnest($2::text[]) with ordinality w(id, n) join forums.forum f on f.id = w.id
      left join forums.membership m on m.forum_id = f.id and m.member_id = $1::text order by w.n`,
    [viewerId, ids],
  );
  return `[${rows.map(({ card }) => card).join(',')}]`;
}
