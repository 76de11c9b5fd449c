import { z } from 'zod';
import { event } from '#platform/events/event.ts';

/**
 * An issue that was to leave by itself did not: as it stands it cannot, the fault is ours and its writer may try again, or whoever gave it
 * its time may not write it any more, which those who do are told.
 */
export const scheduledIssueStopped = event(
  'newsletters.scheduledIssueStopped',
  z.strictObject({
    issueId: z.string(),
    /** Of its newsletter. */
    slug: z.string(),
    /** Who gave it its time; of `right`, one of those who write the newsletter. */
    memberId: z.string(),
    title: z.string(),
    /** When it was to leave. */
    at: z.string(),
    reason: z.enum(['draft', 'fault', 'right']),
  }),
);
