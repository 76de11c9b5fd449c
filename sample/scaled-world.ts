/**
 * A large synthetic world for measuring: members x items with comments and votes in proportion. Texts repeat; shapes,
 * sizes and distributions are those of the sample world, but for the traces of readers: a few for each item, where a case of the sample world
 * has dozens. Made by PostgreSQL itself, set by set: nothing travels.
 */
import type { Services } from '#platform/services.ts';
import type { OnStep } from './load-sample-world.ts';
import { WRITER_BYLINE } from './scaled-byline.ts';
import { forumSteps, threadDocuments } from './scaled-forums.ts';
import { searchSteps } from './scaled-search.ts';
import { VOTES_PER_QUESTION, votingSteps } from './scaled-votes.ts';

export interface Scale {
  readonly members: number;
  readonly items: number;
}

/** Asked for what cannot be: told in words, without where it happened. */
export class ScaleError extends Error {}

/** `200000x1000000` */
export function parseScale(text: string): Scale {
  const match = /^(\d{1,7})x(\d{1,8})$/.exec(text);
  const [members, items] = [Number(match?.[1]), Number(match?.[2])];
  if (!(members > 0 && items > 0)) throw new ScaleError('--scale takes members x items, at least one of each, for instance 200000x1000000');
  return { members, items };
}

const COMMENTS_PER_ITEM = 3;
const REACTIONS_PER_ITEM = 2;
/** Answers of the sample world's cases. */
const LENT_COMMENTS = `c.parent_id is null and c.id not like 'yd%' and c.item_id in (select id from library.item where kind = 'case' and id not like 'yc%')`;
const FOLLOWS_PER_MEMBER = 15;
const MEMBERS_PER_FORUM = 40;
/** Of all items; the others are cases. */
const THREADS = 0.2;

/** Ids of synthetic rows: `y` and a letter, then the number in base 16; after all real ones. */
const idOf = (kind: string, n: string) => `'${kind}' || lpad(to_hex(${n}), 14, '0')`;

