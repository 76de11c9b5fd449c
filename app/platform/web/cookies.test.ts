import { afterEach, expect, it, vi } from 'vitest';
import { readCookie } from './cookies.ts';

afterEach(() => vi.unstubAllGlobals());

it('reads what was written, and what others wrote in another way as it stands there', () => {
  vi.stubGlobal('document', { cookie: 'a=one%20word; app_version=50%; is_user_logged_in=true' });
  expect(['a', 'app_version', 'is_user_logged_in', 'nothing'].map(readCookie)).toEqual(['one word', '50%', 'true', null]);
});
