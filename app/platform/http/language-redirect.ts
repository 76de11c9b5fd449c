import type { FastifyInstance } from 'fastify';
import { isLanguage, LANGUAGE_CHOICE, type Language, pathInLanguage, pathWithoutLanguage } from '../i18n/languages.ts';
import { pageOfData } from '../i18n/page-data.ts';
import type { CookieToSet } from '../operation/context.ts';
import { COOKIE_SECONDS, COOKIES } from './cookies.ts';
import { asDocument } from './next-page.ts';
import { type Asking, readerLanguage } from './request-info.ts';

/** The path, and what is asked of it with its question mark. */
export function partsOf(url: string): readonly [path: string, query: string] {
  const at = url.indexOf('?');
  return at === -1 ? [url, ''] : [url.slice(0, at), url.slice(at)];
}

export interface LanguageChoice {
  /** The same page in that language, without the choice. */
  readonly path: string;
  readonly cookie: CookieToSet;
}

/** What a link to the other language says beside its page, also in a new tab and without scripts: it is kept, and leaves the address. */
export function languageChoice(url: string): LanguageChoice | null {
  const [path, query] = partsOf(url);
  const asked = query.slice(1).split('&');
  const chosen = asked.map((part) => part.split('=')).findLast(([name]) => name === LANGUAGE_CHOICE)?.[1];
  if (!isLanguage(chosen)) return null;
  const rest = asked.filter((part) => !part.startsWith(`${LANGUAGE_CHOICE}=`)).join('&');
  return {
    path: pathInLanguage(path, chosen) + (rest === '' ? '' : `?${rest}`),
    cookie: { name: COOKIES.language, value: chosen, maxAgeSeconds: COOKIE_SECONDS.language, httpOnly: false },
  };
}

/**
 * The front page goes to the reader's language; every other address says its own. Indonesian profile addresses are
 * for readers of Indonesian: others go to the plain one.
 */
export function languageRedirect(request: Asking, fallback: Language): string | null {
  const [path, rest] = partsOf(request.url);
  if (path === '/' && request.cookies[COOKIES.language] === 'id') return `/id${rest}`;
  if (path.startsWith('/id/profile/') && fallback !== 'id' && readerLanguage(request, fallback) !== 'id')
    return `${pathWithoutLanguage(path)}${rest}`;
  return null;
}

/**
 * A reader who comes from page to page stays in the language of the first. Where the address is not for them, their browser is told to
 * load the other one as a document: data in another language would stand at an address that says otherwise.
 */
export function redirectAsDocument(app: FastifyInstance, fallback: Language): void {
  app.addHook('onRequest', (request, reply, done) => {
    const url = request.url.startsWith('/id/profile/') ? pageOfData(request.url) : null;
    const target = url === null ? null : languageRedirect({ ...pick(request), url }, fallback);
    if (target === null) {
      done();
      return;
    }
    void reply
      .status(204)
      .headers({ ...asDocument(target), vary: 'cookie, accept-language', 'cache-control': 'no-store' })
      .send();
  });
}

const pick = ({ method, headers, cookies }: Asking) => ({ method, headers, cookies });
