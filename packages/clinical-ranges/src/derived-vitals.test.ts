import { describe, expect, it } from 'vitest';
import { meanArterialPressure, pulsePressure, shockIndex } from './derived-vitals.ts';

describe('derived vitals', () => {
  it('calculates what the formulas say', () => {
    expect(meanArterialPressure({ systolic: 120, diastolic: 75 })).toBe(90);
    expect(pulsePressure({ systolic: 90, diastolic: 75 })).toBe(15);
    expect(shockIndex(120, 100)).toBe(1.2);
  });

  it('has no value for what cannot be a measurement', () => {
    expect(meanArterialPressure({ systolic: 70, diastolic: 90 })).toBeUndefined();
    expect(meanArterialPressure({ systolic: Number.NaN, diastolic: 90 })).toBeUndefined();
    expect(pulsePressure({ systolic: 0, diastolic: 0 })).toBeUndefined();
    expect(shockIndex(120, 0)).toBeUndefined();
    expect(shockIndex(Number.POSITIVE_INFINITY, 100)).toBeUndefined();
  });
});
