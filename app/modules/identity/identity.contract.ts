/** Facts that leave this module. Its operations stand in the contracts beside this one, by noun. */
import { z } from 'zod';
import { event } from '#platform/events/event.ts';

/** What others show of a member has changed: name, photo, speciality, place, verification. */
export const memberChanged = event('identity.memberChanged', z.strictObject({ memberId: z.string() }));

/** Staff have confirmed that this member is the doctor they say they are. */
export const memberVerified = event(
  'identity.memberVerified',
  z.strictObject({ memberId: z.string(), staffId: z.string(), /** Facts of before it was said have none. */ at: z.string().optional() }),
);

/** Staff could not confirm it; `reason` is what the member reads. */
export const memberSentBack = event(
  'identity.memberSentBack',
  z.strictObject({ memberId: z.string(), staffId: z.string(), reason: z.string(), /** As above. */ at: z.string().optional() }),
);

/** A member of staff has looked at the picture of a waiting member's registration certificate. */
export const documentSeen = event('identity.documentSeen', z.strictObject({ memberId: z.string(), staffId: z.string() }));

/** A session began on a device this member had not used before. `device` is coarse: "Chrome, Android". */
export const signedInFromNewDevice = event(
  'identity.signedInFromNewDevice',
  z.strictObject({ memberId: z.string(), sessionId: z.string(), device: z.string() }),
);
