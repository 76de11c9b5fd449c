import type { FastifyInstance } from 'fastify';
import { accessItem, sendShareImage } from '#modules/library/server/library.public.ts';
import { cutText } from '#platform/i18n/cut-text.ts';
import { Failure } from '#platform/operation/failure.ts';
import type { Services } from '#platform/services.ts';

const TEXT_LENGTH = 140;

/** The share image of a post everyone may read: what it says, never who wrote it. */
export function servePostImages(app: FastifyInstance, { database, translations }: Services): void {
  app.get<{ Params: { file: string } }>('/og/posts/:file', { config: { rate: 'read' } }, async (request, reply) => {
    const id = /^([\w-]{8,40})\.png$/.exec(request.params.file)?.[1];
    if (id === undefined) throw new Failure('request.notFound');
    const item = await accessItem(database.db, null, id).catch((error: unknown) => {
      throw error instanceof Failure ? new Failure('request.notFound', { cause: error }) : error;
    });
    if (item.kind !== 'post') throw new Failure('request.notFound');
    const { summary } = item;
    return sendShareImage(request, reply, {
      label: translations.text(item.language, 'library:kind.post'),
      title: item.title,
      text: summary.length > TEXT_LENGTH ? `${cutText(summary, TEXT_LENGTH).trimEnd()}…` : summary,
    });
  });
}
