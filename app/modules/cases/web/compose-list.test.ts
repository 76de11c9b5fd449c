import { expect, it } from 'vitest';
import { newLabRow, withColumnBack, withoutColumn, withRowBack } from './compose-form.tsx';
import { changed, moved, newKey, withBack, without } from './compose-list.tsx';

const rows = ['a', 'b', 'c'].map((key) => ({ key, text: key }));
const keys = (list: readonly { key: string }[]) => list.map(({ key }) => key).join('');

it('moves a row one place, and no further than the ends', () => {
  expect(keys(moved(rows, 'b', -1))).toBe('bac');
  expect(keys(moved(rows, 'b', 1))).toBe('acb');
  expect(keys(moved(rows, 'a', -1))).toBe('abc');
  expect(keys(moved(rows, 'c', 1))).toBe('abc');
  expect(keys(moved(rows, 'x', 1))).toBe('abc');
});

it('changes and removes one row', () => {
  expect(changed(rows, 'b', { text: 'B' }).map(({ text }) => text)).toEqual(['a', 'B', 'c']);
  expect(keys(without(rows, 'b'))).toBe('ac');
});

it('brings a row back to its place, once, whatever happened meanwhile', () => {
  const [, b = { key: '', text: '' }] = rows;
  expect(keys(withBack(without(rows, 'b'), b, 1))).toBe('abc');
  expect(keys(withBack(without(without(rows, 'b'), 'a'), b, 1))).toBe('cb');
  expect(keys(withBack(rows, b, 1))).toBe('abc');
});

it('brings a column back with its values, and a row with as many as there are columns', () => {
  const row = { ...newLabRow(2), test: 'Creatinine', values: ['3.9', '2.1'] };
  const table = { columns: ['Day 1', 'Day 3'], rows: [row] };
  const narrow = withoutColumn(table, 0);
  const later = newLabRow(1);
  expect(withColumnBack({ ...narrow, rows: [...narrow.rows, later] }, table, 0)).toEqual({
    ...table,
    rows: [row, { ...later, values: ['', ''] }],
  });
  expect(withRowBack({ columns: ['Day 1'], rows: [] }, row, 0).rows).toEqual([{ ...row, values: ['3.9'] }]);
});

it('never gives a key twice', () => {
  expect(new Set(Array.from({ length: 100 }, newKey)).size).toBe(100);
});
