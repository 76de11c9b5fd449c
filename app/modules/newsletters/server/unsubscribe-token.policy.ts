/** Names a subscription in a mail's address, so that nobody can end that of another. */
import { createHmac, timingSafeEqual } from 'node:crypto';

export interface Subscription {
  readonly newsletterId: string;
  readonly memberId: string;
}

const ID_LENGTH = 16;
const PURPOSE = 'newsletters.unsubscribe';

const signatureOf = (secret: string, ids: string) =>
  createHmac('sha256', secret).update(`${PURPOSE}:${ids}`).digest().subarray(0, 18).toString('base64url');

export function unsubscribeToken(secret: string, { newsletterId, memberId }: Subscription): string {
  const ids = newsletterId + memberId;
  return ids + signatureOf(secret, ids);
}

/** Null for anything that was not made by `unsubscribeToken` with this secret. */
export function subscriptionOf(secret: string, token: string): Subscription | null {
  const ids = token.slice(0, 2 * ID_LENGTH);
  const given = Buffer.from(token.slice(2 * ID_LENGTH));
  const right = Buffer.from(signatureOf(secret, ids));
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  return { newsletterId: ids.slice(0, ID_LENGTH), memberId: ids.slice(ID_LENGTH) };
}
