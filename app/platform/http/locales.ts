import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import { isLanguage } from '../i18n/languages.ts';
import type { Translations } from '../i18n/translations.ts';
import { Failure } from '../operation/failure.ts';

/**
 * Texts for the browser: /locales/{lng}/{ns}.json. The page asks with `?v=` of its build, so that they can be kept. Of another build they
 * are not for long: while one follows the other, a server has the texts of its own alone.
 */
export function mountLocales(app: FastifyInstance, translations: Translations, newest: (() => Promise<ServerBuild>) | undefined): void {
  app.get<{ Params: { language: string; file: string } }>('/locales/:language/:file', async (request, reply) => {
    const { language, file } = request.params;
    const texts = isLanguage(language) && file.endsWith('.json') ? translations.namespace(language, file.slice(0, -'.json'.length)) : null;
    if (texts === null) throw new Failure('request.notFound');
    const build = await newest?.();
    const { buildId } = (build?.entry.module ?? {}) as { buildId?: string };
    const isOfBuild = buildId !== undefined && (request.query as { v?: unknown }).v === buildId;
    return reply.header('cache-control', isOfBuild ? 'public, max-age=31536000, immutable' : 'public, max-age=300').send(texts);
  });
}
