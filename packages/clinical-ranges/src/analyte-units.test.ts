import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMeasured } from './analyte.ts';
import { convert } from './analyte-units.ts';
import { analytes } from './catalogue.ts';

const measured = analytes.filter(isMeasured);
const pairs = measured.flatMap(({ id, units }) => {
  const all = Object.keys(units.scales);
  return all.flatMap((from) => all.map((to) => ({ id, from, to })));
});
const anyPair = fc.constantFrom(...pairs);
const value = fc.double({ min: 0, max: 1e6, noNaN: true });

describe('convert', () => {
  it.each([
    ['glucoseFasting', 100, 'mg/dL', 'mmol/L', 5.55],
    ['creatinine', 1, 'mg/dL', 'µmol/L', 88.4],
    ['urea', 60, 'mg/dL', 'mmol/L', 9.99],
    ['ureaNitrogen', 28, 'mg/dL', 'mmol/L', 9.995],
    ['bilirubinTotal', 1, 'mg/dL', 'µmol/L', 17.1],
    ['cholesterol', 200, 'mg/dL', 'mmol/L', 5.17],
    ['triglycerides', 150, 'mg/dL', 'mmol/L', 1.694],
    ['calcium', 10, 'mg/dL', 'mmol/L', 2.495],
    ['magnesium', 2, 'mEq/L', 'mmol/L', 1],
    ['uricAcid', 7, 'mg/dL', 'µmol/L', 416.4],
    ['haemoglobin', 13.5, 'g/dL', 'g/L', 135],
    ['platelets', 45, '10³/µL', '/µL', 45000],
    ['pco2', 40, 'mmHg', 'kPa', 5.33],
    ['vitaminD', 20, 'ng/mL', 'nmol/L', 49.9],
    ['freeT4', 1, 'ng/dL', 'pmol/L', 12.87],
    ['cortisolMorning', 10, 'µg/dL', 'nmol/L', 275.9],
    ['urineAlbuminCreatinine', 30, 'mg/g', 'mg/mmol', 3.39],
    ['alt', 60, 'U/L', 'µkat/L', 1],
    ['paracetamol', 150, 'mg/L', 'µmol/L', 992],
  ])('%s: %d %s is %s', (id, given, from, to, expected) => {
    const result = convert(id, given, from, to);
    expect(Math.abs(result - expected) / expected).toBeLessThan(0.002);
  });

  it('follows the NGSP–IFCC master equation for HbA1c', () => {
    expect(convert('hba1c', 48, 'mmol/mol', '%')).toBeCloseTo(6.54, 2);
    expect(convert('hba1c', 7, '%', 'mmol/mol')).toBeCloseTo(53, 0);
  });

  it('comes back to where it began', () => {
    fc.assert(
      fc.property(anyPair, value, ({ id, from, to }, given) => {
        const back = convert(id, convert(id, given, from, to), to, from);
        // A subtracted offset loses relative, not absolute, precision near zero.
        return Math.abs(back - given) <= 1e-9 * Math.max(1, given);
      }),
    );
  });

  it('keeps the order of values, and the same unit keeps the value', () => {
    fc.assert(
      fc.property(anyPair, value, value, ({ id, from, to }, a, b) => {
        expect(convert(id, a, from, from)).toBe(a);
        if (a < b) expect(convert(id, a, from, to)).toBeLessThanOrEqual(convert(id, b, from, to));
      }),
    );
  });

  it('refuses what it does not know', () => {
    expect(() => convert('creatinine', 1, 'mg/dL', 'furlong')).toThrow(RangeError);
    expect(() => convert('creatinine', 1, 'toString', 'mg/dL')).toThrow(RangeError);
    expect(() => convert('unheardOf', 1, 'mg/dL', 'mg/dL')).toThrow(RangeError);
    expect(() => convert('hbsAg', 1, '', '')).toThrow(RangeError);
  });
});
