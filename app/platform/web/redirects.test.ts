import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pathInLanguage } from '../i18n/languages.ts';
import { isLogin, loginPath, movedTo, safeRedirectPath, toLogin } from './redirects.ts';

it('follows paths of this site', () => {
  for (const path of ['/', '/cases', '/cases/01abc?sort=active#c1', '/id/profile']) expect(safeRedirectPath(path)).toBe(path);
});

it('goes to the front page for everything else', () => {
  const elsewhere = [
    null,
    '',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '\\\\evil',
    'javascript:alert(1)',
    '/a\\b',
    '/\nb',
    'cases',
    '/.//evil.example',
    '/x/..//evil.example/y',
    '/%2e//evil.example',
    '/id//evil.example',
  ];
  for (const target of elsewhere) expect(safeRedirectPath(target)).toBe('/');
});

it('never leaves the site, whatever it is given', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.string().map((text) => `/${text}`),
        fc
          .array(fc.constantFrom('/', '//', '.', '..', '%2e', '%2F', '\\', 'id', 'x', 'evil.example', '\t', '?', '#', '@', ':'))
          .map((parts) => `/${parts.join('')}`),
      ),
      (target) => {
        const path = safeRedirectPath(target);
        // As browsers, the router and both languages read it, more than once.
        for (const way of [path, pathInLanguage(path, 'en'), pathInLanguage(path, 'id'), safeRedirectPath(path)])
          expect(new URL(way, 'https://kolegia.example').origin).toBe('https://kolegia.example');
      },
    ),
  );
});

it('carries the way back through the sign-in', () => {
  const way = new URL(loginPath('/cases?sort=active&x=1'), 'https://kolegia.example');
  expect(safeRedirectPath(way.searchParams.get('redirect_url'))).toBe('/cases?sort=active&x=1');
});

it('keeps behind the # what no server is to hear of', () => {
  const way = new URL(loginPath('/id/differential-diagnosis#text=Demam+3+hari&age=45', '&ended=true'), 'https://kolegia.example');
  expect(way.search).toBe('?redirect_url=%2Fid%2Fdifferential-diagnosis&ended=true');
  expect(way.hash).toBe('#text=Demam+3+hari&age=45');
});

it('leads back to the page, also when only its data was asked for', () => {
  const backFrom = (address: string) => {
    const location = toLogin(new Request(`https://kolegia.example${address}`), 'en').headers.get('location');
    return new URL(location ?? '', 'https://kolegia.example').searchParams.get('redirect_url');
  };
  expect(backFrom('/notifications?show=unread')).toBe('/notifications?show=unread');
  expect(backFrom('/notifications.data?show=unread&_routes=a%2Cb')).toBe('/notifications?show=unread');
  expect(backFrom('/id/settings.data')).toBe('/id/settings');
  expect(backFrom('/_.data')).toBe('/');
  expect(backFrom('/join/ends-so_.data')).toBe('/join/ends-so_');
});

it('knows the sign-in itself, in both languages and when its data is asked for', () => {
  const known = (path: string) => isLogin(new Request(`https://kolegia.example${path}`));
  for (const path of ['/login', '/id/login?redirect_url=%2Fcases', '/login.data?_routes=a']) expect(known(path)).toBe(true);
  for (const path of ['/', '/id', '/cases?redirect_url=/login', '/logins', '/profile/login']) expect(known(path)).toBe(false);
});

it.each([
  ['/news-v1', '/news'],
  ['/news-v1?type=review&q=a%20b', '/news?type=review&q=a%20b'],
  ['/id/news-v1?type=review', '/id/news?type=review'],
  ['/id/news-v1.data?_routes=news&type=review', '/id/news?type=review'],
])('%s has moved to %s for good', (from, to) => {
  const answer = movedTo(new Request(`https://kolegia.example${from}`), '/news');
  expect([answer.status, answer.headers.get('location')]).toEqual([301, to]);
});
