import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Packed, pack, unpack } from './packed.ts';

/** As it comes out of a document: another object with the same text. */
const sent = <T>(packed: Packed<T>): Packed<T> => JSON.parse(JSON.stringify(packed)) as Packed<T>;

it('gives back what was packed, whatever quotes and accents are in it', () => {
  fc.assert(
    fc.property(fc.record({ text: fc.string({ unit: 'binary' }), more: fc.jsonValue() }), (value) => {
      expect(unpack(sent(pack(value)))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
  expect(unpack(sent(pack({ a: '`"\\`', '`': ['"'] })))).toEqual({ a: '`"\\`', '`': ['"'] });
});

it('carries no quote, which a script would have to escape', () => {
  expect(pack({ a: 'He said "no".' }).packed).not.toContain('"a"');
  expect(pack({ a: ['b', 1] }).packed).toBe('{`a`:[`b`,1]}');
});

it('gives the same object each time', () => {
  const packed = sent(pack({ a: 1 }));
  expect(unpack(packed)).toBe(unpack(packed));
});
