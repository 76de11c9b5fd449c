import type { FastifyInstance } from 'fastify';
import { Failure } from '../operation/failure.ts';

/**
 * What one click in a mail program does (RFC 8058): it posts to the address in the mail's header, without cookies and from anywhere.
 * `end` answers false for a token that is none. The page at the same address asks first, for people and for scanners that open
 * every link.
 */
export function serveOneClick(app: FastifyInstance, path: string, end: (token: string) => Promise<boolean>): void {
  app.register((form, _options, ready) => {
    // Mail programs send `List-Unsubscribe=One-Click` as a form; everywhere else forms are refused.
    form.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 1024 }, (_request, body, done) =>
      done(null, body),
    );
    form.post<{ Params: { token: string } }>(`${path}/:token`, { config: { rate: 'read' } }, async (request, reply) => {
      if (!(await end(request.params.token))) throw new Failure('request.notFound');
      return reply.code(204).send();
    });
    ready();
  });
}
