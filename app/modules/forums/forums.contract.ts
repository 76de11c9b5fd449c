/** Forums: found, opened by anybody, by a password or by request, and settled by those who own them. */

import { z } from 'zod';
import { Byline } from '#modules/identity/byline.contract.ts';
import { PlaceClosing } from '#modules/library/place-closing.contract.ts';
import { PLACE_ROLES, STANDINGS } from '#modules/library/place-membership.contract.ts';
import { Speciality } from '#modules/reference/reference.contract.ts';
import { event } from '#platform/events/event.ts';
import { Id, Version } from '#platform/operation/id.ts';
import { command, main, query } from '#platform/operation/operation.ts';
import { PageInput, pageOf } from '#platform/operation/paging.ts';
import { line } from '#platform/richtext/line.ts';

/** Public: anyone reads. Protected: whoever knows the password. Private: whoever was accepted. */
export const FORUM_KINDS = ['public', 'protected', 'private'] as const;
export type ForumKind = (typeof FORUM_KINDS)[number];

export const PASSWORD_LENGTH = { min: 8, max: 72 } as const;
/** Wrong passwords of one member in one forum, in so many minutes. */
export const PASSWORD_TRIES = { most: 5, minutes: 15 } as const;
export const ABOUT_LENGTH = 600;
export const RULE_LENGTH = 240;
export const MAX_RULES = 12;

const count = z.int().nonnegative();

/** Why a forum is suggested; `value` fills the sentence. */
const ForumReason = z.strictObject({ key: z.enum(['speciality', 'exchange', 'newForum']), value: z.string().nullable() });

/**
 * A forum as lists show it. Of a private one, outsiders learn its name, what it is about, its specialities and language, whether it is
 * closed, and nothing else.
 */
export const ForumCard = z.strictObject({
  id: z.string(),
  name: z.string(),
  about: z.string(),
  kind: z.enum(FORUM_KINDS),
  language: z.enum(['en', 'id']),
  specialities: z.array(z.string()),
  members: count.nullable(),
  threads: count.nullable(),
  activityAt: z.string().nullable(),
  standing: z.enum(STANDINGS),
  role: z.enum(PLACE_ROLES).nullable(),
  /** It is read and not written in. */
  closed: z.boolean(),
  reason: ForumReason.nullable(),
});
export type ForumCard = z.infer<typeof ForumCard>;

export const ForumView = ForumCard.extend({
  rules: z.array(z.string()),
  /** The owner first, then the moderators; empty for those who may not know. */
  stewards: z.array(z.strictObject({ byline: Byline, role: z.enum(PLACE_ROLES) })),
  /** Null for those outside a private one, as is `closing`. */
  createdAt: z.string().nullable(),
  /** Rises with every change of the settings; for those outside a private one it stays 0. */
  version: z.int(),
  closing: PlaceClosing.nullable(),
  /** When the reader may write again, while they are muted. */
  mutedUntil: z.string().nullable(),
  /** From when a request that was declined may be repeated. */
  askAgainAt: z.string().nullable(),
  /** The reader is told of new threads. */
  following: z.boolean(),
  /** Requests that wait, for those who decide them. */
  waiting: count,
  can: z.strictObject({
    read: z.boolean(),
    write: z.boolean(),
    join: z.boolean(),
    enterPassword: z.boolean(),
    request: z.boolean(),
    withdrawRequest: z.boolean(),
    leave: z.boolean(),
    seeMembers: z.boolean(),
    /** Requests, members, threads: the desk. */
    tend: z.boolean(),
    change: z.boolean(),
    close: z.boolean(),
    reopen: z.boolean(),
    delete: z.boolean(),
  }),
  /** Why the reader may not write, as the last part of a text key: `write.notMember`. */
  writeRefusal: z.enum(['forumClosed', 'signIn', 'notMember', 'notVerified', 'muted']).nullable(),
});
export type ForumView = z.infer<typeof ForumView>;

export const listForums = query('forums.listForums', {
  summary: 'All forums by name, narrowed by speciality, kind or words of the name.',
  http: main.get('/forums'),
  access: 'anyone',
  rate: 'read',
  input: z.strictObject({
    ...PageInput,
    speciality: Speciality.optional(),
    kind: z.enum(FORUM_KINDS).optional(),
    q: z.string().trim().max(80).optional(),
  }),
  output: pageOf(ForumCard),
  errors: {},
});

const OwnedOnly = { /** Only those that are theirs: ten at most. */ owned: z.stringbool().or(z.boolean()).default(false) };

export const listOwnForums = query('forums.listOwnForums', {
  summary: 'Forums the reader belongs to, most recently active first, and their requests that are under review.',
  http: main.get('/followed-forum'),
  access: 'member',
  rate: 'read',
  input: z.strictObject({ ...OwnedOnly, ...PageInput }),
  output: pageOf(ForumCard),
  errors: {},
});

export const listFollowedForums = query('forums.listFollowedForums', {
  summary:
    'Forums a member belongs to, most recently active first; to others only those that everyone may read, and those they share. Own ones include requests that are under review.',
  http: main.get('/followed-forum/:memberId'),
  access: 'member',
  rate: 'read',
  input: z.strictObject({ memberId: Id, ...OwnedOnly, ...PageInput }),
  output: pageOf(ForumCard),
  errors: {},
});

const LONGEST_RANKING = 30;

