/** Who follows whom. */
import { z } from 'zod';
import { MemberCard } from '#modules/identity/byline.contract.ts';
import { event } from '#platform/events/event.ts';
import { Id } from '#platform/operation/id.ts';
import { command, main, query } from '#platform/operation/operation.ts';
import { PageInput, pageOf } from '#platform/operation/paging.ts';

/** More would make every feed of the follower slow, and nobody reads five thousand colleagues. */
export const MAX_FOLLOWED = 5000;

/** A colleague in a list, and whether the reader follows them. */
export const FollowCard = MemberCard.extend({ followed: z.boolean() });
export type FollowCard = z.infer<typeof FollowCard>;

export const followMember = command('network.followMember', {
  summary: 'Follows a colleague, or stops. Their cases and reposts then stand in the feed.',
  http: main.post('/follow-member'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ memberId: Id, following: z.boolean() }),
  output: z.strictObject({ following: z.boolean(), followers: z.int() }),
  errors: { 'network.memberNotFound': 404, 'network.notYourself': 422, 'network.tooMany': 409, 'network.mayNotFollow': 403 },
});

const listInput = z.strictObject({ ...PageInput, /** Whose list; the reader's own when left out. */ memberId: Id.optional() });

export const listFollowing = query('network.listFollowing', {
  summary: 'Colleagues a member follows, newest first.',
  http: main.get('/profile/following-list'),
  access: 'member',
  rate: 'read',
  input: listInput,
  output: pageOf(FollowCard),
  errors: { 'network.memberNotFound': 404 },
});

export const listFollowers = query('network.listFollowers', {
  summary: 'Colleagues who follow a member, newest first.',
  http: main.get('/profile/follower-list'),
  access: 'member',
  rate: 'read',
  input: listInput,
  output: pageOf(FollowCard),
  errors: { 'network.memberNotFound': 404 },
});

export const memberFollowed = event('network.memberFollowed', z.strictObject({ followerId: z.string(), memberId: z.string() }));
