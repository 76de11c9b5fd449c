import type { FastifyInstance } from 'fastify';
import { Failure } from '#platform/operation/failure.ts';
import type { Services } from '#platform/services.ts';
import { setSubscribed } from './newsletter.store.ts';
import { subscriptionOf } from './unsubscribe-token.policy.ts';

/**
 * One click in a mail program ends a subscription (RFC 8058): it posts to the address in the mail's header, without cookies and
 * from anywhere. The page at the same address asks first, for people and for scanners that open every link.
 */
export function serveUnsubscribe(app: FastifyInstance, services: Services): void {
  app.register((form, _options, ready) => {
    // Mail programs send `List-Unsubscribe=One-Click` as a form; everywhere else forms are refused.
    form.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 1024 }, (_request, body, done) =>
      done(null, body),
    );
    form.post<{ Params: { token: string } }>('/newsletters/unsubscribe/:token', async (request, reply) => {
      const subscription = subscriptionOf(services.settings.secret, request.params.token);
      if (subscription === null) throw new Failure('request.notFound');
      await services.database.transaction((db) => setSubscribed(db, subscription.newsletterId, subscription.memberId, false));
      return reply.code(204).send();
    });
    ready();
  });
}
