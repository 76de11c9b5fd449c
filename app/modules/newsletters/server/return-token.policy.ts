/** Names in the address to which a mail comes back whom it was for, so that nobody can speak of the mailbox of another. */
import { createHmac, timingSafeEqual } from 'node:crypto';

/** As the ids it begins with. Servers on the way may make all letters of an address small, so there are no others in it. */
const TOKEN = /^([0-9a-z]{16})([0-9a-f]{32})$/;

const signatureOf = (secret: string, memberId: string, email: string): string =>
  createHmac('sha256', secret).update(`newsletters.return:${memberId}:${email.toLowerCase()}`).digest('hex').slice(0, 32);

export const returnToken = (secret: string, memberId: string, email: string): string => memberId + signatureOf(secret, memberId, email);

/** Whom a token names, if it is one of ours; null for what looks like none. */
export const memberOfToken = (token: string): string | null => TOKEN.exec(token)?.[1] ?? null;

/** True for a token that was made for this member and this address: what was sent to an address they have left says nothing of the new one. */
export function isTokenFor(secret: string, token: string, { memberId, email }: { memberId: string; email: string }): boolean {
  const given = Buffer.from(TOKEN.exec(token)?.[2] ?? '');
  const right = Buffer.from(signatureOf(secret, memberId, email));
  return memberOfToken(token) === memberId && given.length === right.length && timingSafeEqual(given, right);
}