/** Adds the synthetic rows; the sample world, which lends its texts, stays as it is. */
export async function loadScaledWorld(services: Services, scale: Scale, onStep: OnStep): Promise<void> {
  const started = Date.now();
  const { rows } = await services.database.pool.query(`select from identity.member where id like 'ym%' limit 1`);
  if (rows.length > 0)
    throw new ScaleError('There is a large world in this database already. For another one, begin with an empty database.');
  await services.database.transaction(async ({ client }) => {
    await client.query(
      "set local statement_timeout = 0; set local synchronous_commit = off; set local maintenance_work_mem = '1GB'; set local work_mem = '256MB'",
    );
    for (const [what, text] of steps(scale)) {
      const begun = Date.now();
      const { rowCount } = await client.query(text);
      onStep(`${what}: ${rowCount ?? 0} rows in ${((Date.now() - begun) / 1000).toFixed(1)} s`);
    }
  });
  const client = await services.database.pool.connect();
  await client.query('set statement_timeout = 0');
  await client.query('vacuum analyze');
  client.release(true);
  onStep(`scaled world ready in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

// Rows of the sample world repeat. Their number is asked apart, so that both sides of a join are plain and can be hashed.
function steps({ members, items }: Scale): [string, string][] {
  const threads = Math.floor(items * THREADS);
  const cases = items - threads;
  const member = (expression: string) => idOf('ym', `(1 + (${expression}) % ${members})::bigint`);
  const forumScale = { forums: Math.max(1, Math.ceil(members / MEMBERS_PER_FORUM)), threads, members, member, idOf };
  return [
    [
      'users',
      `insert into identity."user" (id, name, email, email_verified) select ${idOf('ym', 'n')}, '', 'm' || n || '@scaled.invalid', true from generate_series(1::bigint, ${members}) n`,
    ],
    [
      'members',
      `insert into identity.member (id, member_ref_no, language, first_name, last_name, country, country_code, province, city, speciality_id, practising_since, workplace, interests, verification)
       select ${idOf('ym', 'n')}, 'S' || lpad(n::text, 8, '0'), t.language, t.first_name, t.last_name || ' ' || n, t.country, t.country_code, t.province, t.city, t.speciality_id, t.practising_since, t.workplace, t.interests, 'verified'
       from generate_series(1::bigint, ${members}) n join (select m.*, row_number() over (order by id) - 1 as k from identity.member m where id not like 'ym%') t on t.k = n % (select count(*) from identity.member where id not like 'ym%')`,
    ],
    [
      'items',
      `insert into library.item (id, kind, author_id, anonymous, byline, language, specialities, title, summary, card, respondents, status, status_at, published_at, activity_at, solved_at, comments, helpful, answers)
       select ${idOf('yc', 'n')}, 'case', ${member('n * 7919')}, t.anonymous, case when t.anonymous then t.byline else ${WRITER_BYLINE} end,
         t.language, t.specialities, t.title, t.summary, t.card, '{"kind":"verified","specialities":[]}', 'published',
         now() - n * interval '20 seconds', now() - n * interval '20 seconds', now() - n * interval '20 seconds' + (n % 97) * interval '1 hour' * 0.01, case when n % 4 = 0 then now() - n * interval '10 seconds' end,
         ${COMMENTS_PER_ITEM}, ${REACTIONS_PER_ITEM}, case when t.answers > 0 then ${VOTES_PER_QUESTION} else 0 end
       from generate_series(1::bigint, ${cases}) n join (select i.*, row_number() over (order by id) - 1 as k from library.item i where id not like 'yc%' and kind = 'case') t on t.k = n % (select count(*) from library.item where id not like 'yc%' and kind = 'case')
       join identity.member w on w.id = ${member('n * 7919')}`,
    ],
    [
      'cases',
      `insert into cases.record (id, author_id, content, images, consent_kind, consent_at)
       select ${idOf('yc', 'n')}, ${member('n * 7919')}, t.content, t.images, 'written', (now() - n * interval '20 seconds' - interval '1 day')::date
       from generate_series(1::bigint, ${cases}) n join (select r.*, row_number() over (order by id) - 1 as k from cases.record r where id not like 'yc%') t on t.k = n % (select count(*) from cases.record where id not like 'yc%')`,
    ],
    [
      'comments',
      `insert into library.comment (id, item_id, author_id, byline, text, helpful, created_at)
       select ${idOf('yd', `n * ${COMMENTS_PER_ITEM} + j`)}, ${idOf('yc', 'n')}, w.id, ${WRITER_BYLINE}, t.text, 1, now() - n * interval '20 seconds' + j * interval '1 minute'
       from generate_series(1::bigint, ${cases}) n cross join generate_series(0, ${COMMENTS_PER_ITEM - 1}) j
       join (select c.*, row_number() over (order by c.id) - 1 as k from library.comment c where ${LENT_COMMENTS}) t on t.k = (n * ${COMMENTS_PER_ITEM} + j) % (select count(*) from library.comment c where ${LENT_COMMENTS})
       join identity.member w on w.id = ${member('n * 31 + j * 17')}`,
    ],
    [
      'reactions',
      `insert into library.reaction (target, target_id, member_id, reaction) select 'item', ${idOf('yc', 'n')}, ${member('n * 13 + j')}, 'helpful'
       from generate_series(1::bigint, ${cases}) n cross join generate_series(0, ${REACTIONS_PER_ITEM - 1}) j on conflict do nothing`,
    ],
    ...votingSteps({ cases, member, idOf }),
    [
      'follows',
      `insert into network.follow (follower_id, member_id, at) select ${idOf('ym', 'n')}, ${member('n * 37 + j * 101')}, now() - j * interval '1 day'
       from generate_series(1::bigint, ${members}) n cross join generate_series(1, ${FOLLOWS_PER_MEMBER}) j on conflict do nothing`,
    ],
    [
      'follow counts',
      `insert into network.follow_count (member_id, followers, following)
       select coalesce(a.id, b.id), coalesce(a.n, 0), coalesce(b.n, 0)
       from (select member_id as id, count(*) as n from network.follow where member_id like 'ym%' group by 1) a
       full join (select follower_id as id, count(*) as n from network.follow where follower_id like 'ym%' group by 1) b on a.id = b.id on conflict do nothing`,
    ],
    ...forumSteps(forumScale),
    ...searchSteps([
      {
        kind: 'case',
        count: cases,
        itemId: idOf('yc', 'n'),
        authorId: member('n * 7919'),
        audience: 'null',
        publishedAt: `now() - n * interval '20 seconds'`,
      },
      threadDocuments(forumScale),
    ]),
  ];
}
