import { describe, expect, it } from 'vitest';
import { doiIn, doisIn, KnownArticles, linkKey, titleKey } from './article-identity.policy.ts';

describe('DOIs', () => {
  it.each([
    ['doi:10.1136/BMJ-2026-012345', '10.1136/bmj-2026-012345'],
    ['https://doi.org/10.1016/S0140-6736(26)00123-4', '10.1016/s0140-6736(26)00123-4'],
    ['(see 10.1371/journal.pmed.1004001).', '10.1371/journal.pmed.1004001'],
    ['https://www.nejm.org/doi/full/10.1056/NEJMoa2600001?query=featured', '10.1056/nejmoa2600001'],
    ['https://example.org/doi/10.1000/abc.def/abstract', '10.1000/abc.def'],
    ['https://x.org/?id=10.1000%2Fxyz123', '10.1000/xyz123'],
    ['<a href="https://doi.org/10.1000/inside-markup">', '10.1000/inside-markup'],
  ])('are found in %s', (text, doi) => {
    expect(doiIn(text)).toBe(doi);
  });
  it('are not seen in other numbers', () => {
    expect(doiIn('Version 10.2 of 2026, p 10/12')).toBeNull();
    expect(doisIn('10.1000/one and 10.1000/two, again 10.1000/ONE')).toEqual(['10.1000/one', '10.1000/two']);
  });
});

it('links are the same whatever stands around what they name', () => {
  const key = linkKey('https://www.example.org/article/1/?utm_source=rss&id=7#top');
  expect(key).toBe('example.org/article/1?id=7');
  expect(linkKey('http://example.org/article/1?id=7&rss=1')).toBe(key);
  expect(linkKey('https://example.org/article/1?id=8')).not.toBe(key);
  expect(linkKey('javascript:alert(1)')).toBeNull();
  expect(linkKey('not a link')).toBeNull();
});

it('titles are the same whatever marks they carry, and short ones say nothing', () => {
  expect(titleKey('Dengue: “when” to give fluids — and when not')).toBe(titleKey('Dengue, when to give fluids and WHEN NOT'));
  expect(titleKey('Editorial')).toBeNull();
  expect(titleKey('Image of the month')).toBeNull();
});

it('equal titles with different DOIs are different articles', () => {
  const review = { doi: '10.1000/2025', linkKey: 'a', titleKey: titleKey('Standards of medical care in diabetes for every clinic') };
  const known = new KnownArticles([review]);
  expect(known.find({ ...review, doi: '10.1000/2026', linkKey: 'b' })).toBeNull();
  expect(known.find({ ...review, doi: null, linkKey: 'b' })).toBe(review);
  expect(known.find({ doi: null, linkKey: 'a', titleKey: null })).toBe(review);
});
