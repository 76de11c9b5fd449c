import { createECDH } from 'node:crypto';
import { expect, it } from 'vitest';
import { derivedKeys, keysOf } from './push-key.policy.ts';

it('makes the same pair of the same secret everywhere, and a pair it is', () => {
  const keys = derivedKeys('a secret');
  expect(derivedKeys('a secret')).toEqual(keys);
  expect(derivedKeys('another')).not.toEqual(keys);
  expect([keys.publicKey.length, keys.privateKey.length]).toEqual([87, 43]);
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(Buffer.from(keys.privateKey, 'base64url'));
  expect(curve.getPublicKey('base64url')).toBe(keys.publicKey);
});

it('prefers keys that were given', () => {
  const keys = derivedKeys('somewhere else');
  expect(keysOf({ secret: 'a secret', push: { keys } })).toEqual(keys);
  expect(keysOf({ secret: 'a secret', push: { keys: undefined } })).toEqual(derivedKeys('a secret'));
});
