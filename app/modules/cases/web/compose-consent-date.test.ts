import { expect, it } from 'vitest';
import { dayHere, withOwnDate } from './compose-consent-date.tsx';

const written = { kind: 'written', date: '2026-05-03', confirmed: true } as const;

it('another kind of consent takes a date of its own, and the same keeps what was typed', () => {
  expect(withOwnDate(written, null, '2026-11-21').date).toBe('2026-11-21');
  expect(withOwnDate(written, 'verbal', '2026-11-21').date).toBe('2026-11-21');
  expect(withOwnDate({ ...written, confirmed: false }, 'written', '2026-11-21').date).toBe('2026-05-03');
  expect(withOwnDate({ ...written, kind: 'notIdentifiable' }, 'written', '2026-11-21').date).toBeNull();
  expect(withOwnDate({ ...written, kind: null }, 'written', '2026-11-21').date).toBeNull();
});

it('nobody has confirmed what another kind says: that consent is filed, and that none is needed', () => {
  const without = { ...written, kind: 'notIdentifiable' } as const;
  expect(withOwnDate(without, 'written', '2026-11-21').confirmed).toBe(false);
  expect(withOwnDate(written, 'notIdentifiable', '2026-11-21').confirmed).toBe(false);
  expect(withOwnDate(written, 'verbal', '2026-11-21').confirmed).toBe(true);
  // Ticked first, and chosen afterwards.
  expect(withOwnDate(written, null, '2026-11-21').confirmed).toBe(true);
  expect(withOwnDate(without, 'notIdentifiable', '2026-11-21').confirmed).toBe(true);
});

it('today is the day of the author’s clock', () => {
  expect(dayHere(new Date(2026, 0, 5, 0, 10))).toBe('2026-01-05');
  expect(dayHere(new Date(2026, 11, 31, 23, 50))).toBe('2026-12-31');
});
