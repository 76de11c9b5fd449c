import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyInputs, givenFrom } from '../testing/raw-inputs.ts';
import { SECOND_COMPUTATIONS } from '../testing/second-computation.ts';
import { find, list } from './registry.ts';

/** These only count points, or name a class, and have the examples of their papers. */
const WITHOUT_EQUATION = new Set(
  list()
    .filter(({ unit, id }) => unit === 'points' && !id.startsWith('meld'))
    .map(({ id }) => id)
    .concat('killip', 'ecog', 'kdigo-aki', 'hunt-hess', 'modified-rankin', 'ottawa-ankle', 'nyha', 'rass', 'asa-ps'),
);

/** A day is counted from 1970 on. */
const numberOf = (value: number | string) => (typeof value === 'string' ? Date.parse(value) / 86_400_000 : value);

describe('every equation, computed a second time along another route', () => {
  it('is there for every equation', () => {
    const missing = list().filter(({ id }) => !WITHOUT_EQUATION.has(id) && !Object.hasOwn(SECOND_COMPUTATIONS, id));
    expect(missing.map(({ id }) => id)).toEqual([]);
  });

  it.each(Object.keys(SECOND_COMPUTATIONS))('%s', (id) => {
    const calculator = find(id);
    const second = SECOND_COMPUTATIONS[id];
    if (!calculator || !second) throw new Error(`${id} is not a calculator`);
    let compared = 0;
    fc.assert(
      fc.property(anyInputs(calculator), (raw) => {
        const result = calculator.run(raw);
        if (result.status !== 'calculated') return true;
        compared += 1;
        const expected = second(givenFrom(raw));
        const off = Math.abs(numberOf(result.outcome.value) - expected);
        return off <= 0.5 * 10 ** -calculator.decimals + 1e-9 * Math.max(1, Math.abs(expected));
      }),
      { numRuns: 300, seed: 20261121 },
    );
    // Inputs outside the validity give no number; enough must be left to prove something.
    expect(compared).toBeGreaterThan(10);
  });
});
