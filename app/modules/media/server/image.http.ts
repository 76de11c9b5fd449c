import type { FastifyInstance } from 'fastify';
import { Failure } from '#platform/operation/failure.ts';
import type { Services } from '#platform/services.ts';
import { imageKey } from './storage-key.policy.ts';

/**
 * Pictures by id and width. Ids are random, and a rendition never changes, so browsers may keep it for good.
 * Documents are not served here: only staff see them, through their own operation.
 */
export function serveImages(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { id: string; file: string } }>('/media/:id/:file', async (request, reply) => {
    const { id, file } = request.params;
    const width = /^(\d{1,4})\.webp$/.exec(file)?.[1];
    if (width === undefined || !/^[\w-]{16}$/.test(id)) throw new Failure('request.notFound');
    const bytes = await services.storage.get(imageKey('case', id, Number(width)));
    if (bytes === null) throw new Failure('request.notFound');
    return reply.type('image/webp').header('cache-control', 'public, max-age=31536000, immutable').send(Buffer.from(bytes));
  });
}
