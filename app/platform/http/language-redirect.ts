import type { FastifyInstance } from 'fastify';
import { type Language, pathWithoutLanguage } from '../i18n/languages.ts';
import { COOKIES } from './cookies.ts';
import { type Asking, readerLanguage } from './request-info.ts';

/**
 * The front page goes to the reader's language; every other address says its own. Indonesian profile addresses are
 * for readers of Indonesian: others go to the plain one.
 */
export function languageRedirect(request: Asking, fallback: Language): string | null {
  const [path = '/', query] = request.url.split('?', 2);
  const rest = query === undefined ? '' : `?${query}`;
  if (path === '/' && request.cookies[COOKIES.language] === 'id') return `/id${rest}`;
  if (path.startsWith('/id/profile/') && fallback !== 'id' && readerLanguage(request, fallback) !== 'id')
    return `${pathWithoutLanguage(path)}${rest}`;
  return null;
}

/** What the router asks for when a reader goes from page to page. */
const DATA = /^([^?]+)\.data(\?.*)?$/;

/**
 * A reader who comes from page to page stays in the language of the first. Where the address is not for them, their browser is told to
 * load the other one as a document: data in another language would stand at an address that says otherwise.
 */
export function redirectAsDocument(app: FastifyInstance, fallback: Language): void {
  app.addHook('onRequest', async (request, reply) => {
    const [, path, query = ''] = request.url.startsWith('/id/profile/') ? (DATA.exec(request.url) ?? []) : [];
    if (path === undefined) return;
    const asked = new URLSearchParams(query);
    asked.delete('_routes');
    const url = asked.size === 0 ? path : `${path}?${asked}`;
    const target = languageRedirect({ ...pick(request), url }, fallback);
    if (target === null) return;
    // As the router's own server says it where an answer has no body.
    const headers = { 'x-remix-redirect': target, 'x-remix-status': '302', 'x-remix-reload-document': 'true' };
    return reply
      .status(204)
      .headers({ ...headers, vary: 'cookie, accept-language', 'cache-control': 'no-store' })
      .send();
  });
}

const pick = ({ method, headers, cookies }: Asking) => ({ method, headers, cookies });
