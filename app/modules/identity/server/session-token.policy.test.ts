import { expect, it } from 'vitest';
import { openToken, signedToken } from './session-token.policy.ts';

const SECRET = 'a secret of tests';

it('opens what was signed, as it is and percent-encoded, however often', () => {
  const signed = signedToken(SECRET, 'token-of-anna');
  for (const given of [signed, encodeURIComponent(signed), signed, encodeURIComponent(signed)])
    expect(openToken(SECRET, given)).toBe('token-of-anna');
});

it('opens nothing else, also once the right one is known', () => {
  const signed = signedToken(SECRET, 'token-of-budi');
  const refused = [
    signed.replace('budi', 'anna'),
    signed.slice(0, -4),
    signedToken('another secret', 'token-of-budi'),
    'token-of-budi',
    '.',
    '',
    '%E0%A4%A',
    `${'x'.repeat(300)}${signed}`,
  ];
  for (const given of refused) expect([given, openToken(SECRET, given)]).toEqual([given, null]);
  expect(openToken(SECRET, signed)).toBe('token-of-budi');
  for (const given of refused) expect([given, openToken(SECRET, given)]).toEqual([given, null]);
});

it('knows by which secret something was signed', () => {
  const signed = signedToken(SECRET, 'token-of-citra');
  expect(openToken(SECRET, signed)).toBe('token-of-citra');
  expect(openToken('another secret', signed)).toBeNull();
});

it('goes on where more come than it keeps', () => {
  const all = Array.from({ length: 10_050 }, (_, n) => `token-${n}`);
  for (const token of all) expect(openToken(SECRET, signedToken(SECRET, token))).toBe(token);
  expect(openToken(SECRET, signedToken(SECRET, 'token-0'))).toBe('token-0');
  expect(openToken(SECRET, signedToken('another secret', 'token-0'))).toBeNull();
});
