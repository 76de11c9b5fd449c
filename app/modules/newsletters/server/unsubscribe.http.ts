import type { FastifyInstance } from 'fastify';
import { serveOneClick } from '#platform/delivery/one-click.http.ts';
import type { Services } from '#platform/services.ts';
import { endSubscription } from './subscription.store.ts';
import { subscriptionOf } from './unsubscribe-token.policy.ts';

/** One click in a mail program ends a subscription. */
export function serveUnsubscribe(app: FastifyInstance, { settings, database }: Services): void {
  serveOneClick(app, '/newsletters/unsubscribe', async (token) => {
    const subscription = subscriptionOf(settings.secret, token);
    if (subscription === null) return false;
    await database.transaction((db) => endSubscription(db, subscription.newsletterId, subscription.memberId));
    return true;
  });
}
