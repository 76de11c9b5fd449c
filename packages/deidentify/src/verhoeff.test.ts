import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasVerhoeffCheck } from './verhoeff.ts';

describe('hasVerhoeffCheck', () => {
  it('accepts the published example 236 with check digit 3, and a test Aadhaar number', () => {
    expect(hasVerhoeffCheck('2363')).toBe(true);
    expect(hasVerhoeffCheck('999941057058')).toBe(true);
    expect(hasVerhoeffCheck('999941057059')).toBe(false);
  });

  it('sees every single wrong digit and every swap of neighbours', () => {
    const valid = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 3, maxLength: 15 }).map((digits) => {
      const stem = digits.join('');
      return [...'0123456789'].map((check) => stem + check).find(hasVerhoeffCheck) ?? '';
    });
    fc.assert(
      fc.property(valid, fc.nat(), fc.integer({ min: 1, max: 9 }), (number, at, shift) => {
        expect(number).not.toBe('');
        const index = at % number.length;
        const wrong = number.slice(0, index) + ((Number(number[index]) + shift) % 10) + number.slice(index + 1);
        expect(hasVerhoeffCheck(wrong)).toBe(false);
        const next = number[index + 1];
        if (next !== undefined && next !== number[index]) {
          expect(hasVerhoeffCheck(number.slice(0, index) + next + number[index] + number.slice(index + 2))).toBe(false);
        }
      }),
    );
  });
});
