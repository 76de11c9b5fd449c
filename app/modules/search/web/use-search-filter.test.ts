import { expect, it } from 'vitest';
import { filtersOf, isNarrowed, keptPath, NO_FILTER, searchFilterOf, searchPath } from './use-search-filter.ts';

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
