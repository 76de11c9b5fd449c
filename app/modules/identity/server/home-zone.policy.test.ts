import { getCountries } from 'libphonenumber-js';
import { expect, it } from 'vitest';
import { isTimeZone } from '#platform/i18n/time-zone.ts';
import { homeZone } from './home-zone.policy.ts';

it.each([
  ['ID', 'Jawa Tengah', 'Asia/Jakarta'],
  ['ID', 'Kalimantan Barat', 'Asia/Jakarta'],
  ['ID', 'Kalimantan Timur', 'Asia/Makassar'],
  ['ID', 'Nusa Tenggara Timur', 'Asia/Makassar'],
  ['ID', 'Sulawesi Selatan', 'Asia/Makassar'],
  ['ID', 'Papua Barat Daya', 'Asia/Jayapura'],
  ['ID', null, 'Asia/Jakarta'],
  ['IN', 'Kerala', 'Asia/Kolkata'],
  ['KE', null, 'Africa/Nairobi'],
  ['FR', null, 'Europe/Paris'],
  ['IR', null, 'Asia/Tehran'],
  ['CA', 'Ontario', 'America/Toronto'],
  ['AQ', null, null],
  [null, null, null],
])('%s, %s: %s', (country, province, zone) => {
  expect(homeZone({ country, province })).toBe(zone);
  expect(zone === null || isTimeZone(zone)).toBe(true);
});

it('knows a clock of every country that a member can name', () => {
  const unknown = getCountries().filter((country) => homeZone({ country, province: null }) === null);
  // Two islands that are no countries.
  expect(unknown).toEqual(['AC', 'TA']);
});
