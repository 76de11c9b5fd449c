/** Communities: colleagues of one college, hospital, speciality or city, with their rules and their forums. */

import { z } from 'zod';
import { MemberCard } from '#modules/identity/byline.contract.ts';
import { PlaceClosing } from '#modules/library/place-closing.contract.ts';
import { PLACE_ROLES, STANDINGS } from '#modules/library/place-membership.contract.ts';
import { Speciality } from '#modules/reference/reference.contract.ts';
import { event } from '#platform/events/event.ts';
import { Id, Version } from '#platform/operation/id.ts';
import { command, main, query } from '#platform/operation/operation.ts';
import { PageInput, pageOf } from '#platform/operation/paging.ts';
import { line } from '#platform/richtext/line.ts';

/** What its members share. */
export const COMMUNITY_KINDS = ['college', 'hospital', 'speciality', 'city'] as const;
export type CommunityKind = (typeof COMMUNITY_KINDS)[number];

/** Open: any member comes in. Request: whoever was accepted, or holds an invitation. */
export const ENTRIES = ['open', 'request'] as const;
export type Entry = (typeof ENTRIES)[number];

export const ABOUT_LENGTH = 1000;
export const RULE_LENGTH = 240;
export const MAX_RULES = 12;
export const MAX_COMMUNITIES = 10;

const count = z.int().nonnegative();

/** A community as lists show it: to everybody the same, but for what the reader is to it. */
export const CommunityCard = z.strictObject({
  id: z.string(),
  name: z.string(),
  about: z.string(),
  kind: z.enum(COMMUNITY_KINDS),
  /** City or region, where it has one. */
  place: z.string().nullable(),
  entry: z.enum(ENTRIES),
  language: z.enum(['en', 'id']),
  specialities: z.array(z.string()),
  members: count,
  standing: z.enum(STANDINGS),
  role: z.enum(PLACE_ROLES).nullable(),
  /** Nobody comes in. */
  closed: z.boolean(),
});
export type CommunityCard = z.infer<typeof CommunityCard>;

export const CommunityView = CommunityCard.extend({
  rules: z.array(z.string()),
  /** The owner first, then the moderators. */
  stewards: z.array(z.strictObject({ member: MemberCard, role: z.enum(PLACE_ROLES) })),
  createdAt: z.string(),
  /** Rises with every change of the settings. */
  version: z.int(),
  closing: PlaceClosing.nullable(),
  /** From when a request that was declined may be repeated. */
  askAgainAt: z.string().nullable(),
  /** Requests that wait, for those who decide them. */
  waiting: count,
  can: z.strictObject({
    join: z.boolean(),
    request: z.boolean(),
    withdrawRequest: z.boolean(),
    leave: z.boolean(),
    seeMembers: z.boolean(),
    /** Requests, members, invitations, forums. */
    tend: z.boolean(),
    /** Making invitations, putting forums here. */
    add: z.boolean(),
    change: z.boolean(),
    close: z.boolean(),
    reopen: z.boolean(),
    delete: z.boolean(),
  }),
});
export type CommunityView = z.infer<typeof CommunityView>;

export const listCommunities = query('communities.listCommunities', {
  summary: 'Communities, those with most members first; narrowed by kind, speciality or words, or to the reader’s own.',
  http: main.get('/get-communities'),
  access: 'anyone',
  rate: 'read',
  input: z.strictObject({
    ...PageInput,
    kind: z.enum(COMMUNITY_KINDS).optional(),
    speciality: Speciality.optional(),
    q: z.string().trim().max(80).optional(),
    /** Those the reader belongs to or has asked to enter. */
    mine: z.stringbool().or(z.boolean()).default(false),
  }),
  output: pageOf(CommunityCard),
  errors: {},
});

export const getCommunity = query('communities.getCommunity', {
  summary: 'One community, with what the reader may do in it.',
  http: main.get('/group-community'),
  access: 'anyone',
  rate: 'read',
  input: z.strictObject({ id: Id }),
  output: CommunityView,
  errors: { 'communities.notFound': 404 },
});

// ---------- founding and settings ----------

const settings = {
  name: line(80, 'communities.validation.name', { least: 3, tooLong: 'communities.validation.name' }),
  about: line(ABOUT_LENGTH, 'communities.validation.about', { least: 20, tooLong: 'communities.validation.about' }),
  kind: z.enum(COMMUNITY_KINDS),
  place: line(80, 'communities.validation.place', { least: 2, tooLong: 'communities.validation.place' }).nullable(),
  entry: z.enum(ENTRIES),
  language: z.enum(['en', 'id']),
  specialities: z.array(Speciality).max(3),
  rules: z
    .array(line(RULE_LENGTH, undefined, { tooLong: 'communities.validation.rule' }))
    .max(MAX_RULES, { error: 'communities.validation.rules' }),
};

export const addCommunity = command('communities.addCommunity', {
  summary: 'Founds a community; its founder owns it. A member owns at most ten.',
  http: main.post('/group-community'),
  access: 'verified',
  rate: 'post',
  input: z.strictObject(settings),
  output: z.strictObject({ id: z.string() }),
  errors: { 'communities.nameTaken': 409, 'communities.tooMany': 409 },
});

export const changeCommunity = command('communities.changeCommunity', {
  summary: 'Changes the settings. Only the owner may; a stale change is refused.',
  http: main.patch('/group-community/:id'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ id: Id, version: Version, ...settings }),
  output: z.strictObject({ id: z.string(), version: z.int() }),
  errors: {
    'communities.notFound': 404,
    'communities.notAllowed': 403,
    'communities.stale': 409,
    'communities.nameTaken': 409,
  },
});

// ---------- events ----------

/** There is a new community, or what is said of one has changed. */
export const communityChanged = event('communities.communityChanged', z.strictObject({ communityId: z.string() }));
/** Somebody asks to be let in. */
export const communityJoinRequested = event(
  'communities.communityJoinRequested',
  z.strictObject({ communityId: z.string(), memberId: z.string(), at: z.string() }),
);
/** A request that was declined waits again. */
export const communityDeclineTakenBack = event(
  'communities.communityDeclineTakenBack',
  z.strictObject({ communityId: z.string(), memberId: z.string() }),
);
/** Somebody was taken out by those who tend the community. */
export const communityMemberRemoved = event(
  'communities.communityMemberRemoved',
  z.strictObject({ communityId: z.string(), memberId: z.string(), at: z.string() }),
);
/** They are in again by the hand of those who tend it. */
export const communityMemberReadmitted = event(
  'communities.communityMemberReadmitted',
  z.strictObject({ communityId: z.string(), memberId: z.string() }),
);
/** Somebody tends the community from now on, or owns it. */
export const communityEntrusted = event(
  'communities.communityEntrusted',
  z.strictObject({ communityId: z.string(), memberId: z.string(), role: z.enum(['moderator', 'owner']), at: z.string() }),
);
/** Somebody tends the community no more: they were relieved of it, taken out, or have left. */
export const communityDutyEnded = event(
  'communities.communityDutyEnded',
  z.strictObject({ communityId: z.string(), memberId: z.string() }),
);
/** A request waits no more though nobody decided on it: it was taken back, or an invitation let in who asked. */
export const communityRequestEnded = event(
  'communities.communityRequestEnded',
  z.strictObject({ communityId: z.string(), memberId: z.string() }),
);
/** A request was accepted or declined. */
export const communityJoinDecided = event(
  'communities.communityJoinDecided',
  z.strictObject({ communityId: z.string(), memberId: z.string(), accepted: z.boolean(), at: z.string() }),
);
