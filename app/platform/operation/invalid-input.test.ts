import { expect, it } from 'vitest';
import { z } from 'zod';
import { fieldsOf } from './invalid-input.ts';

function fields(schema: z.ZodType, input: unknown) {
  const parsed = schema.safeParse(input, { reportInput: true });
  return parsed.success ? {} : fieldsOf(parsed.error, input);
}

it('says which field lacks, and which is of the wrong kind, too long or unknown', () => {
  const schema = z.strictObject({
    name: z.string().min(1).max(3),
    age: z.number().max(9),
    nested: z.strictObject({ list: z.array(z.string()).max(1) }),
  });
  expect(fields(schema, { name: '', age: 'x', nested: { list: ['a', 'b'] } })).toEqual({
    name: 'validation.required',
    age: 'validation.type',
    'nested.list': 'validation.tooBig',
  });
  expect(fields(schema, { name: 'abcd', age: 10, nested: { list: [1] } })).toEqual({
    name: 'validation.tooLong',
    age: 'validation.tooBig',
    'nested.list.0': 'validation.type',
  });
  expect(fields(schema, { age: 1, nested: { list: [] } })).toEqual({ name: 'validation.required' });
});

it('names each field that is unknown, and not more of them than anybody reads', () => {
  const schema = z.strictObject({ name: z.string(), nested: z.strictObject({ list: z.array(z.string()) }) });
  expect(fields(schema, { name: 'a', nested: { list: [], extra: 1 }, more: 1, further: 2 })).toEqual({
    'nested.extra': 'validation.unknownField',
    more: 'validation.unknownField',
    further: 'validation.unknownField',
  });
  const many = Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [`${n}`.repeat(500), n]));
  const said = Object.keys(fields(schema, { name: 'a', nested: { list: [] }, ...many }));
  expect(said.length).toBeLessThanOrEqual(20);
  for (const field of said) expect(field.length).toBeLessThanOrEqual(100);
  expect(fields(schema, 'no object at all')).toEqual({ input: 'validation.type' });
});

it('says of an empty field that it lacks, however long it has to be', () => {
  const schema = z.strictObject({ number: z.string().trim().min(4) });
  expect(fields(schema, { number: '  ' })).toEqual({ number: 'validation.required' });
  expect(fields(schema, { number: '123' })).toEqual({ number: 'validation.tooSmall' });
});

it('keeps the key a schema names itself', () => {
  expect(fields(z.strictObject({ first: z.string().max(1, { error: 'identity.validation.firstNameLong' }) }), { first: 'ab' })).toEqual({
    first: 'identity.validation.firstNameLong',
  });
});

it('reports a union by the branch that came furthest', () => {
  const schema = z.strictObject({ shape: z.union([z.strictObject({ a: z.strictObject({ b: z.string() }) }), z.number()]) });
  expect(fields(schema, { shape: { a: { b: 1 } } })).toEqual({ 'shape.a.b': 'validation.type' });
});
