import fc from 'fast-check';
import { expect, it } from 'vitest';
import { soughtIn, tsqueryOf } from './message-words.policy.ts';

it.each([
  ['nausea/vom', 'nausea:* & vom:*'],
  ['BP 120/80', 'bp:* & 120 <-> 80:*'],
  ['K 3.5', 'k:* & 3 <-> 5:*'],
  ['12-11-2026', '12 <-> 11 <-> 2026:*'],
  ['covid-19 IL-6', 'covid <-> 19:* & il <-> 6:*'],
  ['120 80', '120:* & 80:*'],
  ['https://www.who.int', 'https:* & www:* & who:* & int:*'],
  ["klopi' & | :* (mg", 'klopi:* & mg:*'],
  ['!!! ---', ''],
])('asks for %s as %s', (q, query) => expect(tsqueryOf(soughtIn(q))).toBe(query));

it('puts nothing of what is typed into the syntax, and asks for ten words at most', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (q) => {
      expect(tsqueryOf(soughtIn(q))).toMatch(/^(|[\p{L}\p{N}]+(:\* & [\p{L}\p{N}]+| <-> [\p{L}\p{N}]+)*:\*)$/u);
      expect(soughtIn(`${q} ${q} ${q}`).flat().length).toBeLessThanOrEqual(10);
    }),
  );
});
