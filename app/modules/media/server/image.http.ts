import type { FastifyInstance } from 'fastify';
import { viewerOf } from '#platform/http/request-info.ts';
import { Failure } from '#platform/operation/failure.ts';
import type { Services } from '#platform/services.ts';
import type { SessionSource } from '#platform/session/viewer.ts';
import { findShownImage } from './image.store.ts';
import { isForAnyone, maySee } from './image-reader.policy.ts';
import { imageKey, isServedByAddress, isUploadId } from './storage-key.policy.ts';

/** A rendition never changes: browsers keep it for good. Shared caches ask again, so that what was taken down leaves them. */
const FOR_ANYONE = 'public, max-age=31536000, s-maxage=60, immutable';
/** Kept by the reader's browser, which asks each time whether they may still see it. */
const FOR_SOME = 'private, no-cache';

/** Pictures by id and width, for those who may read what shows them (docs/decisions/0026-pictures-follow-their-items). */
export function serveImages(app: FastifyInstance, services: Services, sessions: SessionSource): void {
  app.get<{ Params: { id: string; file: string } }>('/media/:id/:file', { config: { rate: 'file' } }, async (request, reply) => {
    const { id, file } = request.params;
    const width = /^(\d{1,4})\.webp$/.exec(file)?.[1];
    if (width === undefined || !isUploadId(id)) throw new Failure('request.notFound');
    const { db } = services.database;
    const image = await findShownImage(db, id);
    if (image === null || !isServedByAddress(image.purpose)) throw new Failure('request.notFound');
    const open = await isForAnyone(db, image);
    if (!open && !(await maySee(db, image, await viewerOf(request, sessions)))) throw new Failure('request.notFound');
    const etag = `"${id}-${width}"`;
    reply.header('cache-control', open ? FOR_ANYONE : FOR_SOME).header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    const bytes = await services.storage.get(imageKey(image.purpose, id, Number(width)));
    if (bytes === null) throw new Failure('request.notFound');
    return reply.type('image/webp').send(Buffer.from(bytes));
  });
}
