import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type Texts, translator } from '#platform/i18n/translator.ts';
import { filtersOf, filterWords, isNarrowed, keptPath, NO_FILTER, searchFilterOf, searchPath } from './use-search-filter.ts';

const read = (query: string) => searchFilterOf(new URLSearchParams(query));

it('reads an address, whatever it holds, and writes it back', () => {
  expect(read('q=%20chest+pain%20&kind=cases&speciality=cardiology')).toEqual({
    ...NO_FILTER,
    q: 'chest pain',
    kind: 'cases',
    speciality: 'cardiology',
  });
  expect(read('q=a&kind=nonsense&speciality=../x')).toEqual({ ...NO_FILTER, q: 'a' });
  expect(read(`q=${'x'.repeat(500)}`).q).toHaveLength(200);
  expect(searchPath(read('kind=people&q=ratri'), 'abc')).toBe('/search?q=ratri&kind=people&cursor=abc');
  expect(searchPath(read(''))).toBe('/search');
  const narrowed = 'q=a&language=id&time=week&solved=no';
  expect(searchPath(read(narrowed))).toBe(`/search?${narrowed}`);
  expect(read('q=a&language=fr&time=ever&solved=maybe')).toEqual({ ...NO_FILTER, q: 'a' });
  expect([isNarrowed(read('q=a')), isNarrowed(read(narrowed))]).toEqual([false, true]);
  expect(keptPath('a', filtersOf(read(narrowed)))).toBe(`/search?${narrowed}`);
});

it('says of a kept search what it is narrowed to: two of the same words are told apart', () => {
  const textsOf = (module: string) =>
    JSON.parse(readFileSync(new URL(`../../${module}/locales/id.json`, import.meta.url), 'utf8')) as Texts;
  const [t, reference] = [translator('id', textsOf('search')), translator('id', textsOf('reference'))];
  const words = (query: string) => filterWords(t, reference, filtersOf(read(query)));
  expect(words('q=a')).toEqual([]);
  expect(words('q=a&kind=cases&speciality=cardiology&language=id&time=week&solved=no')).toEqual([
    'Kasus',
    'Jantung dan pembuluh darah',
    'Indonesia',
    'Sepekan terakhir',
    'Belum terpecahkan',
  ]);
});
