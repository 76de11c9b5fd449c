import { expect, it } from 'vitest';
import { EXPERIENCE_BANDS } from '../byline.contract.ts';
import { experienceBand, shownName, yearsOfBand } from './byline.policy.ts';

it.each([
  [null, null],
  [2026, '0-4'],
  [2030, '0-4'],
  [2022, '0-4'],
  [2021, '5-9'],
  [2017, '5-9'],
  [2016, '10-19'],
  [2007, '10-19'],
  [2006, '20+'],
])('in practice since %s is the band %s in 2026', (since, band) => {
  expect(experienceBand(since, 2026)).toBe(band);
});

it.each(EXPERIENCE_BANDS)('the years of the band %s are those that are in it', (band) => {
  const { from, to } = yearsOfBand(band, 2026);
  for (let since = 1950; since <= 2035; since += 1)
    expect((from === null || since >= from) && (to === null || since <= to)).toBe(experienceBand(since, 2026) === band);
});

it.each([
  [{ title: null, firstName: 'Ratri', lastName: 'Maheswari' }, 'Ratri Maheswari'],
  [{ title: 'Prof.', firstName: 'Ratri', lastName: 'Maheswari' }, 'Prof. Ratri Maheswari'],
  [{ title: null, firstName: 'Sukarno', lastName: null }, 'Sukarno'],
  [{ title: null, firstName: null, lastName: null }, 'KLG-7F3K-9QXM'],
])('%o is shown as %s', (name, shown) => {
  expect(shownName({ ...name, memberRefNo: 'KLG-7F3K-9QXM' })).toBe(shown);
});
