/** Names a subscription in a mail's address, so that nobody can end that of another. */
import { idsOf, signedIds } from '#platform/delivery/signed-ids.ts';

export interface Subscription {
  readonly newsletterId: string;
  readonly memberId: string;
}

const PURPOSE = 'newsletters.unsubscribe';

export const unsubscribeToken = (secret: string, { newsletterId, memberId }: Subscription): string =>
  signedIds(secret, PURPOSE, [newsletterId, memberId]);

/** Null for anything that was not made by `unsubscribeToken` with this secret. */
export function subscriptionOf(secret: string, token: string): Subscription | null {
  const [newsletterId, memberId] = idsOf(secret, PURPOSE, 2, token) ?? [];
  return newsletterId === undefined || memberId === undefined ? null : { newsletterId, memberId };
}
