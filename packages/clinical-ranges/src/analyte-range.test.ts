import { describe, expect, it } from 'vitest';
import { ageInDays } from './age.ts';
import { analyteRange } from './analyte-range.ts';
import { flagValue } from './flag.ts';

const years = (value: number) => ageInDays({ value, unit: 'year' });

describe('analyteRange', () => {
  it('differs by sex, and is the widest when the sex is not known', () => {
    expect(analyteRange('haemoglobin', { ageDays: years(30), sex: 'male' })).toMatchObject({ low: 13, high: 17, unit: 'g/dL' });
    expect(analyteRange('haemoglobin', { ageDays: years(30), sex: 'female' })).toMatchObject({ low: 12, high: 15 });
    expect(analyteRange('haemoglobin', { ageDays: years(30) })).toMatchObject({ low: 12, high: 17 });
  });

  it('follows pregnancy', () => {
    expect(analyteRange('haemoglobin', { ageDays: years(30), sex: 'female', pregnant: true }, 'g/L')).toMatchObject({ low: 110 });
    expect(analyteRange('creatinine', { ageDays: years(30), sex: 'female', pregnant: true }, 'µmol/L')).toMatchObject({ high: 77 });
    expect(analyteRange('sodium', { ageDays: years(30), pregnant: true })).toMatchObject({ low: 133, high: 146 });
  });

  it('follows childhood', () => {
    expect(analyteRange('creatinine', { ageDays: years(4) }, 'µmol/L')).toMatchObject({ low: 23, high: 37, source: 'ceriottiCreatinine' });
    expect(analyteRange('alkalinePhosphatase', { ageDays: years(13), sex: 'female' })).toMatchObject({ low: 62, high: 280 });
    expect(analyteRange('dheas', { ageDays: years(6), sex: 'male' })).toBeUndefined();
  });

  it('converts to the unit asked for without a tail of digits', () => {
    expect(analyteRange('glucoseFasting', { ageDays: years(40) }, 'mmol/L')).toMatchObject({ low: 3.89, high: 5.5 });
    expect(analyteRange('platelets', {}, '/µL')).toMatchObject({ low: 150000, high: 410000, criticalLow: 30000 });
  });

  it('does not call critical what is normal for the age', () => {
    const newborn = analyteRange('haematocrit', { ageDays: 0 });
    expect(newborn).not.toHaveProperty('criticalHigh');
    expect(flagValue(70, newborn ?? {})).toBe('normal');
    expect(flagValue(62, analyteRange('haematocrit', { ageDays: years(40) }) ?? {})).toBe('criticalHigh');
  });

  it('flags a dengue count and a severe hyperkalaemia as a clinician would', () => {
    expect(flagValue(18_000, analyteRange('platelets', {}, '/µL') ?? {})).toBe('criticalLow');
    expect(flagValue(6.5, analyteRange('potassium', { ageDays: years(55) }) ?? {})).toBe('criticalHigh');
  });

  it('says what else it presumes only for the sex it belongs to', () => {
    expect(analyteRange('fsh', { ageDays: years(30), sex: 'female' })).toMatchObject({ condition: 'follicularPhase' });
    expect(analyteRange('fsh', { ageDays: years(30), sex: 'male' })).not.toHaveProperty('condition');
  });

  it('has none for tests in words or tests unknown', () => {
    expect(analyteRange('dengueNs1')).toBeUndefined();
    expect(analyteRange('unheardOf')).toBeUndefined();
  });
});
