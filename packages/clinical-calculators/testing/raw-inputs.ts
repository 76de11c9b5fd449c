/** Random inputs for any calculator, made from what its fields say of themselves. For tests only. */
import fc from 'fast-check';
import type { ListedCalculator } from '../src/calculator.ts';
import type { Field } from '../src/field.ts';
import type { Given } from './second-computation.ts';

export type Raw = Readonly<Record<string, unknown>>;

const stepped = (min: number, max: number, steps: number) =>
  fc.integer({ min: 0, max: steps }).map((i) => Number((min + ((max - min) * i) / steps).toPrecision(6)));

function anyValue(field: Field): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'quantity':
      return stepped(field.min, field.max, 997)
        .filter((value) => value >= field.min && value <= field.max)
        .map((value) => ({ value, unit: field.unit }));
    case 'number':
      return field.whole ? fc.integer({ min: field.min, max: field.max }) : stepped(field.min, field.max, 97);
    case 'choice':
      return fc.constantFrom(...field.options);
    case 'yesNo':
      return fc.boolean();
    case 'date':
      return fc.integer({ min: 0, max: 300 }).map((day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10));
  }
}

/** Within the bounds of every field, in the unit a form offers first. */
export const anyInputs = ({ inputs }: ListedCalculator): fc.Arbitrary<Raw> =>
  fc.record(Object.fromEntries(Object.entries(inputs).map(([name, field]) => [name, anyValue(field)])));

const plainValue = (given: unknown): unknown => (typeof given === 'object' && given !== null && 'value' in given ? given.value : given);

export const givenFrom = (raw: Raw): Given => ({
  number: (name) => Number(plainValue(raw[name])),
  text: (name) => String(raw[name]),
  yes: (name) => raw[name] === true,
});
