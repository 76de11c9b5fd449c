import type { FastifyInstance } from 'fastify';
import { accessItem, sendShareImage } from '#modules/library/server/library.public.ts';
import { Failure } from '#platform/operation/failure.ts';
import type { Services } from '#platform/services.ts';
import type { ArticleCard } from '../news.contract.ts';

/** The share image of an article: its title, its journal, and what kind of article it is. */
export function serveArticleImages(app: FastifyInstance, { database, translations }: Services): void {
  app.get<{ Params: { file: string } }>('/og/news/:file', { config: { rate: 'read' } }, async (request, reply) => {
    const id = /^([\w-]{8,40})\.png$/.exec(request.params.file)?.[1];
    if (id === undefined) throw new Failure('request.notFound');
    const item = await accessItem(database.db, null, id).catch((error: unknown) => {
      throw error instanceof Failure ? new Failure('request.notFound', { cause: error }) : error;
    });
    if (item.kind !== 'article') throw new Failure('request.notFound');
    const { journal, type } = item.card as ArticleCard;
    return sendShareImage(request, reply, {
      label: translations.text(item.language, 'library:kind.article'),
      title: item.title,
      text: [translations.text(item.language, `news:type.${type}`), journal].join(' · '),
    });
  });
}
