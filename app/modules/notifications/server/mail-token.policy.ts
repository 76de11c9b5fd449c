/** Names a member, or a row of theirs, in the addresses of their e-mails, so that nobody can end or silence those of another. */
import { idsOf, signedIds } from '#platform/delivery/signed-ids.ts';

const PURPOSE = 'notifications.endMail';
const MUTING = 'notifications.muteByMail';

export const mailToken = (secret: string, memberId: string): string => signedIds(secret, PURPOSE, [memberId]);

/** Null for anything that was not made by `mailToken` with this secret. */
export const memberOfMail = (secret: string, token: string): string | null => idsOf(secret, PURPOSE, 1, token)?.[0] ?? null;

export const muteToken = (secret: string, memberId: string, id: string): string => signedIds(secret, MUTING, [memberId, id]);

/** The same for `muteToken`. */
export function rowOfMail(secret: string, token: string): { readonly memberId: string; readonly id: string } | null {
  const [memberId, id] = idsOf(secret, MUTING, 2, token) ?? [];
  return memberId === undefined || id === undefined ? null : { memberId, id };
}
