import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

test('quotes what would break a row', () => {
  expect(
    toCsv([
      ['Day', 'Platelets, 10³/µL'],
      [5, 'said "41"'],
    ]),
  ).toBe('\uFEFFDay,"Platelets, 10³/µL"\r\n5,"said ""41"""\r\n');
});

test('defuses formulas and leaves negative numbers alone', () => {
  expect(toCsv([['=HYPERLINK("x")', '-2.5', -3, '-x']])).toBe('\uFEFF"\'=HYPERLINK(""x"")",-2.5,-3,\'-x\r\n');
});
