import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findIdentifiers } from './find-identifiers.ts';
import { IDENTIFIER_KINDS } from './identifier.ts';
import { deidentifyWording } from './wording.ts';

const language = fc.constantFrom('en' as const, 'id' as const);
/** Pieces that detectors react to, in any order, with any text between. */
const piece = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom(
    'Tn. ',
    'Ny. ',
    'Mr ',
    'Pasien ',
    'Budi Santoso',
    'Siti',
    ', 34 tahun',
    '12',
    '/',
    '-',
    '.',
    ' Nov ',
    '2026',
    'no. RM ',
    '0812',
    '+62 ',
    '@',
    'a@b.id',
    'Jl. ',
    'RT 0',
    'RSUD ',
    'Dr. ',
    ' Hospital',
    '3273014507900012',
    '000',
    ' B 1234 XYZ ',
    ' MH 12 AB 1234',
    'nopol ',
    '94',
    ' years old',
    'https://',
    '\n',
    '𝔅udi ',
    'İ',
    'ß',
    '\u0301',
    '\ud800',
  ),
);
const text = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));

describe('findIdentifiers, for any text', () => {
  it('gives exact offsets, in order, without overlap, with a suggestion in words', () => {
    fc.assert(
      fc.property(text, language, (given, lang) => {
        let last = 0;
        for (const { kind, start, end, text: found, suggestion } of findIdentifiers(given, { language: lang, anchor: '2026-11-07' })) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(given.slice(start, end)).toBe(found);
          expect(IDENTIFIER_KINDS).toContain(kind);
          expect(deidentifyWording[lang].reason[suggestion.reason]).toBeTruthy();
          expect(suggestion.replace ?? '').not.toMatch(/[{}]/);
          last = end;
        }
      }),
      { numRuns: 500 },
    );
  });

  it('never throws, whatever the anchor', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), language, (given, anchor, lang) =>
        Array.isArray(findIdentifiers(given, { language: lang, anchor })),
      ),
    );
  });

  it('finds the same places whichever language the suggestions have', () => {
    fc.assert(
      fc.property(text, (given) => {
        const places = (lang: 'en' | 'id') =>
          findIdentifiers(given, { language: lang }).map(({ kind, start, end }) => ({ kind, start, end }));
        expect(places('en')).toEqual(places('id'));
      }),
    );
  });

  it('leaves nothing of a kind behind once replaced', () => {
    const given = 'Tn. Budi Santoso (NIK 3273014507900012), Jl. Kenanga No. 12, HP 0812-3456-7890, masuk RSUD Wangaya 12/11/2026.';
    let replaced = given;
    for (const found of findIdentifiers(given, { language: 'id', anchor: '2026-11-07' }).reverse()) {
      replaced = replaced.slice(0, found.start) + (found.suggestion.replace ?? '') + replaced.slice(found.end);
    }
    expect(replaced).toBe('[nama] (NIK [nomor identitas]), [alamat], HP [telepon], masuk sebuah fasilitas kesehatan hari ke-6.');
    expect(findIdentifiers(replaced, { language: 'id' })).toEqual([]);
  });
});

describe('dates near a reference date', () => {
  const suggestion = (given: string, anchor: string | undefined, lang: 'en' | 'id' = 'en') =>
    findIdentifiers(given, anchor === undefined ? { language: lang } : { language: lang, anchor })[0]?.suggestion.replace;

  it.each([
    ['12 November 2026', '2026-11-07', 'day 6', 'hari ke-6'],
    ['12/11/2026', '2026-11-07', 'day 6', 'hari ke-6'],
    ['Nov 7', '2026-11-07', 'day 1', 'hari ke-1'],
    ['2 Jan', '2026-12-30', 'day 4', 'hari ke-4'],
    ['12–14 November 2026', '2026-11-07', 'days 6 to 8', 'hari ke-6 sampai ke-8'],
    ['6 November 2026', '2026-11-07', 'the day before', 'sehari sebelumnya'],
    ['1 November 2026', '2026-11-07', '6 days before', '6 hari sebelumnya'],
    ['17 August 1985', '2026-11-07', '1985', '1985'],
    ['12 November 2026', 'yesterday', '[date]', '[tanggal]'],
    ['12 November 2026', undefined, '[date]', '[tanggal]'],
  ])('%s, day 1 being %s: %s', (given, anchor, en, id) => {
    expect(suggestion(given, anchor, 'en')).toBe(en);
    expect(suggestion(given, anchor, 'id')).toBe(id);
  });
});

describe('time', () => {
  /** Texts that make careless patterns try every length at every place. */
  const hostile: readonly string[] = [
    'a',
    'A',
    '1',
    '1 ',
    ' ',
    '\n',
    '.',
    '@',
    'a@',
    'a.',
    '1-',
    '+1 ',
    '0812',
    'Tn. ',
    'Aa ',
    'Aa-',
    'Siti ',
    'Pasien Budi ',
    'Pasien K. ',
    'tn. aaa ',
    'a (at) a.',
    'a at a dot ',
    'klinik aaa ',
    'Jl. A',
    'RT 01/',
    'St. Aa ',
    'https://a',
    'no. RM 1',
    '12/11/',
    '12 Nov ',
    '12Nov',
    'masuk 1.',
    'Nov 1',
    'NIK 1',
    'nama: ',
    'Ab of ',
    '1234 ',
    'B 1234 ',
    'MH 12 AB ',
    'nopol ',
    'plate no a ',
    'mobil AB 1 ',
  ];

  const MOST_ROUNDS = 12;

  it('grows with the length of the text, not with its square', () => {
    const measure = (length: number, unit: string): number => {
      const given = unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
      const begin = performance.now();
      findIdentifiers(given, { language: 'id' });
      return performance.now() - begin;
    };
    for (const unit of hostile) {
      // Eightfold text: eightfold time, 64-fold if it were quadratic. Under 2 ms noise decides; a busy machine is asked again, and the
      // shortest time counts.
      let [long, short, ratio] = [Infinity, Infinity, Infinity];
      for (let round = 0; round < MOST_ROUNDS && ratio >= 32; round += 1) {
        [long, short] = [Math.min(long, measure(100_000, unit)), Math.min(short, measure(12_500, unit))];
        ratio = long / Math.max(2, short);
      }
      expect(ratio, JSON.stringify(unit)).toBeLessThan(32);
    }
  }, 120_000);
});
