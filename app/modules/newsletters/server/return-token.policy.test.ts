import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newId } from '#platform/db/id.ts';
import { isTokenOf, returnedBy, returnToken } from './return-token.policy.ts';

const [memberId, issueId] = [newId(), newId()];
const email = 'Siti@rs.example';
const token = returnToken('a secret', { memberId, issueId }, email);
const older = returnToken('a secret', { memberId, issueId: null }, email);

it.each([
  ['and an issue', token, issueId],
  ['alone, as before', older, null],
])('names a member and the address they had, to whoever has the secret: %s', (_name, one, issue) => {
  expect(one).toMatch(/^[0-9a-z]{1,60}$/);
  expect(returnedBy(one)).toEqual({ memberId, issueId: issue });
  expect(isTokenOf('a secret', one, 'siti@RS.example')).toBe(true);
  expect(isTokenOf('another', one, email)).toBe(false);
  expect(isTokenOf('a secret', one, 'siti@elsewhere.example')).toBe(false);
  expect(isTokenOf('a secret', newId() + one.slice(16), email)).toBe(false);
});

it('cannot be made up, nor changed', () => {
  fc.assert(
    fc.property(fc.constantFrom(token, older), fc.nat(token.length - 1), fc.constantFrom('0', 'a', 'f', '9'), (one, at, sign) => {
      fc.pre(at < one.length && one[at] !== sign);
      expect(isTokenOf('a secret', one.slice(0, at) + sign + one.slice(at + 1), email)).toBe(false);
    }),
  );
  for (const wrong of ['', 'x', token.slice(0, 16), `${token}0`, token.toUpperCase()]) expect(returnedBy(wrong)).toBeNull();
});
