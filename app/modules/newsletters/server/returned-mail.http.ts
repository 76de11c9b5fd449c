import type { FastifyInstance } from 'fastify';
import { contactsOf } from '#modules/identity/server/identity.public.ts';
import { serveDeliveryReports } from '#platform/delivery/delivery-report.http.ts';
import type { Services } from '#platform/services.ts';
import { keepBack } from './kept-back.store.ts';
import { noteRefusal } from './newsletter.store.ts';
import { isTokenOf, returnedBy } from './return-token.policy.ts';

/** A mail that came back because nobody is there is the last to that address; only where the settings have a secret for it. */
export function serveReports(app: FastifyInstance, { settings, database }: Services): void {
  const { deliveryReportSecret, secret } = settings;
  if (deliveryReportSecret === undefined) return;
  serveDeliveryReports(app, {
    path: '/newsletters/delivery-reports',
    secret: deliveryReportSecret,
    refused: async (token) => {
      const returned = returnedBy(token);
      if (returned === null) return;
      await database.transaction(async (db) => {
        const { memberId, issueId } = returned;
        const email = (await contactsOf(db, [memberId])).get(memberId)?.email ?? null;
        if (email === null || !isTokenOf(secret, token, email)) return;
        if (issueId !== null) await keepBack(db, issueId, memberId);
        await noteRefusal(db, memberId);
      });
    },
  });
}
