/** Links that let colleagues in: limited in uses and time, and taken back at any moment. */
import { z } from 'zod';
import { MemberCard } from '#modules/identity/byline.contract.ts';
import { Id } from '#platform/operation/id.ts';
import { command, main, query } from '#platform/operation/operation.ts';
import { CommunityCard } from './communities.contract.ts';

/** 128 random bits; the database keeps a hash only. */
export const InvitationCode = z.string().regex(/^[\w-]{22}$/, { error: 'communities.validation.code' });

export const MOST_USES = 500;
export const MOST_DAYS = 90;
export const MAX_INVITATIONS = 20;

export const Invitation = z.strictObject({
  id: z.string(),
  by: MemberCard.nullable(),
  uses: z.int(),
  maxUses: z.int(),
  expiresAt: z.string(),
  state: z.enum(['open', 'usedUp', 'expired', 'revoked']),
});
export type Invitation = z.infer<typeof Invitation>;

const errors = { 'communities.notFound': 404, 'communities.notAllowed': 403 } as const;

const from1To = (most: number, error: string) => z.int().min(1, { error }).max(most, { error });

export const addInvitation = command('communities.addInvitation', {
  summary: 'Makes a link that lets so many colleagues in, for so many days. Its code is told once. Twenty may be open at a time.',
  http: main.post('/group-community/invitations'),
  access: 'member',
  rate: 'post',
  input: z.strictObject({
    communityId: Id,
    maxUses: from1To(MOST_USES, 'communities.validation.maxUses').default(25),
    days: from1To(MOST_DAYS, 'communities.validation.days').default(14),
  }),
  output: z.strictObject({ invitation: Invitation, code: z.string() }),
  errors: { ...errors, 'communities.closed': 409, 'communities.tooManyInvitations': 409 },
});

export const listInvitations = query('communities.listInvitations', {
  summary: 'Invitations of a community, those that still let somebody in first, for its owner and moderators.',
  http: main.get('/group-community/invitations'),
  access: 'member',
  rate: 'read',
  input: z.strictObject({ communityId: Id }),
  output: z.strictObject({ invitations: z.array(Invitation) }),
  errors,
});

export const revokeInvitation = command('communities.revokeInvitation', {
  summary: 'Takes an invitation back: from this moment it lets nobody in.',
  http: main.post('/group-community/revoke-invitation'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ communityId: Id, invitationId: Id }),
  output: z.strictObject({ invitationId: z.string() }),
  errors: { ...errors, 'communities.invitationNotFound': 404 },
});

export const getInvitation = query('communities.getInvitation', {
  summary: 'Where an invitation leads, and until when.',
  http: main.get('/group-community/invitation'),
  access: 'anyone',
  rate: 'auth',
  input: z.strictObject({ code: InvitationCode }),
  output: z.strictObject({ community: CommunityCard, expiresAt: z.string() }),
  errors: { 'communities.invitationNotFound': 404, 'communities.invitationOver': 410 },
});
