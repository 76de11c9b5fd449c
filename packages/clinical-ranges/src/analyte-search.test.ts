import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findAnalyte } from './analyte-search.ts';
import { analytes } from './catalogue.ts';

const first = (query: string, language: 'en' | 'id') => findAnalyte(query, language)[0];

describe('findAnalyte', () => {
  it.each([
    ['kreat', 'id', 'creatinine', 'Kreatinin'],
    ['SGPT', 'id', 'alt', 'SGPT (ALT)'],
    ['sgpt alt', 'id', 'alt', 'SGPT (ALT)'],
    ['trombo', 'id', 'platelets', 'Trombosit'],
    ['platelet', 'id', 'platelets', 'Trombosit'],
    ['gula darah sewaktu', 'id', 'glucoseRandom', 'Glukosa darah sewaktu'],
    ['GDS', 'id', 'glucoseRandom', 'Glukosa darah sewaktu'],
    ['na', 'id', 'sodium', 'Natrium'],
    ['k', 'en', 'potassium', 'Potassium'],
    ['hb', 'en', 'haemoglobin', 'Haemoglobin'],
    ['leuk', 'en', 'leucocytes', 'White cell count'],
    ['BUN', 'en', 'ureaNitrogen', 'Blood urea nitrogen'],
    ['hs crp', 'en', 'hsCrp', 'hs-CRP'],
    ['ns1', 'id', 'dengueNs1', 'Antigen NS1 dengue'],
    ['laju endap', 'id', 'esr', 'LED'],
  ] as const)('"%s" in %s finds %s', (query, language, id, name) => {
    const match = first(query, language);
    expect(match?.analyte.id).toBe(id);
    expect(match?.name).toBe(name);
  });

  it('finds every test by every one of its names, in its first eight', () => {
    for (const analyte of analytes) {
      for (const language of ['en', 'id'] as const) {
        for (const name of analyte.names[language]) expect(first(name, language)?.analyte.id, `${language} "${name}"`).toBe(analyte.id);
      }
    }
  });

  it('gives each test once, no more than asked for, and nothing for nothing', () => {
    const ids = findAnalyte('a', 'en', 50).map(({ analyte }) => analyte.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(findAnalyte('a', 'en', 3)).toHaveLength(3);
    expect(findAnalyte('  – ', 'en')).toEqual([]);
    expect(findAnalyte('xyzzy', 'id')).toEqual([]);
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (query) => findAnalyte(query, 'id').length <= 8));
  });
});
