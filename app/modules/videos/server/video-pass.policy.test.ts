import { expect, it } from 'vitest';
import { isPassValid, passFor } from './video-pass.policy.ts';

const [secret, video, now] = ['a secret of at least thirty-two characters', '0abcdefghjkmnpqr', Date.UTC(2026, 0, 5, 8, 1)];
const MINUTE = 60_000;

it('holds for its video, its use and its time', () => {
  const pass = passFor(secret, 'watch', video, now);
  expect(isPassValid(secret, 'watch', video, pass, now)).toBe(true);
  // Long enough for a player that is asleep for a while, and gone within the hour after signing out.
  expect(isPassValid(secret, 'watch', video, pass, now + 30 * MINUTE)).toBe(true);
  expect(isPassValid(secret, 'watch', video, pass, now + 46 * MINUTE)).toBe(false);
  expect(isPassValid(secret, 'upload', video, passFor(secret, 'upload', video, now), now + 24 * 60 * MINUTE)).toBe(true);
  expect(isPassValid(secret, 'upload', video, pass, now)).toBe(false);
  expect(isPassValid(secret, 'watch', '0abcdefghjkmnpqs', pass, now)).toBe(false);
  expect(isPassValid('another secret', 'watch', video, pass, now)).toBe(false);
});

it('cannot be made to last longer, and nothing else is one', () => {
  const [expiry = '', signature = ''] = passFor(secret, 'watch', video, now).split(/-(.*)/s);
  const later = (Number.parseInt(expiry, 36) + 3600).toString(36);
  expect(isPassValid(secret, 'watch', video, `${later}-${signature}`, now)).toBe(false);
  for (const wrong of ['', 'open', '-', `${expiry}-`, `${expiry}-${'A'.repeat(43)}`, 'x'.repeat(500)])
    expect(isPassValid(secret, 'watch', video, wrong, now)).toBe(false);
});

it('is the same for a quarter of an hour, so that browsers keep what they fetched', () => {
  expect(passFor(secret, 'watch', video, now)).toBe(passFor(secret, 'watch', video, now + 10 * 60_000));
});
