/** The end of a forum: closed it is read and not written in; deleted it is gone with all that was written there. */
import { z } from 'zod';
import { TypedName } from '#modules/library/place-closing.contract.ts';
import { event } from '#platform/events/event.ts';
import { Id } from '#platform/operation/id.ts';
import { command, main } from '#platform/operation/operation.ts';

const own = { 'forums.notFound': 404, 'forums.notAllowed': 403 } as const;

export const closeForum = command('forums.closeForum', {
  summary: 'Closes an own forum: whoever could read it goes on reading, and nobody writes or comes in.',
  http: main.post('/close-forum'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ forumId: Id }),
  output: z.strictObject({ closed: z.boolean() }),
  errors: own,
});

export const reopenForum = command('forums.reopenForum', {
  summary: 'Opens an own forum again. What staff closed, staff open.',
  http: main.post('/reopen-forum'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ forumId: Id }),
  output: z.strictObject({ closed: z.boolean() }),
  errors: own,
});

/** Of every operation that deletes a forum. */
export const DELETE_ERRORS = { 'forums.notFound': 404, 'forums.nameDiffers': 422 } as const;

export const deleteForum = command('forums.deleteForum', {
  summary: 'Deletes an own forum with its threads, their answers and pictures, for good. Its name is typed to confirm.',
  http: main.post('/delete-forum'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ forumId: Id, name: TypedName }),
  output: z.strictObject({ forumId: z.string() }),
  errors: { ...own, ...DELETE_ERRORS },
});

/** A forum is gone, with everything that was written in it. `reason` is of staff; null where its owner deleted it. */
export const forumDeleted = event(
  'forums.forumDeleted',
  z.strictObject({ forumId: z.string(), name: z.string(), ownerId: z.string(), reason: z.string().nullable(), at: z.string() }),
);

/** Staff opened a forum again. */
export const forumReopenedByStaff = event(
  'forums.forumReopenedByStaff',
  z.strictObject({ forumId: z.string(), ownerId: z.string(), at: z.string() }),
);

/** Staff closed a forum. */
export const forumClosedByStaff = event(
  'forums.forumClosedByStaff',
  z.strictObject({ forumId: z.string(), ownerId: z.string(), reason: z.string(), at: z.string() }),
);
