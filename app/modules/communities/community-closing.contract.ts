/** The end of a community: closed, its members go on reading and nobody comes in; deleted, it is gone. Its forums stay. */
import { z } from 'zod';
import { TypedName } from '#modules/library/place-closing.contract.ts';
import { event } from '#platform/events/event.ts';
import { Id } from '#platform/operation/id.ts';
import { command, main } from '#platform/operation/operation.ts';

const own = { 'communities.notFound': 404, 'communities.notAllowed': 403 } as const;

export const closeCommunity = command('communities.closeCommunity', {
  summary: 'Closes an own community: it stands as it is, and nobody comes in, is invited or asks to.',
  http: main.post('/group-community/close'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ communityId: Id }),
  output: z.strictObject({ closed: z.boolean() }),
  errors: own,
});

export const reopenCommunity = command('communities.reopenCommunity', {
  summary: 'Opens an own community again. What staff closed, staff open.',
  http: main.post('/group-community/reopen'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ communityId: Id }),
  output: z.strictObject({ closed: z.boolean() }),
  errors: own,
});

/** Of every operation that deletes a community. */
export const DELETE_ERRORS = { 'communities.notFound': 404, 'communities.nameDiffers': 422 } as const;

export const deleteCommunity = command('communities.deleteCommunity', {
  summary: 'Deletes an own community for good; its forums stand by themselves again. Its name is typed to confirm.',
  http: main.post('/group-community/delete'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ communityId: Id, name: TypedName }),
  output: z.strictObject({ communityId: z.string() }),
  errors: { ...own, ...DELETE_ERRORS },
});

/** A community is gone. `reason` is of staff; null where its owner deleted it. */
export const communityDeleted = event(
  'communities.communityDeleted',
  z.strictObject({ communityId: z.string(), name: z.string(), ownerId: z.string(), reason: z.string().nullable(), at: z.string() }),
);

/** Staff opened a community again. */
export const communityReopenedByStaff = event(
  'communities.communityReopenedByStaff',
  z.strictObject({ communityId: z.string(), ownerId: z.string(), at: z.string() }),
);

/** Staff closed a community. */
export const communityClosedByStaff = event(
  'communities.communityClosedByStaff',
  z.strictObject({ communityId: z.string(), ownerId: z.string(), reason: z.string(), at: z.string() }),
);
