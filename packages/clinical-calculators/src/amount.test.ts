import { convert } from '@kolegia/clinical-ranges/analyte-units';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount, convertAmount, QUANTITIES, type QuantityKind, unitsOf, unitWritten } from './amount.ts';

const kinds = Object.keys(QUANTITIES) as QuantityKind[];
const pairs = kinds.flatMap((kind) => unitsOf(kind).flatMap((from) => unitsOf(kind).map((to) => ({ kind, from, to }))));

describe('amounts', () => {
  it.each([
    ['creatinine', 1, 'mg/dL', 'µmol/L', 88.4],
    ['bilirubin', 1, 'mg/dL', 'µmol/L', 17.1],
    ['glucose', 100, 'mg/dL', 'mmol/L', 5.55],
    ['urea', 28, 'BUN mg/dL', 'mmol/L', 9.995],
    ['urea', 28, 'BUN mg/dL', 'urea mg/dL', 60.03],
    ['calcium', 10, 'mg/dL', 'mmol/L', 2.495],
    ['albumin', 4, 'g/dL', 'g/L', 40],
    ['cholesterol', 200, 'mg/dL', 'mmol/L', 5.17],
    ['triglycerides', 150, 'mg/dL', 'mmol/L', 1.694],
    ['temperature', 37, '°C', '°F', 98.6],
    ['hba1c', 48, 'mmol/mol', '%', 6.54],
    ['weight', 70, 'kg', 'lb', 154.32],
    ['length', 1.8, 'm', 'in', 70.87],
    ['gasPressure', 60, 'mmHg', 'kPa', 8],
    ['age', 2, 'years', 'months', 24],
    ['lactate', 2, 'mmol/L', 'mg/dL', 18.02],
    ['paracetamol', 150, 'mg/L', 'µmol/L', 992.3],
    ['urineProtein', 150, 'mg/dL', 'g/L', 1.5],
    ['weightedRate', 5, 'µg/kg/min', 'mg/kg/h', 0.3],
  ] as const)('%s: %d %s is %s', (kind, value, from, to, expected) => {
    expect(Math.abs(convertAmount(kind, value, from, to) / expected - 1)).toBeLessThan(0.001);
  });

  it('agree with the laboratory catalogue', () => {
    const shared = [
      ['creatinine', 'creatinine', 'mg/dL', 'µmol/L'],
      ['bilirubin', 'bilirubinTotal', 'mg/dL', 'µmol/L'],
      ['calcium', 'calcium', 'mg/dL', 'mmol/L'],
      ['glucose', 'glucoseFasting', 'mg/dL', 'mmol/L'],
      ['cholesterol', 'cholesterol', 'mg/dL', 'mmol/L'],
      ['haemoglobin', 'haemoglobin', 'g/dL', 'mmol/L'],
      ['iron', 'iron', 'µg/dL', 'µmol/L'],
      ['lactate', 'lactate', 'mg/dL', 'mmol/L'],
      ['paracetamol', 'paracetamol', 'mg/L', 'µmol/L'],
    ] as const;
    for (const [kind, analyte, from, to] of shared) {
      expect(convertAmount(kind, 10, from, to)).toBeCloseTo(convert(analyte, 10, from, to), 6);
    }
  });

  it.each([
    ['creatinine', 'mg/dl', 'mg/dL'],
    ['creatinine', ' umol/l ', 'µmol/L'],
    ['creatinine', 'μmol/L', 'µmol/L'],
    ['ferritin', 'mcg/L', 'µg/L'],
    ['platelets', '10^9/l', '10⁹/L'],
    ['platelets', '/uL', '/µL'],
    ['insulin', 'uIU/ml', 'µIU/mL'],
    ['filtration', 'mL/min/1.73m2', 'mL/min/1.73 m²'],
    ['enzyme', 'u/l', 'U/L'],
    ['creatinine', 'mg', undefined],
    ['creatinine', 'mg/L', undefined],
  ] as const)('of %s in “%s” are in %s', (kind, written, unit) => expect(unitWritten(kind, written)).toBe(unit));

  it('are never mixed up by how their units are written', () => {
    for (const kind of kinds) for (const unit of unitsOf(kind)) expect([kind, unitWritten(kind, unit)]).toEqual([kind, unit]);
  });

  it('come back to where they began', () => {
    fc.assert(
      fc.property(fc.constantFrom(...pairs), fc.double({ min: 0, max: 1e6, noNaN: true }), ({ kind, from, to }, value) => {
        const back = convertAmount(kind, convertAmount(kind, value, from, to), to, from);
        return Math.abs(back - value) <= 1e-8 * Math.max(1, value);
      }),
      { seed: 20261121 },
    );
  });

  it('meet a threshold that they were converted from', () => {
    expect(amount('creatinine', 2 * 88.4033, 'µmol/L').in('mg/dL')).toBe(2);
    expect(amount('temperature', 100.4, '°F').in('°C')).toBe(38);
  });

  it('know no unit of another quantity', () => {
    expect(() => convertAmount('creatinine', 1, 'mg/dL', 'g/L')).toThrow(RangeError);
    expect(() => convertAmount('creatinine', 1, 'toString', 'mg/dL')).toThrow(RangeError);
  });
});
