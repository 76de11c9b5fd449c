import { expect, it } from 'vitest';
import { isOwnProfile } from './own-profile.ts';

const reader = { id: 'ratri1', verified: true, premium: false, rights: [] };

it.each([
  ['/profile', true],
  ['/profile/edit', true],
  ['/profile/following', true],
  ['/profile/ratri1', true],
  ['/profile/ratri1/contributions', true],
  ['/profile/wulan2', false],
  ['/profile/wulan2/followers', false],
  ['/profile/ratri12', false],
  ['/profiles', false],
])('%s is of the own pages: %s', (path, own) => {
  expect(isOwnProfile(path, reader)).toBe(own);
});
