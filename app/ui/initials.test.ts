import { expect, test } from 'vitest';
import { initialsOf, tintOf } from './initials.ts';

test.each([
  ['dr. Bagas Setiawan, Sp.PD-KPTI', 'BS'],
  ['Prof. dr. Made Ayu Suastika', 'MS'],
  ['Dr Ratri', 'R'],
  ['Sukarno', 'S'],
  ['Élodie van den Berg', 'ÉB'],
  ['dr.', 'D'],
  ['', ''],
])('initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('a tint belongs to an id for good, and ids spread over all five', () => {
  expect(tintOf('member-42')).toBe(tintOf('member-42'));
  const seen = new Set(Array.from({ length: 100 }, (_, index) => tintOf(`member-${index}`)));
  expect([...seen].sort()).toEqual([1, 2, 3, 4, 5]);
});
