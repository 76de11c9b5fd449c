import { expect, it } from 'vitest';
import { emailAddress, maskedAddress, phoneAddress } from './address.policy.ts';

it.each([
  ['+62 812-3456-7890', undefined, '+6281234567890'],
  ['0812 3456 7890', '62', '+6281234567890'],
  ['0812 3456 7890', '+62', '+6281234567890'],
  // With its country's code and without the plus, a short mobile number reads like a longer one.
  ['62811234567', '62', '+62811234567'],
  ['62 811-234-567', '62', '+62811234567'],
  ['0811234567', '62', '+62811234567'],
  ['811234567', '62', '+62811234567'],
  ['6281234567890', '62', '+6281234567890'],
  ['919876543210', '91', '+919876543210'],
  ['9198765432', '91', '+919198765432'],
  ['0621 22345', '62', '+6262122345'],
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
