import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newId } from '#platform/db/id.ts';
import { subscriptionOf, unsubscribeToken } from './unsubscribe-token.policy.ts';

const ids = { newsletterId: newId(), memberId: newId() };

it('names a subscription, to whoever has the secret', () => {
  const token = unsubscribeToken('a secret', ids);
  expect(token).toMatch(/^[\w-]{20,160}$/);
  expect(subscriptionOf('a secret', token)).toEqual(ids);
  expect(subscriptionOf('another', token)).toBeNull();
});

it('cannot be made up, nor changed into that of another', () => {
  const token = unsubscribeToken('a secret', ids);
  fc.assert(
    fc.property(fc.nat(token.length - 1), fc.constantFrom('0', 'a', 'Z', '-'), (at, sign) => {
      fc.pre(token[at] !== sign);
      expect(subscriptionOf('a secret', token.slice(0, at) + sign + token.slice(at + 1))).toBeNull();
    }),
  );
  for (const wrong of ['', 'x', token.slice(0, 32), `${token}x`]) expect(subscriptionOf('a secret', wrong)).toBeNull();
});
