/** Colleagues a member does not want to have to do with (block), or only does not want to hear from (mute). */
import { z } from 'zod';
import { MemberCard } from '#modules/identity/byline.contract.ts';
import { event } from '#platform/events/event.ts';
import { Id } from '#platform/operation/id.ts';
import { command, main, query } from '#platform/operation/operation.ts';
import { PageInput, pageOf } from '#platform/operation/paging.ts';

/** Of each kind. Every list a member reads leaves these out, so there must not be any number of them. */
export const MAX_HUSHED = 1000;

const writeErrors = { 'network.memberNotFound': 404, 'network.notYourselfHushed': 422, 'network.tooManyHushed': 409 } as const;

export const blockMember = command('network.blockMember', {
  summary:
    'Blocks a colleague, or lifts that. Both stop following each other for good, neither sees what the other writes under their name in feeds and discussions, and neither can follow, name or answer the other. The colleague is not told.',
  http: main.post('/block-member'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ memberId: Id, blocked: z.boolean() }),
  output: z.strictObject({ blocked: z.boolean() }),
  errors: writeErrors,
});

export const muteMember = command('network.muteMember', {
  summary: 'Mutes a colleague, or lifts that: what they write stays out of the own feed and tells nothing. For them nothing changes.',
  http: main.post('/mute-member'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ memberId: Id, muted: z.boolean() }),
  output: z.strictObject({ muted: z.boolean() }),
  errors: writeErrors,
});

export const listBlocked = query('network.listBlocked', {
  summary: 'Whom the reader has blocked, newest first. Who has blocked the reader is told to nobody.',
  http: main.get('/profile/blocked-list'),
  access: 'member',
  rate: 'read',
  input: z.strictObject(PageInput),
  output: pageOf(MemberCard),
  errors: {},
});

export const listMuted = query('network.listMuted', {
  summary: 'Whom the reader has muted, newest first.',
  http: main.get('/profile/muted-list'),
  access: 'member',
  rate: 'read',
  input: z.strictObject(PageInput),
  output: pageOf(MemberCard),
  errors: {},
});

/** A colleague was blocked: nothing they have done is told to either any more. */
export const memberBlocked = event('network.memberBlocked', z.strictObject({ memberId: z.string(), blockedId: z.string() }));