export const listSuggestedForums = query('forums.listSuggestedForums', {
  summary: 'Forums the reader is not in: of their speciality first, then where there is exchange. Each says why.',
  http: main.get('/suggested-forum'),
  access: 'member',
  rate: 'read',
  input: z.strictObject({ limit: z.coerce.number().int().min(1).max(LONGEST_RANKING).default(LONGEST_RANKING) }),
  output: pageOf(ForumCard),
  errors: {},
});

export const listMostActiveForums = query('forums.listMostActiveForums', {
  summary: 'Forums with the most exchange in the last seven days, as counted last. Private ones are never among them.',
  http: main.get('/most-active-forum'),
  access: 'anyone',
  rate: 'read',
  input: z.strictObject({
    speciality: Speciality.optional(),
    limit: z.coerce.number().int().min(1).max(LONGEST_RANKING).default(LONGEST_RANKING),
  }),
  output: pageOf(ForumCard),
  errors: {},
});

export const getForum = query('forums.getForum', {
  summary: 'One forum, as far as the reader may know it.',
  http: main.get('/get-forum-detail'),
  access: 'anyone',
  rate: 'read',
  input: z.strictObject({ id: Id }),
  output: ForumView,
  errors: { 'forums.notFound': 404 },
});

// ---------- opening and settings ----------

const Password = z
  .string()
  .min(PASSWORD_LENGTH.min, { error: 'forums.validation.passwordLength' })
  .max(PASSWORD_LENGTH.max, { error: 'forums.validation.passwordLength' });

const ForumSettings = {
  name: line(80, 'forums.validation.name', { least: 3, tooLong: 'forums.validation.name' }),
  about: line(ABOUT_LENGTH, 'forums.validation.about', { least: 10, tooLong: 'forums.validation.about' }),
  rules: z.array(line(RULE_LENGTH, undefined, { tooLong: 'forums.validation.rule' })).max(MAX_RULES, { error: 'forums.validation.rules' }),
  kind: z.enum(FORUM_KINDS),
  language: z.enum(['en', 'id']),
  specialities: z.array(Speciality).max(3),
  /** Of protected forums. Left out of a change, the password stays as it is. */
  password: Password.optional(),
};

export const addForum = command('forums.addForum', {
  summary: 'Opens a forum; its author owns it. A member owns at most ten.',
  http: main.post('/addforum'),
  access: 'verified',
  rate: 'post',
  input: z.strictObject(ForumSettings),
  output: z.strictObject({ id: z.string() }),
  errors: { 'forums.tooManyForums': 409 },
});

export const changeForum = command('forums.changeForum', {
  summary:
    'Changes the settings. What was written in a closed forum stays closed: such a forum does not become public once it has threads. A stale change is refused.',
  http: main.patch('/forums/:id'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ id: Id, version: Version, ...ForumSettings }),
  output: z.strictObject({ id: z.string(), version: z.int() }),
  errors: { 'forums.notFound': 404, 'forums.notAllowed': 403, 'forums.staleForum': 409, 'forums.staysClosed': 409 },
});

// ---------- events ----------

/** There is a new forum, or what is said of one has changed. */
export const forumChanged = event('forums.forumChanged', z.strictObject({ forumId: z.string() }));
/** Somebody asks to be let into a private forum. */
export const forumJoinRequested = event(
  'forums.forumJoinRequested',
  z.strictObject({ forumId: z.string(), memberId: z.string(), at: z.string() }),
);
/** A request waits no more though nobody decided on it: it was taken back, or who asked came in by another way. */
export const joinRequestEnded = event('forums.joinRequestEnded', z.strictObject({ forumId: z.string(), memberId: z.string() }));
/** A request was accepted or declined. */
export const joinDecided = event(
  'forums.joinDecided',
  z.strictObject({ forumId: z.string(), memberId: z.string(), accepted: z.boolean(), at: z.string() }),
);
/** A request that was declined waits again. */
export const declineTakenBack = event('forums.declineTakenBack', z.strictObject({ forumId: z.string(), memberId: z.string() }));
/** A thread can be read for the first time. */
export const threadPublished = event(
  'forums.threadPublished',
  z.strictObject({
    threadId: z.string(),
    forumId: z.string(),
    authorId: z.string(),
    anonymous: z.boolean(),
    /** Who is told that it names them, by the event below. */
    mentionedIds: z.array(z.string()).default([]),
  }),
);
/** A thread that can be read from now on names colleagues; after a change, only those it did not name before. */
export const threadNamedColleagues = event(
  'forums.threadNamedColleagues',
  z.strictObject({ threadId: z.string(), authorId: z.string(), mentionedIds: z.array(z.string()) }),
);
/** Somebody tends the forum from now on, or owns it. */
export const forumEntrusted = event(
  'forums.forumEntrusted',
  z.strictObject({ forumId: z.string(), memberId: z.string(), role: z.enum(['moderator', 'owner']), at: z.string() }),
);
/** Somebody tends the forum no more: they were relieved of it, taken out, or have left. */
export const forumDutyEnded = event('forums.forumDutyEnded', z.strictObject({ forumId: z.string(), memberId: z.string() }));
/** Somebody was taken out of a forum by those who tend it. */
export const memberRemoved = event('forums.memberRemoved', z.strictObject({ forumId: z.string(), memberId: z.string(), at: z.string() }));
/** They are in again by the hand of those who tend it. */
export const memberReadmitted = event('forums.memberReadmitted', z.strictObject({ forumId: z.string(), memberId: z.string() }));
