import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newId } from '#platform/db/id.ts';
import { isTokenFor, memberOfToken, returnToken } from './return-token.policy.ts';

const memberId = newId();
const email = 'Siti@rs.example';
const token = returnToken('a secret', memberId, email);

it('names a member and the address they had, to whoever has the secret', () => {
  expect(token).toMatch(/^[0-9a-z]{1,60}$/);
  expect(memberOfToken(token)).toBe(memberId);
  expect(isTokenFor('a secret', token, { memberId, email: 'siti@RS.example' })).toBe(true);
  expect(isTokenFor('another', token, { memberId, email })).toBe(false);
  expect(isTokenFor('a secret', token, { memberId, email: 'siti@elsewhere.example' })).toBe(false);
  expect(isTokenFor('a secret', token, { memberId: newId(), email })).toBe(false);
});

it('cannot be made up, nor changed', () => {
  fc.assert(
    fc.property(fc.nat(token.length - 1), fc.constantFrom('0', 'a', 'f', '9'), (at, sign) => {
      fc.pre(token[at] !== sign);
      expect(isTokenFor('a secret', token.slice(0, at) + sign + token.slice(at + 1), { memberId, email })).toBe(false);
    }),
  );
  for (const wrong of ['', 'x', token.slice(0, 16), `${token}0`, token.toUpperCase()]) expect(memberOfToken(wrong)).toBeNull();
});
