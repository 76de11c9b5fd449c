import { expect, it } from 'vitest';
import { MOST_NAMED, namingOf } from './naming.policy.ts';

const members = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => `m${from + n}`);

it('ten are told of one text, however often it is changed', () => {
  const first = namingOf([], members(0, 12));
  expect(first).toEqual({ told: members(0, MOST_NAMED), named: members(0, MOST_NAMED) });
  expect(namingOf(first.named, ['m0', 'm20'])).toEqual({ told: ['m0'], named: first.named });
});

it('whoever is named no more still counts', () => {
  const { named } = namingOf([], members(0, 8));
  expect(namingOf(named, members(20, 25)).told).toEqual(['m20', 'm21']);
});

it('where more were told once than may be now, nobody is told any more', () => {
  expect(namingOf(members(0, 12), ['m20'])).toEqual({ told: [], named: members(0, 12) });
});
