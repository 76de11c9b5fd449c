import type { FastifyInstance } from 'fastify';
import { serveOneClick } from '#platform/delivery/one-click.http.ts';
import type { Services } from '#platform/services.ts';
import { endMailOf } from './mail-ending.operations.ts';
import { memberOfMail } from './mail-token.policy.ts';

/** One click in a mail program ends the e-mails about notifications. */
export function serveMailEnding(app: FastifyInstance, { settings, database }: Services): void {
  serveOneClick(app, '/notifications/unsubscribe', async (token) => {
    const memberId = memberOfMail(settings.secret, token);
    if (memberId !== null) await database.transaction((db) => endMailOf(db, memberId));
    return memberId !== null;
  });
}
