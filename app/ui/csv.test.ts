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

test('defuses formulas that begin where a spreadsheet begins a cell: behind a semicolon, and in wide signs', () => {
  expect(toCsv([['Wait;=1+1', 'Rest; - or not', '＝1+1', '@SUM(A1)', '+62 812']])).toBe(
    "\uFEFFWait;'=1+1,Rest; - or not,'＝1+1,'@SUM(A1),'+62 812\r\n",
  );
});
