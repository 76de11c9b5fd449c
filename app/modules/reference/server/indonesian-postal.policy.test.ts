import { getVillages } from 'idn-area-data';
import { expect, it } from 'vitest';
import { postalCodeOfVillage, regenciesOf } from './indonesian-postal.policy.ts';

it.each([
  ['31.71.06.1001', 'Menteng', '10310'],
  ['31.74.04.1001', 'Pasar Minggu', '12520'],
  ['32.73.01.1001', 'Sukarasa, Bandung', '40152'],
  ['34.71.01.1001', 'Kricak, Yogyakarta', '55242'],
])('%s, %s, has %s', (code, _, postalCode) => {
  expect(postalCodeOfVillage(code)).toBe(postalCode);
  expect(regenciesOf(postalCode)).toEqual([code.slice(0, 5)]);
});

it('knows a code of every village, in its own part of the country', async () => {
  const villages = await getVillages();
  const unknown = villages.filter(({ code }) => !/^\d{5}$/.test(postalCodeOfVillage(code) ?? ''));
  expect(unknown).toEqual([]);
  // The first digit is the region's: one for a province, but for two that surround the capital.
  const regions = Map.groupBy(villages, ({ code }) => code.slice(0, 2));
  for (const [province, own] of regions) {
    const digits = new Set(own.map(({ code }) => postalCodeOfVillage(code)?.[0]));
    expect([province, [...digits].sort()]).toEqual([province, ['32', '36'].includes(province) ? ['1', '4'] : [expect.any(String)]]);
  }
  expect(villages.length).toBeGreaterThan(83_000);
});

it('knows no village that is none, and the post office of a code that no village has', () => {
  expect(postalCodeOfVillage('99.01.01.2001')).toBeNull();
  expect(regenciesOf('12999')).toContain('31.74');
  expect(regenciesOf('00001')).toEqual([]);
});
