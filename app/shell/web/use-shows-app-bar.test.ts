import { expect, it } from 'vitest';
import { showsAppBar } from './use-shows-app-bar.ts';

it('stands in the app, for members only', () => {
  expect([showsAppBar(true, true, '/cases'), showsAppBar(false, true, '/cases'), showsAppBar(true, false, '/cases')]).toEqual([
    true,
    false,
    false,
  ]);
});

it.each(['/login', '/login/code', '/pg-buddy', '/pg-buddy/flashcard', '/forceUpdate', '/app/forceUpdate'])('is hidden on %s', (path) => {
  expect(showsAppBar(true, true, path)).toBe(false);
});

it.each(['/loginhelp', '/pg-buddies', '/cases/login'])('stands on %s, whose name is only alike', (path) => {
  expect(showsAppBar(true, true, path)).toBe(true);
});
