import { z } from 'zod';
import { event } from '#platform/events/event.ts';

/** An issue that was to leave by itself did not: as it stands it cannot, or the fault is ours and its writer may try again. */
export const scheduledIssueStopped = event(
  'newsletters.scheduledIssueStopped',
  z.strictObject({
    issueId: z.string(),
    /** Of its newsletter. */
    slug: z.string(),
    /** Who gave it its time. */
    memberId: z.string(),
    title: z.string(),
    /** When it was to leave. */
    at: z.string(),
    reason: z.enum(['draft', 'fault']),
  }),
);
