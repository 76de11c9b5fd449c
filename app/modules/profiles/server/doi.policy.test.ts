import { describe, expect, it } from 'vitest';
import { doiIn, namesAmong, orcidIn } from './doi.policy.ts';

describe('a DOI', () => {
  it.each([
    ['10.5555/12345678', '10.5555/12345678'],
    [' doi:10.5555/ABC.Def ', '10.5555/abc.def'],
    ['https://doi.org/10.5555/12345678.', '10.5555/12345678'],
    ['http://dx.doi.org/10.5555%2F1234', '10.5555/1234'],
    [
      'doi.org/10.1002/(SICI)1097-0258(19980815)17:15<1661::AID-SIM968>3.0.CO;2-2',
      '10.1002/(sici)1097-0258(19980815)17:15<1661::aid-sim968>3.0.co;2-2',
    ],
  ])('is found in %s', (typed, doi) => expect(doiIn(typed)).toBe(doi));

  it.each(['', '12345', '10.12/x', '10.5555/', 'https://example.org/10.5555/1', '10.5555/a b', `10.5555/${'x'.repeat(300)}`])(
    'is not %s',
    (typed) => expect(doiIn(typed)).toBeNull(),
  );
});

describe('an ORCID iD', () => {
  // ORCID's own examples: https://support.orcid.org, "Structure of the ORCID Identifier".
  it.each([
    ['0000-0002-1825-0097', '0000-0002-1825-0097'],
    ['https://orcid.org/0000-0002-9079-593X', '0000-0002-9079-593X'],
    ['000000021694233x', '0000-0002-1694-233X'],
  ])('is found in %s', (typed, orcid) => expect(orcidIn(typed)).toBe(orcid));

  it.each(['', '0000-0002-1825-0098', '0000-0002-1825', 'X000-0002-1825-0097'])('is not %s', (typed) => expect(orcidIn(typed)).toBeNull());
});

describe('the member among the authors', () => {
  it('is known by the family name, without accents, case and order', () => {
    expect(namesAmong(['Ratri Maheswari', 'B Setiawan'], 'dr. Bagas Setiawan')).toBe(true);
    expect(namesAmong(['MAHÉSWARI, R.'], 'Ratri Maheswari')).toBe(true);
    expect(namesAmong(['Dewi Pratiwi'], 'Ratri Maheswari')).toBe(false);
    expect(namesAmong([], 'Ratri Maheswari')).toBe(false);
  });
});
