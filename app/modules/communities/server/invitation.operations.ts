import type { MemberCard } from '#modules/identity/byline.contract.ts';
import { membersByIds } from '#modules/identity/server/identity.public.ts';
import { Failure } from '#platform/operation/failure.ts';
import { handle } from '#platform/operation/handler.ts';
import {
  addInvitation,
  getInvitation,
  type Invitation,
  listInvitations,
  MAX_INVITATIONS,
  revokeInvitation,
} from '../community-invitation.contract.ts';
import { accessCommunity, accessCommunityTo } from './communities.public.ts';
import { cardOf } from './community.operations.ts';
import { invitationState } from './community.policy.ts';
import { lockCommunity } from './community.store.ts';
import {
  countOpenInvitations,
  findInvitation,
  type InvitationRow,
  insertInvitation,
  listInvitationRows,
  setRevoked,
} from './invitation.store.ts';

const DAY_MS = 86_400_000;

const invitationView = (row: InvitationRow, by: MemberCard | undefined): Invitation => ({
  id: row.id,
  by: by ?? null,
  uses: row.uses,
  maxUses: row.maxUses,
  expiresAt: row.expiresAt.toISOString(),
  state: invitationState(row),
});

export const invitationHandlers = [
  handle(addInvitation, async ({ db, viewer }, { communityId, maxUses, days }) => {
    await lockCommunity(db, communityId);
    await accessCommunityTo(db, viewer, communityId, 'add');
    if ((await countOpenInvitations(db, communityId)) >= MAX_INVITATIONS) throw new Failure('communities.tooManyInvitations');
    const expiresAt = new Date(Date.now() + days * DAY_MS);
    const { row, code } = await insertInvitation(db, { communityId, byId: viewer.id, maxUses, expiresAt });
    return { invitation: invitationView(row, (await membersByIds(db, [viewer.id])).get(viewer.id)), code };
  }),

  handle(listInvitations, async ({ db, viewer }, { communityId }) => {
    await accessCommunityTo(db, viewer, communityId, 'tend');
    const rows = await listInvitationRows(db, communityId);
    const members = await membersByIds(
      db,
      rows.map(({ byId }) => byId),
    );
    return { invitations: rows.map((row) => invitationView(row, members.get(row.byId))) };
  }),

  handle(revokeInvitation, async ({ db, viewer }, { communityId, invitationId }) => {
    await accessCommunityTo(db, viewer, communityId, 'tend');
    if (!(await setRevoked(db, communityId, invitationId))) throw new Failure('communities.invitationNotFound');
    return { invitationId };
  }),

  handle(getInvitation, async ({ db, viewer }, { code }) => {
    const found = await findInvitation(db, code);
    if (found === null) throw new Failure('communities.invitationNotFound');
    const state = invitationState(found);
    const community = await accessCommunity(db, viewer, found.communityId);
    // Whoever is in already is only led there.
    if (community.standing !== 'member') {
      if (state === 'revoked') throw new Failure('communities.invitationNotFound');
      if (state !== 'open') throw new Failure('communities.invitationOver');
    }
    return { community: cardOf(community), expiresAt: found.expiresAt.toISOString() };
  }),
];
