import type { Byline } from '#modules/identity/byline.contract.ts';
import type { PlaceRole } from '#modules/library/place-membership.contract.ts';
import { askAgainAt, closingView, isMember } from '#modules/library/server/library.public.ts';
import type { Viewer } from '#platform/session/viewer.ts';
import type { ForumView } from '../forums.contract.ts';
import { may, relationOf, writeRefusal } from './forum.policy.ts';
import type { FoundForum } from './forum.store.ts';

/** A forum as one reader may know it. Of a private one, those outside learn what lists tell them and nothing else. */
export function forumView(
  forum: FoundForum,
  viewer: Viewer,
  stewards: readonly { byline: Byline; role: PlaceRole }[],
  now = new Date(),
): ForumView {
  const relation = relationOf(forum, viewer);
  const { id, name, about, kind, language, specialities, standing, role } = forum;
  const seesMore = kind !== 'private' || isMember(relation);
  const { mutedUntil } = forum;
  return {
    id,
    name,
    about,
    kind,
    language,
    specialities,
    members: seesMore ? forum.members : null,
    threads: seesMore ? forum.threads : null,
    activityAt: seesMore ? forum.activityAt.toISOString() : null,
    standing,
    role,
    closed: forum.closedAt !== null,
    reason: null,
    rules: seesMore ? forum.rules : [],
    stewards: [...stewards],
    createdAt: seesMore ? forum.createdAt.toISOString() : null,
    version: seesMore ? forum.version : 0,
    closing: seesMore ? closingView(forum, may('tend', relation, now)) : null,
    mutedUntil: mutedUntil !== null && mutedUntil > now ? mutedUntil.toISOString() : null,
    askAgainAt: askAgainAt(relation)?.toISOString() ?? null,
    following: isMember(relation) && forum.following === true,
    waiting: forum.waiting,
    can: {
      read: may('read', relation, now),
      write: may('write', relation, now),
      join: may('join', relation, now),
      enterPassword: may('enterPassword', relation, now),
      request: may('request', relation, now),
      withdrawRequest: may('withdrawRequest', relation, now),
      leave: may('leave', relation, now),
      seeMembers: may('seeMembers', relation, now),
      tend: may('tend', relation, now),
      change: may('change', relation, now),
      close: may('close', relation, now),
      reopen: may('reopen', relation, now),
      delete: may('delete', relation, now),
    },
    writeRefusal: writeRefusal(relation, now),
  };
}
