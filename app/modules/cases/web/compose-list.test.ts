import { expect, it } from 'vitest';
import { changed, moved, newKey, without } from './compose-list.tsx';

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

it('never gives a key twice', () => {
  expect(new Set(Array.from({ length: 100 }, newKey)).size).toBe(100);
});
