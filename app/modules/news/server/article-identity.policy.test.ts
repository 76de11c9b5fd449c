import { describe, expect, it } from 'vitest';
import { doiIn, doisIn, KnownArticles, linkKey, sharedLinks, titleKey } from './article-identity.policy.ts';

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

it('links keep what tells pages apart, also where others put where their readers came from', () => {
  for (const [one, other] of [
    ['https://journal.example/#/article/11', 'https://journal.example/#/article/12'],
    ['https://journal.example/#!/article/11', 'https://journal.example/#!/article/12'],
    ['https://journal.example/view?ref=10234', 'https://journal.example/view?ref=10235'],
    ['https://journal.example/view?source=a-2026-0117', 'https://journal.example/view?source=a-2026-0118'],
    ['https://journal.example/?src=900113', 'https://journal.example/?src=900114'],
    ['https://journal.example/?feed=100&id=7', 'https://journal.example/?feed=101&id=7'],
  ] as const)
    expect.soft(linkKey(one), one).not.toBe(linkKey(other));
  for (const link of ['?ref=homepage', '?source=rss', '?src=recsys', '?feed=rss2', '#abstract', '#sec-12', '?utm_source=2026'])
    expect.soft(linkKey(`https://journal.example/article/1${link}`), link).toBe('journal.example/article/1');
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

it('equal links with different DOIs are different articles', () => {
  const named = (doi: string | null, title: string | null = null) => ({ doi, linkKey: 'journal.example/toc/7', titleKey: title });
  const [one, two] = [named('10.1000/one', 'the first title'), named('10.1000/two', 'the second title')];
  const known = new KnownArticles([one]);
  expect(known.find(two)).toBeNull();
  expect(known.find(named(null))).toBe(one);
  known.add(two);
  expect(known.find(one)).toBe(one);
  expect(known.find(named('10.1000/three'))).toBeNull();
  // An address that several carry names none of them.
  expect(known.find(named(null))).toBeNull();
  expect(known.find(named(null, 'the first title'))).toBe(one);
  expect(known.find({ ...named(null, 'the first title'), linkKey: null })).toBe(one);
});

it('a title that an article has, and one of another DOI too, names the one that fits', () => {
  const titled = (doi: string | null, linkKey: string) => ({ doi, linkKey, titleKey: 'the yearly standards of care' });
  const [first, second] = [titled(null, 'a'), titled('10.1000/2025', 'b')];
  expect(new KnownArticles([first, second]).find(titled('10.1000/2026', 'c'))).toBe(first);
});

it('links that stand beside several works are told from those that stand beside one', () => {
  const entry = (linkKey: string, title: string, doi: string | null = null) => ({ linkKey, title, titleKey: titleKey(title), doi });
  const entries = [
    entry('toc', 'Early antibiotics in sepsis'),
    entry('toc', 'Editorial'),
    entry('dois', 'Editorial', '10.1000/1'),
    entry('dois', 'Editorial', '10.1000/2'),
    entry('own', 'Twice in its feed'),
    entry('own', 'Twice in its feed'),
    entry('changed', 'A title', '10.1000/3'),
    entry('changed', 'A title, mended', '10.1000/3'),
  ];
  expect([...sharedLinks(entries)]).toEqual(['toc', 'dois']);
});
