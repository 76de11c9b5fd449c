/** The knowledge as one file, for browsers and the app: with it the tools work without a network. Nothing in it is about anybody. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { KNOWLEDGE_ADDRESS } from '@kolegia/clinical-knowledge/format';
import { serialise } from '@kolegia/clinical-knowledge/knowledge-index';
import type { FastifyInstance } from 'fastify';
import { encodingFor } from '#platform/http/micro-cache.ts';
import type { Services } from '#platform/services.ts';
import { knowledge } from './knowledge.data.ts';
import { reviewsVersion, withReviews } from './reviewed-knowledge.store.ts';

interface Served {
  readonly version: string;
  readonly etag: string;
  readonly body: Buffer;
  readonly encoded: ReadonlyMap<string, Buffer>;
}

export function serveKnowledge(app: FastifyInstance, services: Services): void {
  let served: Promise<Served> | null = null;
  app.get(KNOWLEDGE_ADDRESS, { config: { rate: 'read' } }, async (request, reply) => {
    await withReviews(services.database.db);
    if (served === null || (await served).version !== reviewsVersion()) served = prepare(reviewsVersion());
    const { etag, body, encoded } = await served;
    reply
      .header('etag', etag)
      .header('vary', 'accept-encoding')
      .header('cache-control', 'public, max-age=300, stale-while-revalidate=86400');
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    reply.type('application/jsonl; charset=utf-8');
    const encoding = encodingFor(request.headers['accept-encoding']);
    const smaller = encoding === null ? undefined : encoded.get(encoding);
    return smaller === undefined ? reply.send(body) : reply.header('content-encoding', encoding ?? '').send(smaller);
  });
}

/** Compressed once for all who ask, until another review comes. */
async function prepare(version: string): Promise<Served> {
  const body = Buffer.from(serialise(knowledge()));
  const [br, gz] = await Promise.all([
    promisify<Buffer, object, Buffer>(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    promisify<Buffer, Buffer>(gzip)(body),
  ]);
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  return {
    version,
    etag,
    body,
    encoded: new Map([
      ['br', br],
      ['gzip', gz],
    ]),
  };
}
