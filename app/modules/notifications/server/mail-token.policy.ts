/** Names a member in the address of their e-mails, so that nobody can end those of another. */
import { idsOf, signedIds } from '#platform/delivery/signed-ids.ts';

const PURPOSE = 'notifications.endMail';

export const mailToken = (secret: string, memberId: string): string => signedIds(secret, PURPOSE, [memberId]);

/** Null for anything that was not made by `mailToken` with this secret. */
export const memberOfMail = (secret: string, token: string): string | null => idsOf(secret, PURPOSE, 1, token)?.[0] ?? null;
