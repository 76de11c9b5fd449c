import { expect, it } from 'vitest';
import { stateNow } from './use-told.ts';

it('what was changed here stands until something else is told, which then counts', () => {
  const pressed = { told: false, value: true };
  // The page was read anew before it was done.
  expect(stateNow(pressed, false)).toBe(pressed);
  const followed = stateNow(pressed, true);
  expect(followed).toEqual({ told: true, value: true });
  // On another device they have thought better of it.
  expect(stateNow(followed, false)).toEqual({ told: false, value: false });
  expect(stateNow({ told: true, value: false }, false)).toEqual({ told: false, value: false });
});
