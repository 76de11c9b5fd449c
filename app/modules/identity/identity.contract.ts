import { z } from 'zod';
import { event } from '#platform/events/event.ts';

/** What others show of a member has changed: name, photo, speciality, place, verification. */
export const memberChanged = event('identity.memberChanged', z.strictObject({ memberId: z.string() }));
