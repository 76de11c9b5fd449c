/** Coming in and leaving. */

import type { Standing } from '#modules/library/place-membership.contract.ts';
import { askAgainAt, isMember, tends } from '#modules/library/server/library.public.ts';
import { networkOf } from '#platform/http/network.ts';
import type { MemberContext } from '#platform/operation/context.ts';
import { Failure } from '#platform/operation/failure.ts';
import { handle } from '#platform/operation/handler.ts';
import {
  checkForumPassword,
  followForum,
  joinForum,
  leaveForum,
  sendJoinRequest,
  withdrawJoinRequest,
} from '../forum-membership.contract.ts';
import { type ForumKind, forumDutyEnded, forumJoinRequested, joinRequestEnded } from '../forums.contract.ts';
import { may, relationOf } from './forum.policy.ts';
import { type FoundForum, lockForum } from './forum.store.ts';
import { changeMembership, countTries, deleteRequest, type Tries, takeTryBack, triesOf } from './forum-membership.store.ts';
import { isPassword, trySubjects } from './forum-password.policy.ts';
import { accessForum, accessForumTo, setStanding } from './forums.public.ts';

const placeIn = ({ id }: Pick<FoundForum, 'id'>, standing: Standing) => ({ forumId: id, standing });

/** Throws why somebody outside may not come in by this way. */
function assertWayIn(forum: FoundForum, kind: ForumKind): void {
  if (forum.standing === 'removed') throw new Failure('forums.keptOut');
  if (forum.closedAt !== null) throw new Failure('forums.closed');
  if (forum.kind !== kind) throw new Failure('forums.otherWayIn');
}

/** Read again under the lock: the forum, or what the member is to it, may have changed meanwhile. */
async function lockedForum({ db, viewer }: MemberContext, id: string): Promise<FoundForum> {
  await lockForum(db, id);
  return accessForum(db, viewer, id);
}

/** By their own hand; where the forum was private when they asked, nobody has to decide on that any more. */
async function comeIn(context: MemberContext, { id, standing }: FoundForum): Promise<void> {
  await setStanding(context, id, context.viewer.id, { standing: 'member' });
  if (standing === 'requested') await context.emit(joinRequestEnded, { forumId: id, memberId: context.viewer.id });
}

export const membershipHandlers = [
  handle(joinForum, async (context, { forumId }) => {
    const forum = await lockedForum(context, forumId);
    if (isMember(forum)) return placeIn(forum, 'member');
    assertWayIn(forum, 'public');
    await comeIn(context, forum);
    return placeIn(forum, 'member');
  }),

  handle(checkForumPassword, async (context, { forumId, password }) => {
    const { db, viewer } = context;
    const seen = await accessForum(db, viewer, forumId);
    if (isMember(seen)) return placeIn(seen, 'member');
    assertWayIn(seen, 'protected');
    const isRight = await tryPassword(context, seen, password);
    const forum = await lockedForum(context, forumId);
    if (isMember(forum)) return placeIn(forum, 'member');
    assertWayIn(forum, 'protected');
    // Changed while it was being looked at: what was right is so no more.
    await countTry(context, forum, isRight && forum.passwordHash === seen.passwordHash);
    await comeIn(context, forum);
    return placeIn(forum, 'member');
  }),

  handle(sendJoinRequest, async (context, { forumId, note }) => {
    const { viewer, emit } = context;
    const forum = await lockedForum(context, forumId);
    if (isMember(forum) || forum.standing === 'requested') return placeIn(forum, forum.standing);
    assertWayIn(forum, 'private');
    if (!may('request', relationOf(forum, viewer)))
      throw new Failure('forums.askAgainLater', { details: { from: askAgainAt(forum)?.toISOString() } });
    await setStanding(context, forumId, viewer.id, { standing: 'requested', note: note === '' ? null : note });
    await emit(forumJoinRequested, { forumId, memberId: viewer.id, at: new Date().toISOString() });
    return placeIn(forum, 'requested');
  }),

  handle(withdrawJoinRequest, async (context, { forumId }) => {
    const forum = await lockedForum(context, forumId);
    // The page that asks does not know it yet: whoever wants to leave is asked on one that does.
    if (isMember(forum)) throw new Failure('forums.acceptedMeanwhile');
    if (forum.standing !== 'requested') return placeIn(forum, forum.standing);
    const isMuted = forum.mutedUntil !== null && forum.mutedUntil > new Date();
    // A muting stands where the request does: it is not forgotten with it.
    if (isMuted) await setStanding(context, forumId, context.viewer.id, { standing: 'left' });
    else await deleteRequest(context.db, forumId, context.viewer.id);
    await context.emit(joinRequestEnded, { forumId, memberId: context.viewer.id });
    return placeIn(forum, isMuted ? 'left' : 'none');
  }),

  handle(leaveForum, async (context, { forumId }) => {
    const forum = await lockedForum(context, forumId);
    if (!isMember(forum)) return placeIn(forum, forum.standing);
    if (forum.role === 'owner') throw new Failure('forums.ownerStays');
    await setStanding(context, forumId, context.viewer.id, { standing: 'left' });
    if (tends(forum)) await context.emit(forumDutyEnded, { forumId, memberId: context.viewer.id });
    return placeIn(forum, 'left');
  }),

  handle(followForum, async ({ db, viewer }, { forumId, following }) => {
    await accessForumTo(db, viewer, forumId, 'follow');
    await changeMembership(db, forumId, viewer.id, { following });
    return { following };
  }),
];

/** Throws where whoever has tried as often as any of these may is told to wait, whatever they typed. `besides`: how many more there are to be. */
function assertWithin(limits: Limits, counted: readonly Tries[], besides = 0): void {
  const over = limits.flatMap(({ subject, most }) => counted.filter((one) => one.subject === subject && one.tries + besides > most));
  if (over.length === 0) return;
  const seconds = Math.max(...over.map((one) => one.seconds));
  throw new Failure('forums.tooManyTries', { values: { minutes: Math.ceil(seconds / 60) }, details: { seconds } });
}

type Limits = ReturnType<typeof trySubjects>;

const limitsOf = ({ viewer, ip, services }: MemberContext): Limits => trySubjects(services.settings.secret, viewer.id, networkOf(ip));
const subjectsOf = (limits: Limits): string[] => limits.map(({ subject }) => subject);

/** Whether it is right, which nobody is told before the try is counted: the look is long, and holds no lock. */
async function tryPassword(context: MemberContext, { id, passwordHash }: FoundForum, password: string): Promise<boolean> {
  const limits = limitsOf(context);
  assertWithin(limits, await triesOf(context.db, id, subjectsOf(limits)), 1);
  return passwordHash !== null && (await isPassword(password, passwordHash));
}

/** The forum is locked before its counters, as by whoever ends it or gives it a new password: two who wait for each other wait for good. */
async function countTry(context: MemberContext, { id }: FoundForum, isRight: boolean): Promise<void> {
  const limits = limitsOf(context);
  assertWithin(limits, await countTries(context.db, id, subjectsOf(limits)));
  if (!isRight) throw new Failure('forums.wrongPassword', { fields: { password: 'forums.validation.wrongPassword' }, keepsWrites: true });
  await takeTryBack(context.db, id, subjectsOf(limits));
}
