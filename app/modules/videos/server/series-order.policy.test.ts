import { expect, it } from 'vitest';
import { withUnseen } from './series-order.policy.ts';

const unseen = new Set(['x', 'y']);

it.each([
  ['stays behind the part it stood behind', ['a', 'x', 'b'], ['b', 'a'], ['b', 'a', 'x']],
  ['stays the first', ['x', 'a'], ['a', 'b'], ['x', 'a', 'b']],
  ['moves up where the one before it is taken out', ['a', 'b', 'x', 'y', 'c'], ['c', 'a'], ['c', 'a', 'x', 'y']],
  ['is nothing where it was nothing', ['a'], ['b', 'a'], ['b', 'a']],
])('what nobody sees %s', (_, before, wanted, after) => {
  expect(withUnseen(before, wanted, unseen)).toEqual(after);
});

it('what is wanted is in no second place', () => {
  expect(withUnseen(['a', 'x'], ['x', 'a'], unseen)).toEqual(['x', 'a']);
});
