/** Where a mail server hands in what came back: a report as a mail (RFC 3462), or the part of it that says what happened (RFC 3464). */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import PostalMime from 'postal-mime';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { networkOf } from '../http/network.ts';
import { bearerOf } from '../http/request-info.ts';
import { Failure } from '../operation/failure.ts';
import { recipientsIn, saysNobody } from './delivery-report.policy.ts';

/** Reports quote the mail they are about; more than this is none. */
const MOST_BYTES = 256 * 1024;
/** Of one address; a mail server that is told to wait comes again. */
const PER_MINUTE = 600;
const TYPES = ['message/delivery-status', 'message/rfc822', 'multipart/report', 'text/plain', 'application/octet-stream'];
const STATUS = 'message/delivery-status';

export interface DeliveryReports {
  readonly path: string;
  /** What the mail server shows as its bearer token. */
  readonly secret: string;
  /** Nobody is at the address of the mail that this token names; of tokens that are none, nothing happens. */
  readonly refused: (token: string) => Promise<void>;
}

/**
 * POST `path`/`recipient`: the address to which the report was sent, or its part before the `@`. Whatever a report says and whatever
 * its token is, the answer is the same: who may hand in reports learns nothing about members.
 */
export function serveDeliveryReports(app: FastifyInstance, { path, secret, refused }: DeliveryReports): void {
  const limit = new RateLimiterMemory({ points: PER_MINUTE, duration: 60 });
  app.register((reports, _options, ready) => {
    reports.removeAllContentTypeParsers();
    reports.addContentTypeParser(TYPES, { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_request, body, done) => done(null, body));
    // Before the body is read: who has no secret sends none.
    reports.addHook('onRequest', async (request) => {
      await limit.consume(networkOf(request.ip)).catch(() => {
        throw new Failure('rate.tooMany', { values: { seconds: 60 } });
      });
      if (!isSame(bearerOf(request) ?? '', secret)) throw new Failure('request.credential');
    });
    reports.post<{ Params: { recipient: string }; Body: Buffer }>(`${path}/:recipient`, async (request, reply) => {
      const token = /^(?:r-)?([0-9a-z]{1,60})(?:@|$)/i.exec(request.params.recipient)?.[1]?.toLowerCase();
      const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
      if (token !== undefined && saysNobody(recipientsIn(await statusIn(type, request.body)))) await refused(token);
      return reply.code(204).send();
    });
    ready();
  });
}

/** Of equal length whatever was given, so that the time it takes tells nothing. */
const isSame = (given: string, secret: string): boolean => timingSafeEqual(digestOf(given), digestOf(secret));
const digestOf = (text: string) => createHash('sha256').update(text).digest();

/** The part that says what happened; empty for a mail that has none, such as that of somebody on holiday. */
async function statusIn(type: string, body: Buffer): Promise<string> {
  if (type === STATUS) return body.toString('latin1');
  const mail = await PostalMime.parse(body, { maxNestingDepth: 10 }).catch(() => null);
  const part = mail?.attachments.find(({ mimeType }) => mimeType === STATUS)?.content;
  if (part === undefined) return '';
  return typeof part === 'string' ? part : Buffer.from(part as ArrayBuffer).toString('latin1');
}
