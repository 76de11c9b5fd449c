import { expect, it } from 'vitest';
import { minutesAndSeconds } from './use-countdown.ts';

it('writes seconds as a clock does', () => {
  expect([0, 7, 30, 60, 95].map(minutesAndSeconds)).toEqual(['0:00', '0:07', '0:30', '1:00', '1:35']);
});
