import type { FastifyInstance } from 'fastify';
import { accessItem, sendShareImage } from '#modules/library/server/library.public.ts';
import { Failure } from '#platform/operation/failure.ts';
import type { Services } from '#platform/services.ts';

/** The share image of a thread everyone may read: what is asked, never who asks. */
export function serveThreadImages(app: FastifyInstance, { database, translations }: Services): void {
  app.get<{ Params: { file: string } }>('/og/threads/:file', { config: { rate: 'read' } }, async (request, reply) => {
    const id = /^([\w-]{8,40})\.png$/.exec(request.params.file)?.[1];
    if (id === undefined) throw new Failure('request.notFound');
    const item = await accessItem(database.db, null, id).catch((error: unknown) => {
      throw error instanceof Failure ? new Failure('request.notFound', { cause: error }) : error;
    });
    if (item.kind !== 'thread') throw new Failure('request.notFound');
    const { forum } = item.card as { forum: { name: string } };
    return sendShareImage(request, reply, {
      label: translations.text(item.language, 'library:kind.thread'),
      title: item.title,
      text: forum.name,
    });
  });
}
