import fc from 'fast-check';
import { expect, it } from 'vitest';
import { meets, parseLimit } from './patient-condition.ts';
import { milligramsPer, parseAmount, parseSpan, spanInHours } from './quantity.ts';

it.each([
  ['500 mg', { low: 500, high: 500, unit: 'mg' }],
  ['10-15 mg/kg', { low: 10, high: 15, unit: 'mg', per: 'kg' }],
  ['45 mg/kg/day', { low: 45, high: 45, unit: 'mg', per: 'kg', rate: 'day' }],
  ['0.05 units/kg/h', { low: 0.05, high: 0.05, unit: 'units', per: 'kg', rate: 'h' }],
  ['1.2 million-units', { low: 1.2, high: 1.2, unit: 'million-units' }],
])('reads %s', (text, amount) => expect(parseAmount(text)).toEqual(amount));

it.each(['500mg', '500 mgs', '5 mg/lb', 'mg 5', '20-10 mg', '1,5 mg', '5 µg', ''])('refuses the amount %s', (text) =>
  expect(parseAmount(text)).toBeNull(),
);
it.each(['8h', '3 days', '5-3 d', 'daily'])('refuses the time %s', (text) => expect(parseSpan(text)).toBeNull());

it('knows how masses and times relate', () => {
  expect(milligramsPer('g')).toBe(1000);
  expect(milligramsPer('tablet')).toBeNull();
  expect(spanInHours({ low: 1, high: 2, unit: 'd' })).toEqual({ low: 24, high: 48 });
});

it('reads limits as they are meant', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('<', '<=', '>', '>='),
      fc.integer({ min: 0, max: 999 }),
      fc.integer({ min: 0, max: 999 }),
      (op, bound, value) => {
        const limit = parseLimit(`${op}${bound}`);
        const expected = op === '<' ? value < bound : op === '<=' ? value <= bound : op === '>' ? value > bound : value >= bound;
        expect(limit !== null && meets(limit, value)).toBe(expected);
      },
    ),
  );
});
