import type { Byline } from '#modules/identity/byline.contract.ts';
import { type Cell, copyRows } from './copy-rows.ts';
import { sampleId } from './sample-id.ts';
import type { SamplePart } from './sample-part.ts';

const DAYS = 14;
const READ_AFTER_MS = 20 * 3_600_000;

/** What colleagues did in the last two weeks that concerns a member: answers and replies by item, best answers, new followers. */
const HAPPENED = `
  with told as (
    select coalesce(p.author_id, i.author_id) member_id, case when p.id is null then 'comment' else 'reply' end kind,
      c.byline::jsonb byline, c.item_id, c.id comment_id, c.created_at at
    from library.comment c join library.item i on i.id = c.item_id left join library.comment p on p.id = c.parent_id
    where c.author_id <> coalesce(p.author_id, i.author_id) and i.status = 'published' and c.created_at > $2 and c.created_at <= $3
    union all
    select c.author_id, 'bestAnswer', i.byline::jsonb, c.item_id, c.id, c.created_at + interval '5 hours'
    from library.comment c join library.item i on i.id = c.item_id
    where c.best and c.author_id <> i.author_id and i.status = 'published' and c.created_at > $2 and c.created_at <= $3 - interval '5 hours'
    union all
    select f.member_id, 'follow', null, null, f.follower_id, f.at from network.follow f where f.at > $2 and f.at <= $3)
  select member_id, kind, item_id, (array_agg(byline order by at desc))[1] byline, (array_agg(comment_id order by at))[1] first,
    (array_agg(comment_id order by at desc))[1] last, count(*)::int count, min(at) started_at, max(at) at
  from told where member_id = any($1) group by member_id, kind, item_id, case when kind = 'follow' then date_trunc('day', at) end
  order by at`;

interface Happened {
  readonly member_id: string;
  readonly kind: 'comment' | 'reply' | 'bestAnswer' | 'follow';
  readonly item_id: string | null;
  readonly byline: Byline | null;
  readonly first: string;
  readonly last: string;
  readonly count: number;
  readonly started_at: Date;
  readonly at: Date;
}

const COLUMNS = [
  'id',
  'member_id',
  'kind',
  'byline',
  'item_id',
  'comment_id',
  'count',
  'in_app',
  'started_at',
  'at',
  'read_at',
  'awaits_mail',
];

/** Comes after everything that members are told of. Older ones were read the day after; nothing of it is sent. */
export const loadSampleNotifications: SamplePart = async ({ client, world, bylines, now }) => {
  const since = new Date(now.getTime() - DAYS * 86_400_000);
  const { rows } = await client.query<Happened>(HAPPENED, [world.people.map(({ id }) => id), since, now]);
  const cells = rows.map(({ member_id, kind, item_id, byline, first, last, count, started_at, at }): Cell[] => {
    const by = kind === 'follow' ? bylines.named(last) : byline;
    const read = new Date(at.getTime() + READ_AFTER_MS);
    return [
      sampleId(`notification/${member_id}/${kind}/${first}`, at),
      member_id,
      kind,
      by,
      item_id,
      kind === 'follow' ? null : first,
      count,
      true,
      started_at,
      at,
      read < now ? read : null,
      false,
    ];
  });
  await copyRows(client, 'notifications.notification', COLUMNS, cells);
  return `${cells.length} notifications`;
};
