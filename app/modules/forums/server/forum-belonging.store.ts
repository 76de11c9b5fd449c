/** The forums of a member, whose threads their feed brings. */
import { addMemberPlaces, type NamedPlace } from '#modules/library/server/library.public.ts';
import { prepared } from '#platform/db/database.ts';

const forumsOf = prepared<NamedPlace>(
  'forums.ofMember',
  `select f.id, f.name from forums.membership m join forums.forum f on f.id = m.forum_id
    where m.member_id = $1 and m.standing = 'member' order by f.activity_at desc, f.id desc limit $2`,
);

addMemberPlaces((db, memberId, limit) => forumsOf(db, [memberId, limit]));
