import { expect, it } from 'vitest';
import { formatDay, parseDay } from './calendar-day.ts';

it('reads and writes days', () => {
  expect(parseDay('1970-01-01')).toBe(0);
  expect(formatDay((parseDay('2024-02-28') ?? 0) + 1)).toBe('2024-02-29');
});

it.each(['2026-02-30', '2026-13-01', '2026-1-1', '01.01.2026', '', '2026-01-01T00:00'])('takes %s for no day', (text) => {
  expect(parseDay(text)).toBeUndefined();
});
