import type { FastifyInstance } from 'fastify';
import { contactsOf } from '#modules/identity/server/identity.public.ts';
import { serveDeliveryReports } from '#platform/delivery/delivery-report.http.ts';
import type { Services } from '#platform/services.ts';
import { noteRefusal } from './newsletter.store.ts';
import { isTokenFor, memberOfToken } from './return-token.policy.ts';

/** A mail that came back because nobody is there is the last to that address; only where the settings have a secret for it. */
export function serveReports(app: FastifyInstance, { settings, database }: Services): void {
  const { deliveryReportSecret, secret } = settings;
  if (deliveryReportSecret === undefined) return;
  serveDeliveryReports(app, {
    path: '/newsletters/delivery-reports',
    secret: deliveryReportSecret,
    refused: async (token) => {
      const memberId = memberOfToken(token);
      if (memberId === null) return;
      await database.transaction(async (db) => {
        const email = (await contactsOf(db, [memberId])).get(memberId)?.email ?? null;
        if (email !== null && isTokenFor(secret, token, { memberId, email })) await noteRefusal(db, memberId);
      });
    },
  });
}
