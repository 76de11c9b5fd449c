import { redirect, redirectDocument } from 'react-router';
import type { Language } from '../i18n/languages.ts';
import { languageOfPath, pathInLanguage, pathWithoutLanguage } from '../i18n/languages.ts';
import { pageOfData } from '../i18n/page-data.ts';

/**
 * The target of `redirect_url`, or the front page. Only paths of this site are followed: `//host`, `/\host`, schemes
 * and control characters are how open redirects are built.
 */
export function safeRedirectPath(target: string | null): string {
  if (target === null || !/^\/(?![/\\])/.test(target)) return '/';
  const hasControl = [...target].some((char) => char.charCodeAt(0) < 32 || char.charCodeAt(0) === 127);
  if (hasControl || target.includes('\\')) return '/';
  const url = new URL(target, 'https://kolegia.invalid');
  // Dots are gone from the address now, and may have stood before a host: `/.//host`; so may the language, `/id//host`.
  return url.host === 'kolegia.invalid' && !/^(?:\/id)*\/\//.test(url.pathname) ? url.pathname + url.search + url.hash : '/';
}

/**
 * /login, with the way back. What stands behind a # stays behind it, where no server hears of it: the clinical tools keep a patient's
 * history there. The sign-in puts it back (app/modules/identity/web/use-return-path.ts).
 */
export function loginPath(from: string, further = ''): string {
  const [page = '/', ...place] = from.split(/(?=#)/);
  return `/login?redirect_url=${encodeURIComponent(page)}${further}${place.join('')}`;
}

/** Whether this is the sign-in itself, which nothing is to send to the sign-in. */
export const isLogin = (request: Request): boolean => pathWithoutLanguage(new URL(pageAddress(request), request.url).pathname) === '/login';

/**
 * For loaders of pages that need a member: `throw toLogin(request, language)`. As a new document: what is open may be made for somebody
 * whose session has ended.
 */
export function toLogin(request: Request, language: Language): Response {
  return redirectDocument(pathInLanguage(loginPath(pageAddress(request)), language));
}

/** For loaders of addresses of old: `throw movedTo(request, '/news')`, for good, in the language and with the query that was asked for. */
export function movedTo(request: Request, path: string): Response {
  const { pathname, search } = new URL(pageAddress(request), request.url);
  return redirect(pathInLanguage(path, languageOfPath(pathname)) + search, 301);
}

/** As readers know it: the router's browser side asks for the data of a page at `/cases.data?_routes=…`. */
function pageAddress(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pageOfData(pathname + search) ?? pathname + search;
}
