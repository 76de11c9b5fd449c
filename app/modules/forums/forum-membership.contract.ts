/** Coming into a forum and leaving it, and what its owner and moderators do about members. */

import { z } from 'zod';
import { Byline } from '#modules/identity/byline.contract.ts';
import { MEMBER_LISTS, MemberActs, PLACE_ROLES, REQUEST_NOTE_LENGTH, STANDINGS } from '#modules/library/place-membership.contract.ts';
import { Id } from '#platform/operation/id.ts';
import { command, main, query } from '#platform/operation/operation.ts';
import { PageInput, pageOf } from '#platform/operation/paging.ts';
import { lineOrNone } from '#platform/richtext/line.ts';

/** What the reader is to the forum now. */
const Place = z.strictObject({ forumId: z.string(), standing: z.enum(STANDINGS) });

const entering = { 'forums.notFound': 404, 'forums.otherWayIn': 409, 'forums.keptOut': 403, 'forums.closed': 409 } as const;

export const joinForum = command('forums.joinForum', {
  summary: 'Joins a public forum.',
  http: main.post('/join-forum'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ forumId: Id }),
  output: Place,
  errors: entering,
});

export const checkForumPassword = command('forums.checkForumPassword', {
  summary:
    'Joins a protected forum by its password. In one forum, 5 wrong passwords of a member, 20 from an address and 2,000 in all may be tried in 15 minutes; after that no password is looked at.',
  http: main.post('/forum_check_password'),
  access: 'member',
  rate: 'auth',
  input: z.strictObject({ forumId: Id, password: z.string().min(1, { error: 'validation.required' }).max(200) }),
  output: Place,
  errors: { ...entering, 'forums.wrongPassword': 403, 'forums.tooManyTries': 429 },
});

export const sendJoinRequest = command('forums.sendJoinRequest', {
  summary: 'Asks to be let into a private forum. After a refusal one may ask again in 14 days.',
  http: main.post('/send-join-request'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ forumId: Id, note: lineOrNone(REQUEST_NOTE_LENGTH).default('') }),
  output: Place,
  errors: { ...entering, 'forums.askAgainLater': 409 },
});

export const withdrawJoinRequest = command('forums.withdrawJoinRequest', {
  summary: 'Takes an own request back while it is under review. One that was accepted meanwhile is not undone by it.',
  http: main.post('/withdraw-join-request'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ forumId: Id }),
  output: Place,
  errors: { 'forums.notFound': 404, 'forums.acceptedMeanwhile': 409 },
});

export const leaveForum = command('forums.leaveForum', {
  summary: 'Leaves a forum; from that moment the member reads nothing of a closed one. Its owner hands it over first.',
  http: main.post('/leave-forum'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ forumId: Id }),
  output: Place,
  errors: { 'forums.notFound': 404, 'forums.ownerStays': 409 },
});

export const followForum = command('forums.followForum', {
  summary: 'Is told of new threads, or no longer.',
  http: main.post('/follow-forum'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ forumId: Id, following: z.boolean() }),
  output: z.strictObject({ following: z.boolean() }),
  errors: { 'forums.notFound': 404, 'forums.notAllowed': 403 },
});

// ---------- the desk ----------

export const ForumMember = z.strictObject({
  memberId: z.string(),
  byline: Byline,
  role: z.enum(PLACE_ROLES),
  /** When they became what they are now. */
  since: z.string(),
  mutedUntil: z.string().nullable(),
  /** What they wrote when they asked. */
  note: z.string().nullable(),
  can: MemberActs.extend({ mute: z.boolean() }),
});
export type ForumMember = z.infer<typeof ForumMember>;

export const listForumMembers = query('forums.listForumMembers', {
  summary: 'Members of a forum, longest first; requests and those who were removed, for its owner and moderators.',
  http: main.get('/forum-members'),
  access: 'member',
  rate: 'read',
  input: z.strictObject({ forumId: Id, list: z.enum(MEMBER_LISTS).default('member'), ...PageInput }),
  output: pageOf(ForumMember),
  errors: { 'forums.notFound': 404, 'forums.notAllowed': 403 },
});

const desk = { 'forums.notFound': 404, 'forums.notAllowed': 403, 'forums.memberNotFound': 404 } as const;

export const decideRequest = command('forums.decideRequest', {
  summary: 'Accepts or declines a request to join.',
  http: main.post('/decide-join-request'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ forumId: Id, memberId: Id, accept: z.boolean() }),
  output: z.strictObject({ memberId: z.string(), standing: z.enum(STANDINGS) }),
  errors: desk,
});

export const takeBackDecline = command('forums.takeBackDecline', {
  summary: 'Lets a request that was declined wait again, within 10 minutes, and takes back that who asked was told so.',
  http: main.post('/take-back-decline'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ forumId: Id, memberId: Id }),
  output: z.strictObject({ memberId: z.string(), standing: z.enum(STANDINGS) }),
  errors: desk,
});

export const MUTE_DAYS = [1, 7, 30, 90] as const;

export const muteMember = command('forums.muteMember', {
  summary: 'Lets a member read but not write for some days; 0 ends it.',
  http: main.post('/mute-forum-member'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ forumId: Id, memberId: Id, days: z.int().min(0).max(365) }),
  output: z.strictObject({ memberId: z.string(), mutedUntil: z.string().nullable() }),
  errors: desk,
});

export const removeMember = command('forums.removeMember', {
  summary: 'Takes a member out; they cannot come back by themselves.',
  http: main.post('/remove-forum-member'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ forumId: Id, memberId: Id }),
  output: z.strictObject({ memberId: z.string() }),
  errors: desk,
});

export const readmitMember = command('forums.readmitMember', {
  summary:
    'Takes somebody in again who was removed, and takes back that they were told so. Whoever was moderator becomes so again by its owner.',
  http: main.post('/readmit-forum-member'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ forumId: Id, memberId: Id, role: z.enum(['member', 'moderator']).default('member') }),
  output: z.strictObject({ memberId: z.string() }),
  errors: desk,
});

export const setForumRole = command('forums.setForumRole', {
  summary: 'Makes a member a moderator, or a moderator a member. Only the owner may.',
  http: main.post('/set-forum-role'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ forumId: Id, memberId: Id, role: z.enum(['member', 'moderator']) }),
  output: z.strictObject({ memberId: z.string(), role: z.enum(PLACE_ROLES) }),
  errors: desk,
});

export const handOverForum = command('forums.handOverForum', {
  summary: 'Gives the forum to another verified member; who owned it stays as a moderator.',
  http: main.post('/hand-over-forum'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ forumId: Id, memberId: Id }),
  output: z.strictObject({ ownerId: z.string() }),
  errors: { ...desk, 'forums.notVerified': 409, 'forums.ownsEnough': 409 },
});
