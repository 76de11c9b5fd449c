import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { NONE } from '#platform/web/facts.ts';
import { inLanguage } from '#platform/web/testing/in-language.tsx';
import { PageNotFound } from './page-not-found.tsx';

const member = { id: 'ratri1', verified: true, premium: false, rights: [] };

/** Where its buttons lead, for whoever comes to this address. */
function waysFrom(address: string, reader: typeof member | null, language: 'en' | 'id' = 'en'): (string | undefined)[] {
  const Page = createRoutesStub([{ id: 'root', path: '*', loader: () => null, Component: PageNotFound }]);
  const hydrationData = { loaderData: { root: { ...NONE, reader, language } } };
  const html = renderToString(inLanguage(language, createElement(Page, { initialEntries: [address], hydrationData })));
  return [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href);
}

it('offers who is not signed in to come back as a member, for what is for members', () => {
  expect(waysFrom('/posts/0abc?from=chat', null)).toEqual(['/login?redirect_url=%2Fposts%2F0abc%3Ffrom%3Dchat', '/', '/search']);
  expect(waysFrom('/id/posts/0abc', null, 'id')).toEqual(['/id/login?redirect_url=%2Fid%2Fposts%2F0abc', '/id', '/id/search']);
});

it('offers that to no member, and not where the address is not known any more', () => {
  expect(waysFrom('/posts/0abc', member)).toEqual(['/', '/search']);
  expect(waysFrom('/404', null)).toEqual(['/', '/search']);
});
