import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FLAGS, flagValue } from './flag.ts';

const potassium = { low: 3.5, high: 5.3, criticalLow: 2.6, criticalHigh: 6.4 };
const finite = fc.double({ min: -1e6, max: 1e6, noNaN: true });
const bounds = fc
  .tuple(finite, finite, finite, finite)
  .map((four) => four.toSorted((a, b) => a - b) as [number, number, number, number])
  .map(([criticalLow, low, high, criticalHigh]) => ({ criticalLow, low, high, criticalHigh }));

describe('flagValue', () => {
  it.each([
    [2.5, 'criticalLow'],
    [2.6, 'low'],
    [3.4, 'low'],
    [3.5, 'normal'],
    [5.3, 'normal'],
    [5.4, 'high'],
    [6.4, 'high'],
    [6.5, 'criticalHigh'],
  ])('potassium %d is %s', (value, flag) => expect(flagValue(value, potassium)).toBe(flag));

  it('has no opinion without bounds or without a number', () => {
    expect(flagValue(1e9, {})).toBe('normal');
    expect(flagValue(Number.NaN, potassium)).toBeUndefined();
  });

  it('never moves down when the value moves up', () => {
    fc.assert(
      fc.property(bounds, finite, finite, (range, a, b) => {
        const place = (value: number) => FLAGS.indexOf(flagValue(value, range) ?? 'normal');
        expect(place(Math.min(a, b))).toBeLessThanOrEqual(place(Math.max(a, b)));
      }),
    );
  });

  it('calls every bound itself inside', () => {
    fc.assert(
      fc.property(bounds, (range) => {
        expect(flagValue(range.low, range)).toBe('normal');
        expect(flagValue(range.high, range)).toBe('normal');
        expect(flagValue(range.criticalLow, range)).not.toBe('criticalLow');
        expect(flagValue(range.criticalHigh, range)).not.toBe('criticalHigh');
      }),
    );
  });
});
