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
