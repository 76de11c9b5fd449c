import fc from 'fast-check';
import { RouterContextProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { pack as packFor } from './pack.ts';
import { type Packed, unpack } from './packed.ts';
import { pageContext } from './page-context.ts';
import type { PageContext } from './page-facts.ts';

/** For the next page of a reader: there is no document. */
const pack = <T extends object>(value: T) => packFor(new RouterContextProvider(), value);

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

it('leaves the text in the document where there is one, and reads it from there', () => {
  const context = new RouterContextProvider();
  const attach = vi.fn(() => 'data-0');
  context.set(pageContext, { attach } as unknown as PageContext);
  const packed = packFor(context, { a: [1] });
  expect(packed.packed).toBe('data-0');
  expect(attach).toHaveBeenCalledWith({ a: [1] });
  vi.stubGlobal('document', { getElementById: (id: string) => (id === 'data-0' ? { textContent: '{"a":[1]}' } : null) });
  expect(unpack(sent(packed))).toEqual({ a: [1] });
  vi.unstubAllGlobals();
});
