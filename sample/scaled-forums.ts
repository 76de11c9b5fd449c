/** Forums of the synthetic world, a fifth of them private: memberships, and threads that only their members read. */

import { WRITER_BYLINE } from './scaled-byline.ts';
import type { ScaledItems } from './scaled-search.ts';

const FORUMS_PER_MEMBER = 8;

export interface ForumScale {
  readonly forums: number;
  readonly threads: number;
  readonly members: number;
  /** Gives the id of the n-th member, as SQL. */
  readonly member: (n: string) => string;
  readonly idOf: (kind: string, n: string) => string;
}

const forumOf = (n: string, forums: number) => `(1 + (${n}) % ${forums})::bigint`;
const isPrivate = (n: string) => `(${n}) % 5 = 0`;

const audienceOf = ({ forums, idOf }: ForumScale) =>
  `case when ${isPrivate(forumOf('n', forums))} then ${idOf('yf', forumOf('n', forums))} end`;
const AUTHOR = 'n * 7907';
const PUBLISHED_AT = `now() - n * interval '100 seconds'`;

export const threadDocuments = (scale: ForumScale): ScaledItems => ({
  kind: 'thread',
  count: scale.threads,
  itemId: scale.idOf('yt', 'n'),
  authorId: scale.member(AUTHOR),
  audience: audienceOf(scale),
  publishedAt: PUBLISHED_AT,
});

export function forumSteps(scale: ForumScale): [string, string][] {
  const { forums, threads, members, member, idOf } = scale;
  const forum = (n: string) => idOf('yf', forumOf(n, forums));
  const perForum = Math.floor(threads / forums);
  return [
    [
      'forums',
      `insert into forums.forum (id, name, about, rules, kind, language, specialities, owner_id, members, threads, activity_at, created_at)
       select ${idOf('yf', 'n')}, t.name || ' ' || n, t.about, t.rules, case when ${isPrivate('n')} then 'private' else 'public' end, t.language, t.specialities,
         ${member('n * 11')}, ${Math.floor((members * FORUMS_PER_MEMBER) / forums)}, ${perForum}, now() - n * interval '1 minute', now() - interval '300 days'
       from generate_series(1::bigint, ${forums}) n join (select f.*, row_number() over (order by id) - 1 as k from forums.forum f where id not like 'yf%') t on t.k = n % (select count(*) from forums.forum where id not like 'yf%')`,
    ],
    [
      'forum members',
      `insert into forums.membership (forum_id, member_id, standing, role, following, since)
       select ${forum('n * 7 + j * 613')}, ${idOf('ym', 'n')}, 'member', 'member', false, now() - interval '100 days'
       from generate_series(1::bigint, ${members}) n cross join generate_series(1, ${FORUMS_PER_MEMBER}) j on conflict do nothing`,
    ],
    [
      'audiences',
      `insert into library.audience_member (audience, member_id)
       select m.forum_id, m.member_id from forums.membership m join forums.forum f on f.id = m.forum_id where f.kind = 'private' and f.id like 'yf%' on conflict do nothing`,
    ],
    [
      'thread items',
      `insert into library.item (id, kind, author_id, anonymous, byline, language, specialities, title, summary, card, respondents, own_rule, audience, place, status, published_at, activity_at, comments)
       select ${idOf('yt', 'n')}, 'thread', ${member(AUTHOR)}, false, ${WRITER_BYLINE}, t.language, t.specialities, t.title, t.summary,
         t.card, t.respondents, t.own_rule, ${audienceOf(scale)}, ${forum('n')}, 'published',
         ${PUBLISHED_AT}, now() - n * interval '90 seconds', 0
       from generate_series(1::bigint, ${threads}) n
       join (select i.*, row_number() over (order by id) - 1 as k from library.item i where id not like 'yt%' and kind = 'thread' and not anonymous) t
         on t.k = n % (select count(*) from library.item where id not like 'yt%' and kind = 'thread' and not anonymous)
       join identity.member w on w.id = ${member(AUTHOR)}`,
    ],
    [
      'threads',
      `insert into forums.thread (id, forum_id, author_id, text, basis, "references", shown, announced, created_at)
       select ${idOf('yt', 'n')}, ${forum('n')}, ${member(AUTHOR)}, t.text, t.basis, '[]', true, true, now() - n * interval '100 seconds'
       from generate_series(1::bigint, ${threads}) n
       join (select h.*, row_number() over (order by id) - 1 as k from forums.thread h where id not like 'yt%') t on t.k = n % (select count(*) from forums.thread where id not like 'yt%')`,
    ],
  ];
}
