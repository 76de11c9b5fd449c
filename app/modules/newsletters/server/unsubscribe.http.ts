import type { FastifyInstance } from 'fastify';
import { serveOneClick } from '#platform/delivery/one-click.http.ts';
import type { Services } from '#platform/services.ts';
import { setSubscribed } from './newsletter.store.ts';
import { subscriptionOf } from './unsubscribe-token.policy.ts';

/** One click in a mail program ends a subscription. */
export function serveUnsubscribe(app: FastifyInstance, { settings, database }: Services): void {
  serveOneClick(app, '/newsletters/unsubscribe', async (token) => {
    const subscription = subscriptionOf(settings.secret, token);
    if (subscription === null) return false;
    await database.transaction((db) => setSubscribed(db, subscription.newsletterId, subscription.memberId, false));
    return true;
  });
}
