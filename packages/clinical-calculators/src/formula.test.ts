import { describe, expect, it } from 'vitest';
import { evaluate, withNumbers } from './formula.ts';
import { normalShare } from './normal-distribution.ts';

describe('formulas', () => {
  it.each([
    ['1 + 2 × 3', 7],
    ['(1 + 2) × 3', 9],
    ['8 ÷ 4 ÷ 2', 1],
    ['8 − 4 − 2', 2],
    ['2 × 3^2', 18],
    ['−2^2', -4],
    ['2^−2', 0.25],
    ['−3 + 5', 2],
    ['√(16) + max(1, 4, 2) − min(3, 2)', 6],
    ['ln(exp(3)) + log10(1000) + floor(2.9)', 8],
    ['100 × Φ(0)', 50],
  ])('%s = %d', (formula, expected) => {
    expect(evaluate(formula, {})).toBeCloseTo(expected, 12);
  });

  it('puts the numbers in as they are computed with', () => {
    const formula = '(140 − {age}) × {weight} + {change}';
    const terms = { age: 60, weight: 70.5, change: -1.25 };
    expect(evaluate(formula, terms)).toBe(80 * 70.5 - 1.25);
    expect(withNumbers(formula, terms)).toBe('(140 − 60) × 70.5 + (−1.25)');
  });

  it.each(['1 +', '(1', '1 2', '2 ** 3', '{a', 'sin(1)', ''])('refuses %s', (formula) => {
    expect(() => evaluate(formula, { a: 1 })).toThrow(SyntaxError);
  });

  it('refuses a term that was not given', () => {
    expect(() => evaluate('{weight} × 2', { height: 1 })).toThrow(SyntaxError);
  });
});

describe('normalShare', () => {
  // Tables of the normal distribution.
  it.each([
    [0, 0.5],
    [1, 0.841344746],
    [-1.644853627, 0.05],
    [1.959963985, 0.975],
    [-3, 0.001349898],
    [5, 0.999999713],
    [9, 1],
    [-9, 0],
  ])('%d → %d', (z, share) => {
    expect(normalShare(z)).toBeCloseTo(share, 8);
  });
});
