import type { FastifyInstance } from 'fastify';
import { isLanguage } from '../i18n/languages.ts';
import type { Translations } from '../i18n/translations.ts';
import { Failure } from '../operation/failure.ts';

/** Texts for the browser: /locales/{lng}/{ns}.json. The page asks with `?v=` of its build, so that they can be kept. */
export function mountLocales(app: FastifyInstance, translations: Translations): void {
  app.get<{ Params: { language: string; file: string } }>('/locales/:language/:file', async (request, reply) => {
    const { language, file } = request.params;
    const texts = isLanguage(language) && file.endsWith('.json') ? translations.namespace(language, file.slice(0, -'.json'.length)) : null;
    if (texts === null) throw new Failure('request.notFound');
    const versioned = (request.query as { v?: string }).v !== undefined;
    return reply.header('cache-control', versioned ? 'public, max-age=31536000, immutable' : 'public, max-age=300').send(texts);
  });
}
