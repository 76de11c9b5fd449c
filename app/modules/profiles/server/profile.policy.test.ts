import { expect, it } from 'vitest';
import { viewerLike } from '#platform/testing/test-world.ts';
import { maySeeProfile, shownVerification, yearsInPractice } from './profile.policy.ts';

const reader = viewerLike({ id: 'reader' });

it.each([
  [true, null, true],
  [true, reader, true],
  [false, null, false],
  [false, reader, true],
])('listed %s, reader %s: seen %s', (listed, viewer, seen) => {
  expect(maySeeProfile({ listed }, viewer)).toBe(seen);
});

it('tells how verification stands to the member, and to others only that they are verified', () => {
  expect((['none', 'underProcess', 'verified', 'sentBack'] as const).map((state) => shownVerification(state, false))).toEqual([
    null,
    null,
    'verified',
    null,
  ]);
  expect((['none', 'underProcess', 'verified', 'sentBack'] as const).map((state) => shownVerification(state, true))).toEqual([
    'none',
    'underProcess',
    'verified',
    'sentBack',
  ]);
});

it('counts whole years, and none for a year to come', () => {
  expect([yearsInPractice(2014, 2026), yearsInPractice(2026, 2026), yearsInPractice(2027, 2026), yearsInPractice(null, 2026)]).toEqual([
    12,
    0,
    0,
    null,
  ]);
});
