import { expect, it } from 'vitest';
import { searchFilterOf, searchPath } from './use-search-filter.ts';

const read = (query: string) => searchFilterOf(new URLSearchParams(query));

it('reads an address, whatever it holds, and writes it back', () => {
  expect(read('q=%20chest+pain%20&kind=cases&speciality=cardiology')).toEqual({ q: 'chest pain', kind: 'cases', speciality: 'cardiology' });
  expect(read('q=a&kind=nonsense&speciality=../x')).toEqual({ q: 'a', kind: 'all', speciality: null });
  expect(read(`q=${'x'.repeat(500)}`).q).toHaveLength(200);
  expect(searchPath(read('kind=people&q=ratri'), 'abc')).toBe('/search?q=ratri&kind=people&cursor=abc');
  expect(searchPath(read(''))).toBe('/search');
});
