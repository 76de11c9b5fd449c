import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Age, ageInDays } from './age.ts';
import { flagValue } from './flag.ts';
import { SOURCES } from './source.ts';
import { VITAL_KINDS, VITAL_TABLES, type VitalKind, vitalRange } from './vital-range.ts';

const age = (value: number, unit: Age['unit'] = 'year') => ({ ageDays: ageInDays({ value, unit }) });
const flag = (kind: VitalKind, value: number, patient: { ageDays: number; pregnant?: boolean }) =>
  flagValue(value, vitalRange(kind, patient));

describe('vital bands', () => {
  it.each(VITAL_KINDS)('%s begins at birth, in order, each bound on its side, each source known', (kind) => {
    const { bands, pregnant } = VITAL_TABLES[kind];
    const starts = bands.map(({ from }) => ageInDays(from));
    expect(starts[0]).toBe(0);
    expect(starts).toEqual([...new Set(starts)].sort((a, b) => a - b));
    for (const band of pregnant ? [...bands, pregnant] : bands) {
      const { criticalLow = -1, low = 0, high = 1e6, criticalHigh = 1e6 } = band;
      expect(criticalLow).toBeLessThanOrEqual(low);
      expect(low).toBeLessThanOrEqual(high);
      expect(high).toBeLessThanOrEqual(criticalHigh);
      for (const source of [band.source, ...(band.alsoFrom ?? [])]) expect(SOURCES).toHaveProperty(source);
    }
  });

  it('changes exactly on the first day of a band', () => {
    for (const kind of VITAL_KINDS) {
      for (const { from, ...band } of VITAL_TABLES[kind].bands) {
        const day = ageInDays(from);
        expect(vitalRange(kind, { ageDays: day })).toMatchObject(band);
        if (day > 0) expect(vitalRange(kind, { ageDays: day - 1 })).not.toMatchObject(band);
      }
    }
  });

  it('has a range for any age whatever', () => {
    fc.assert(
      fc.property(fc.constantFrom(...VITAL_KINDS), fc.double({ noNaN: false }), fc.boolean(), (kind, ageDays, pregnant) => {
        expect(vitalRange(kind, { ageDays, pregnant }).unit).toBe(VITAL_TABLES[kind].unit);
      }),
    );
  });

  it('puts hypotension of a child at 70 + 2 × age (PALS)', () => {
    for (let years = 1; years < 10; years += 1) expect(vitalRange('systolic', age(years)).criticalLow).toBe(70 + 2 * years);
  });
});

describe('vitalRange', () => {
  it.each<[VitalKind, number, { ageDays: number; pregnant?: boolean }, string]>([
    ['respiratoryRate', 25, age(40), 'criticalHigh'],
    ['respiratoryRate', 24, age(40), 'high'],
    ['respiratoryRate', 8, age(40), 'criticalLow'],
    ['respiratoryRate', 45, age(8, 'month'), 'normal'],
    ['respiratoryRate', 45, age(4), 'high'],
    ['spo2', 91, age(60), 'criticalLow'],
    ['spo2', 94, age(60), 'low'],
    ['spo2', 94, age(3), 'normal'],
    ['spo2', 89, age(3), 'criticalLow'],
    ['systolic', 90, age(25), 'criticalLow'],
    ['systolic', 150, age(25), 'high'],
    ['systolic', 150, { ...age(25), pregnant: true }, 'high'],
    ['systolic', 160, { ...age(25), pregnant: true }, 'criticalHigh'],
    ['systolic', 76, age(4), 'criticalLow'],
    ['pulse', 150, age(3, 'month'), 'normal'],
    ['pulse', 150, age(8), 'high'],
    ['pulse', 225, age(3, 'month'), 'criticalHigh'],
    ['pulse', 131, age(50), 'criticalHigh'],
    ['temperature', 38, age(60, 'day'), 'criticalHigh'],
    ['temperature', 38, age(2), 'high'],
    ['temperature', 38, age(30), 'normal'],
    ['temperature', 36.2, age(3, 'day'), 'low'],
    ['gcs', 14, age(30), 'low'],
    ['gcs', 8, age(30), 'criticalLow'],
    ['glucose', 2.4, age(1, 'day'), 'low'],
    ['glucose', 2.4, age(20), 'criticalLow'],
    ['diastolic', 110, age(50), 'criticalHigh'],
  ])('%s %d in %o is %s', (kind, value, patient, expected) => expect(flag(kind, value, patient)).toBe(expected));

  it('reads 12 months as 1 year, and does not apply maternal bounds to a child', () => {
    expect(age(12, 'month')).toEqual(age(1));
    expect(vitalRange('pulse', { ...age(5), pregnant: true })).toEqual(vitalRange('pulse', age(5)));
  });
});
