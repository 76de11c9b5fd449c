import fc from 'fast-check';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { NONE } from './facts.ts';
import { describe, Seo } from './seo.tsx';
import { inLanguage } from './testing/in-language.tsx';

it.each(['en', 'id'] as const)('names the product’s own picture in the language of the page (%s) where a page has none', (language) => {
  const pictureOf = (ogImage?: string) => {
    const seo = { title: 'Cases', description: 'Cases', ...(ogImage !== undefined && { ogImage }) };
    const Page = createRoutesStub([{ id: 'root', path: '/', loader: () => null, Component: () => createElement(Seo, seo) }]);
    const page = createElement(Page, { hydrationData: { loaderData: { root: { ...NONE, language } } } });
    return /property="og:image" content="([^"]*)"/.exec(renderToString(inLanguage(language, page)))?.[1];
  };
  expect([pictureOf(), pictureOf('/og/cases/1.png')]).toEqual([`/og/site-${language}.png`, '/og/cases/1.png']);
});

it('strips tags, folds white space and stays within 160 characters, cut at a word', () => {
  expect(describe('<p>Four days of <b>high</b>\n fever.</p>')).toBe('Four days of high fever.');
  expect(describe('See <a href="https://x.example/?a=1">this</a>,<br/>then <img alt="" src=x>that.')).toBe('See this , then that.');
  const long = describe('haematocrit '.repeat(40));
  expect(long.length).toBeLessThanOrEqual(160);
  expect(long).toMatch(/^(haematocrit )+haematocrit…$/);
});

it('keeps what is compared', () => {
  const text = 'Tekanan sistolik <90 mmHg, laktat >4 mmol/L.';
  expect(describe(text)).toBe(text);
  const limits = 'ALT <ULN dan AST >ULN, natrium<x and kalium>5';
  expect(describe(limits)).toBe(limits);
});

it('loses no comparison, whatever stands around it, and keeps no tag', () => {
  const comparison = fc
    .tuple(
      fc.constantFrom('SBP', 'laktat', 'Na', 'p', 'SpO₂', 'trombosit'),
      fc.constantFrom('<', '>', ' < ', ' > ', ' <', ' >', '<=', ' >= ', '≤'),
      fc.constantFrom('90', '4.5', '0,05', 'LLN', 'ULN', 'x', '100.000'),
      fc.constantFrom('', ' mmHg', ' mmol/L', '%'),
    )
    .map((parts) => parts.join(''));
  const tag = fc.constantFrom('<b>', '</b>', '<p class="x">', '<br />', '<a href=/x>');
  const piece = fc.oneof(
    comparison.map((text) => ({ text, stays: true })),
    tag.map((text) => ({ text, stays: false })),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), fc.constantFrom(', ', ' dan ', ' and '), (pieces, between) => {
      const said = describe(pieces.map(({ text }) => text).join(between));
      for (const { text, stays } of pieces) expect({ text, found: said.includes(text) }).toEqual({ text, found: stays });
    }),
  );
});

it('cuts at a whole character, so that it can be written', () => {
  for (let before = 150; before < 165; before++) {
    const text = describe(`${'a'.repeat(before)}${'🫀'.repeat(40)}`);
    expect([text.isWellFormed(), text.length <= 160]).toEqual([true, true]);
  }
});

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };
const decoded = (text = '') => text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);

it.each([
  '</title><script>document.title="broken"</script>',
  '"><svg onload="x()">',
  "'><img src=x onerror='x()'>",
  '<!--<script>',
  '</script><script>x()</script>',
  ']]>&quot;&lt;b&gt; {{constructor}} \u2028 \u202Egnp.exe',
])('says %s in words: nothing of it ends the element or the attribute in which it stands', (words) => {
  const jsonLd = { '@type': 'Article', headline: words, [words]: words, author: [{ name: words }] };
  const seo = { title: words, description: words, keywords: words, canonicalPath: `/posts/1${encodeURI(words)}`, jsonLd };
  const page = createElement(createRoutesStub([{ path: '/', Component: () => createElement(Seo, seo) }]));
  const html = renderToString(inLanguage('en', page));
  // Every element is one of ours, opened and ended by us.
  expect(html.match(/<[a-z!][^\s>]*/gi)?.filter((tag) => !/^<(?:title|meta|link|script)$/.test(tag))).toEqual([]);
  expect([html.match(/<script/g)?.length, html.match(/<\/script>/g)?.length, html.match(/<\/title>/g)?.length]).toEqual([1, 1, 1]);
  expect(decoded(/<title>([^<]*)<\/title>/.exec(html)?.[1])).toBe(`${words} · Kolegia`);
  const contentOf = (name: string) => decoded(new RegExp(`(?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]);
  expect([contentOf('og:title'), contentOf('keywords')]).toEqual([words, words]);
  expect([contentOf('description'), contentOf('og:description')]).toEqual([describe(words), describe(words)]);
  const data = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html)?.[1];
  expect(JSON.parse(data ?? '')).toEqual({ '@context': 'https://schema.org', ...jsonLd });
});
