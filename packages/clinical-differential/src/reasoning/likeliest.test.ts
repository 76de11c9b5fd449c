import fc from 'fast-check';
import { expect, it } from 'vitest';
import { likeliest } from './likeliest.ts';

// Few different values, so that many are equal.
const probabilities = fc
  .array(fc.constantFrom(0, 1e-9, 0.001, 0.004, 0.01, 0.2, 0.5), { maxLength: 60 })
  .map((list) => Float64Array.from(list));

it('gives the beginning of the whole order, of equals the first', () => {
  fc.assert(
    fc.property(probabilities, fc.integer({ min: 1, max: 70 }), fc.constantFrom(0, 0.004), (values, most, least) => {
      const order = [...values.keys()].filter((one) => (values[one] ?? 0) > least);
      order.sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0) || a - b);
      expect(likeliest(values, most, least)).toEqual(order.slice(0, most));
    }),
  );
});
