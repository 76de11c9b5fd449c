import { expect, it } from 'vitest';
import { emailAddress, maskedAddress, networkOf, phoneAddress } from './address.policy.ts';

it.each([
  ['+62 812-3456-7890', undefined, '+6281234567890'],
  ['0812 3456 7890', '62', '+6281234567890'],
  ['0812 3456 7890', '+62', '+6281234567890'],
  ['+1 202 555 0134', undefined, '+12025550134'],
  ['081234567890', undefined, null],
  ['+62 1', undefined, null],
  ['not a number', '62', null],
  ['40%', '0', null],
  ['0812 3456 7890', '999', null],
])('reads %s beside %s as %s', (phone, countryCode, expected) => {
  expect(phoneAddress(phone, countryCode)?.value ?? null).toBe(expected);
});

it('knows one spelling of an e-mail address', () => {
  expect(emailAddress(' Ratri@Example.ORG ')?.value).toBe('ratri@example.org');
  expect(emailAddress('ratri@')).toBeNull();
});

it('shows an address only as far as its owner needs to recognise it', () => {
  expect(maskedAddress({ kind: 'phone', value: '+6281234567890', countryCode: '62', country: 'ID' })).toBe('+62••••••••890');
  expect(maskedAddress({ kind: 'email', value: 'ratri@example.org', countryCode: null, country: null })).toBe('r•••@example.org');
});

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('counts %s as %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});
