import { expect, it } from 'vitest';
import { closedBy, closingChange, closingView, endingActs, isNamed, OPEN, openingChange } from './place-closing.policy.ts';

const NOW = new Date('2026-03-02T08:00:00Z');
const BEFORE = new Date('2026-03-01T08:00:00Z');
const byOwner = { ...OPEN, closedAt: BEFORE };
const byStaff = { ...byOwner, closedByStaff: true, closedReason: 'Only advertisements.' };
const byBoth = { ...byStaff, closedByOwnerToo: true };

it('its owner closes what is open and opens what they closed themselves; others do neither', () => {
  const may = (role: 'owner' | 'moderator', place: typeof OPEN) =>
    Object.entries(endingActs({ standing: 'member', role, closed: closedBy(place) }))
      .filter(([, allowed]) => allowed)
      .map(([act]) => act);
  expect([OPEN, byOwner, byStaff].map((place) => may('owner', place))).toEqual([['close', 'delete'], ['reopen', 'delete'], ['delete']]);
  expect([OPEN, byOwner, byStaff].map((place) => may('moderator', place))).toEqual([[], [], []]);
});

it('staff close also what its owner has closed, and nobody closes over staff', () => {
  expect(closingChange(OPEN, null, NOW)).toEqual({ ...byOwner, closedAt: NOW });
  expect(closingChange(byOwner, null, NOW)).toBeNull();
  expect(closingChange(byOwner, 'Only advertisements.', NOW)).toEqual(byBoth);
  expect(closingChange(byStaff, 'Once more.', NOW)).toBeNull();
  expect(closingChange(byStaff, null, NOW)).toBeNull();
});

it('each opens what they closed themselves, and what both have closed is its owner’s again', () => {
  expect([OPEN, byOwner, byStaff, byBoth].map((place) => openingChange(place, 'staff'))).toEqual([null, null, OPEN, byOwner]);
  expect([OPEN, byOwner, byStaff, byBoth].map((place) => openingChange(place, 'owner'))).toEqual([null, OPEN, null, null]);
});

it('what staff wrote is read by those who tend the place', () => {
  expect(closingView(OPEN, true)).toBeNull();
  expect(closingView(byStaff, true)).toEqual({ at: BEFORE.toISOString(), byStaff: true, reason: 'Only advertisements.' });
  expect(closingView(byStaff, false)).toMatchObject({ byStaff: true, reason: null });
});

it('a name is typed in whichever letters', () => {
  expect(isNamed({ name: 'Night round' }, 'NIGHT ROUND')).toBe(true);
  expect(isNamed({ name: 'Night round' }, 'Night rounds')).toBe(false);
});
