/** Where the links of a search lead, and what is kept of it. */
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it, vi } from 'vitest';
import type { OutputOf } from '#platform/operation/operation.ts';
import { inLanguage } from '#platform/web/testing/in-language.tsx';
import { MOST_LISTED, SEARCH_KINDS, type search } from '../search.contract.ts';
import SearchRoute from './search.route.tsx';
import { type SearchFilter, searchFilterOf, searchPath } from './use-search-filter.ts';

vi.mock('./save-search.tsx', () => ({
  SaveSearch: ({ filter }: { filter: SearchFilter }) => createElement('i', { 'data-kept': searchPath(filter) }),
}));

const NOTHING: OutputOf<typeof search> = {
  ...{ data: [], nextCursor: null, corrected: null, suggested: null, partialFrom: null },
  ...{ places: [], topics: [], facets: null },
};

/** The page of this address, on which this was found. */
function pageOf(query: string, found: Partial<OutputOf<typeof search>>): { links: string[]; kept: string | undefined; page: string } {
  const loaderData = { filter: searchFilterOf(new URLSearchParams(query)), page: { ...NOTHING, ...found }, message: null, kept: null };
  const Component = () => inLanguage('en', createElement(SearchRoute, { loaderData } as never));
  const page = renderToString(createElement(createRoutesStub([{ path: '/', Component }]))).replaceAll('&amp;', '&');
  const links = [...page.matchAll(/href="(\/search\?[^"]*)"/g)].map(([, href = '']) => href);
  return { links, kept: page.match(/data-kept="([^"]*)"/)?.[1], page };
}

const place = { type: 'forum' as const, id: '0123456789abcdef', name: [], about: [] };

it('words that are looked for as they were typed stay so on every tab, and without scripts when they are narrowed', () => {
  const { links, page } = pageOf('q=dengeu&language=id&as=typed', { places: [place] });
  const tabs = SEARCH_KINDS.map((kind) => `/search?q=dengeu${kind === 'all' ? '' : `&kind=${kind}`}&language=id&as=typed`);
  expect(links).toEqual(tabs);
  expect(page.match(/<noscript>(<button [^>]*>)/)?.[1]).toMatch(/(?=.* name="as").* value="typed"/);
  // Nothing there: the way to everything.
  expect(pageOf('q=dengeu&kind=videos&as=typed', {}).page).toMatch(/href="\/search\?q=dengeu&as=typed"[^>]*>Search everything</);
  const plain = pageOf('q=dengeu&language=id', { places: [place] });
  expect(plain.links.filter((link) => link.includes('as='))).toEqual([]);
  expect(plain.page).not.toContain('name="as"');
});

it('other words are looked for as any are', () => {
  expect(pageOf('q=dengeu&as=typed', { places: [place], suggested: 'dengue' }).links).toContain('/search?q=dengue');
});

it('what is kept is what was looked for in the end: as it was mistyped it would find nothing new, ever', () => {
  const corrected = pageOf('q=dengeu&kind=forums', { places: [place], corrected: 'dengue' });
  expect(corrected.kept).toBe('/search?q=dengue&kind=forums');
  expect(corrected.links).toContain('/search?q=dengeu&kind=forums&as=typed');
  expect(pageOf('q=dengeu&as=typed', { places: [place] }).kept).toBe('/search?q=dengeu&as=typed');
});

it('a list that ends before all that was counted does not say that it is everything', () => {
  const byline = { kind: 'source', id: 'journal', name: 'Journal' } as const;
  const item = { type: 'item', kind: 'article', language: 'en', title: [], excerpt: [], specialities: [], byline } as const;
  const data = Array.from({ length: MOST_LISTED.items }, (_, n) => ({ ...item, id: `article${n}`, publishedAt: '2026-11-30T08:00:00Z' }));
  const kinds = (count: number) => SEARCH_KINDS.map((value) => ({ value, count: value === 'articles' ? count : 0 }));
  const pageWith = (count: number) =>
    pageOf('q=stroke&kind=articles', {
      data,
      facets: { exact: true, among: count, kinds: kinds(count), specialities: [], languages: [], solved: [] },
    }).page;
  expect(pageWith(MOST_LISTED.items + 1)).toContain('These are the best of what was found.');
  expect(pageWith(MOST_LISTED.items + 1)).not.toContain('That is everything');
  expect(pageWith(MOST_LISTED.items)).toContain('That is everything');
});
