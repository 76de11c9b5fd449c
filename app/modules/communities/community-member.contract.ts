/** Coming into a community and leaving it, its members, and what its owner and moderators do about them. */

import { z } from 'zod';
import { MemberCard } from '#modules/identity/byline.contract.ts';
import { MEMBER_LISTS, MemberActs, PLACE_ROLES, REQUEST_NOTE_LENGTH, STANDINGS } from '#modules/library/place-membership.contract.ts';
import { Id } from '#platform/operation/id.ts';
import { command, main, query } from '#platform/operation/operation.ts';
import { PageInput, pageOf } from '#platform/operation/paging.ts';
import { lineOrNone } from '#platform/richtext/line.ts';
import { InvitationCode } from './community-invitation.contract.ts';

/** What the reader is to the community now. */
const Standing = z.strictObject({ communityId: z.string(), standing: z.enum(STANDINGS) });

export const joinCommunity = command('communities.joinCommunity', {
  summary:
    'Comes into an open community, or into any with an invitation; otherwise asks to be let in. After a refusal one may ask again in 14 days. Who was removed stays out.',
  http: main.post('/group-community/join-member'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({
    communityId: Id,
    /** Read by those who decide. */
    note: lineOrNone(REQUEST_NOTE_LENGTH).default(''),
    invitation: InvitationCode.optional(),
  }),
  output: Standing,
  errors: {
    'communities.notFound': 404,
    'communities.keptOut': 403,
    'communities.closed': 409,
    'communities.askAgainLater': 409,
    'communities.invitationNotFound': 404,
    'communities.invitationOver': 410,
  },
});

export const leaveCommunity = command('communities.leaveCommunity', {
  summary: 'Leaves a community. Its owner hands it over first.',
  http: main.post('/group-community/leave-member'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ communityId: Id }),
  output: Standing,
  errors: { 'communities.notFound': 404, 'communities.ownerStays': 409 },
});

export const withdrawCommunityRequest = command('communities.withdrawRequest', {
  summary: 'Takes an own request back while it is under review. One that was accepted meanwhile is not undone by it.',
  http: main.post('/group-community/withdraw-request'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ communityId: Id }),
  output: Standing,
  errors: { 'communities.notFound': 404, 'communities.acceptedMeanwhile': 409 },
});

export const CommunityMember = z.strictObject({
  member: MemberCard,
  role: z.enum(PLACE_ROLES),
  /** When they became what they are now. */
  since: z.string(),
  /** What they wrote when they asked. */
  note: z.string().nullable(),
  can: MemberActs,
});
export type CommunityMember = z.infer<typeof CommunityMember>;

export const listCommunityMembers = query('communities.listCommunityMembers', {
  summary:
    'Members of a community, longest first: to everybody signed in where it is open, else to its members. Requests and who was removed, for its owner and moderators.',
  http: main.get('/group-community/members'),
  access: 'member',
  rate: 'read',
  input: z.strictObject({ communityId: Id, list: z.enum(MEMBER_LISTS).default('member'), ...PageInput }),
  output: pageOf(CommunityMember),
  errors: { 'communities.notFound': 404, 'communities.notAllowed': 403 },
});

const desk = { 'communities.notFound': 404, 'communities.notAllowed': 403, 'communities.memberNotFound': 404 } as const;

export const decideCommunityRequest = command('communities.decideRequest', {
  summary: 'Accepts or declines a request to come in.',
  http: main.post('/group-community/decide-request'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ communityId: Id, memberId: Id, accept: z.boolean() }),
  output: z.strictObject({ memberId: z.string(), standing: z.enum(STANDINGS) }),
  errors: desk,
});

export const takeBackCommunityDecline = command('communities.takeBackDecline', {
  summary: 'Lets a request that was declined wait again, within 10 minutes, and takes back that who asked was told so.',
  http: main.post('/group-community/take-back-decline'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ communityId: Id, memberId: Id }),
  output: z.strictObject({ memberId: z.string(), standing: z.enum(STANDINGS) }),
  errors: desk,
});

export const setCommunityStanding = command('communities.setStanding', {
  summary: 'Takes a member out, who then cannot come back by themselves, or takes them in again.',
  http: main.post('/group-community/set-standing'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ communityId: Id, memberId: Id, standing: z.enum(['removed', 'member']) }),
  output: z.strictObject({ memberId: z.string(), standing: z.enum(STANDINGS) }),
  errors: desk,
});

export const setCommunityRole = command('communities.setRole', {
  summary:
    'Makes a member a moderator, or a moderator a member; `owner` hands the community over to a verified member. Only the owner may.',
  http: main.post('/group-community/set-role'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ communityId: Id, memberId: Id, role: z.enum(PLACE_ROLES) }),
  output: z.strictObject({ memberId: z.string(), role: z.enum(PLACE_ROLES) }),
  errors: { ...desk, 'communities.notVerified': 409, 'communities.ownsEnough': 409 },
});
