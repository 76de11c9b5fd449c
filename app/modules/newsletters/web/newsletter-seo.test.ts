import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { NONE } from '#platform/web/facts.ts';
import { inLanguage } from '#platform/web/testing/in-language.tsx';
import type { NewsletterAudience } from '../newsletters.contract.ts';
import { NewsletterSeo } from './newsletter-seo.tsx';

const member = { id: 'ratri1', verified: true, premium: false, rights: [] };

function isHidden(audience: NewsletterAudience, reader: typeof member | null): boolean {
  const seo = { newsletter: { audience }, title: 'Weekly', description: 'What to read.' };
  const Page = createRoutesStub([{ id: 'root', path: '/', loader: () => null, Component: () => createElement(NewsletterSeo, seo) }]);
  const html = renderToString(inLanguage('en', createElement(Page, { hydrationData: { loaderData: { root: { ...NONE, reader } } } })));
  expect(html.includes('rel="canonical"')).toBe(!html.includes('noindex'));
  return html.includes('noindex');
}

it('search engines may show what they can read, as the sitemap says, also of a public forum', () => {
  expect((['anyone', 'forum'] as const).map((audience) => isHidden(audience, null))).toEqual([false, false]);
});

it('what may be for members alone is not to be found', () => {
  expect((['anyone', 'members', 'forum'] as const).map((audience) => isHidden(audience, member))).toEqual([false, true, true]);
});
