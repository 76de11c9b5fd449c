/** Names in the address to which a mail comes back whom it was for and what it was, so that nobody can speak of the mailbox of another. */
import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Member, issue and signature. As the ids it begins with: servers on the way may make all letters of an address small, so there are no
 * others in it. What was mailed before 2026-12-02 names no issue.
 */
const TOKEN = /^([0-9a-z]{16})(?:([0-9a-z]{16})([0-9a-f]{28})|([0-9a-f]{32}))$/;

function signatureOf(secret: string, { memberId, issueId }: Returned, email: string): string {
  const about = issueId === null ? memberId : `${memberId}:${issueId}`;
  const whole = createHmac('sha256', secret).update(`newsletters.return:${about}:${email.toLowerCase()}`).digest('hex');
  return whole.slice(0, issueId === null ? 32 : 28);
}

export interface Returned {
  readonly memberId: string;
  readonly issueId: string | null;
}

export const returnToken = (secret: string, returned: Returned, email: string): string =>
  returned.memberId + (returned.issueId ?? '') + signatureOf(secret, returned, email);

/** What a token names, if it is one of ours; null for what looks like none. */
export function returnedBy(token: string): Returned | null {
  const [, memberId, issueId = null] = TOKEN.exec(token) ?? [];
  return memberId === undefined ? null : { memberId, issueId };
}

/** True for a token that was made for its member and this address: what was sent to an address they have left says nothing of the new one. */
export function isTokenOf(secret: string, token: string, email: string): boolean {
  const returned = returnedBy(token);
  const [, , , given, older] = TOKEN.exec(token) ?? [];
  if (returned === null) return false;
  const [signature, right] = [Buffer.from(given ?? older ?? ''), Buffer.from(signatureOf(secret, returned, email))];
  return signature.length === right.length && timingSafeEqual(signature, right);
}
