import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberText, parseNumber } from '#platform/i18n/read-number.ts';
import { parsePressure, parseReference, patientDays, referenceText } from './compose-number.tsx';

describe('numbers as they are typed', () => {
  it.each([
    ['7,2', 'id', 7.2],
    ['7.2', 'id', 7.2],
    ['7,2', 'en', 7.2],
    ['1.250', 'id', 1250],
    ['1.250', 'en', 1.25],
    ['1,250', 'en', 1250],
    ['1,250', 'id', 1.25],
    ['12.345,6', 'id', 12345.6],
    ['0.050', 'id', 0.05],
    ['0,050', 'en', 0.05],
    ['−3', 'en', -3],
    [' 38 ', 'id', 38],
  ] as const)('“%s” in %s is %d', (text, language, value) => {
    expect(parseNumber(text, language)).toBe(value);
  });

  it.each(['', '7,', '38 °C', '1.2.3', '>40', 'reaktif', '1e3', '1,25,0'])('“%s” is no number', (text) => {
    expect(parseNumber(text, 'en')).toBeNull();
    expect(parseNumber(text, 'id')).toBeNull();
  });

  it('reads back what it has written', () => {
    const values = fc.integer({ min: 0, max: 10_000_000 }).map((n) => n / 1000);
    fc.assert(
      fc.property(values, fc.constantFrom('en' as const, 'id' as const), (value, language) => {
        expect(parseNumber(numberText(value, language), language)).toBe(value);
      }),
    );
  });
});

describe('reference ranges', () => {
  it.each([
    ['0,7–1,3', { low: 0.7, high: 1.3 }],
    ['3.5 - 5.1', { low: 3.5, high: 5.1 }],
    ['150 sampai 400', { low: 150, high: 400 }],
    ['< 41', { high: 41 }],
    ['≥ 60', { low: 60 }],
    ['nonreaktif', { normal: 'nonreaktif' }],
    ['5–3', { normal: '5–3' }],
    ['', {}],
  ])('“%s”', (text, reference) => {
    expect(parseReference(text, 'id')).toEqual(reference);
  });

  it('are shown as they are read', () => {
    for (const reference of [
      { low: 0.7, high: 1.3 },
      { high: 41 },
      { low: 60 },
      { normal: 'non-reactive' },
      { high: 3, normal: 'not detected' },
      {},
    ]) {
      expect(parseReference(referenceText(reference, 'id'), 'id')).toEqual(reference);
    }
  });
});

it('reads a blood pressure only when both numbers are there', () => {
  expect(parsePressure(' 92 / 58 ')).toEqual({ systolic: 92, diastolic: 58 });
  expect(parsePressure('92/')).toBeNull();
  expect(parsePressure('92')).toBeNull();
});

it('knows no age in days while none is typed', () => {
  expect(patientDays({ age: '', ageUnit: 'year' }, 'en')).toBeNull();
  expect(patientDays({ age: '12', ageUnit: 'month' }, 'en')).toBe(366);
});
