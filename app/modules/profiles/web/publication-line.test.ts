import { expect, it } from 'vitest';
import { doiAddress } from './publication-line.tsx';

it('leads to a DOI whatever signs it has', () => {
  expect(doiAddress('10.5555/12345678')).toBe('https://doi.org/10.5555/12345678');
  const address = new URL(doiAddress('10.1002/(sici)1096(1999)43:1<97::aid-1>3.0.co;2-#?x'));
  expect([address.search, address.hash]).toEqual(['', '']);
  expect(decodeURIComponent(address.pathname)).toBe('/10.1002/(sici)1096(1999)43:1<97::aid-1>3.0.co;2-#?x');
});
