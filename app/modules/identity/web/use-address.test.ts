import { expect, it } from 'vitest';
import { addressInput, looksLikeEmail } from './use-address.ts';

it('tells an e-mail address from a phone number while it is typed', () => {
  for (const text of ['r', 'ratri', 'ratri@', 'ratri@rs.example']) expect(looksLikeEmail(text)).toBe(true);
  for (const text of ['', '0812', '+62 812-3300', '(022) 250']) expect(looksLikeEmail(text)).toBe(false);
});

it('sends the country beside the number only when the number does not name one', () => {
  expect(addressInput(' 0812 3300 4107 ', '+62')).toEqual({ phone: '0812 3300 4107', countryCode: '62' });
  expect(addressInput('+44 7700 900123', '+62')).toEqual({ phone: '+44 7700 900123' });
  expect(addressInput('0044 7700 900123', '+62')).toEqual({ phone: '+44 7700 900123' });
  expect(addressInput('ratri@rs.example ', '+62')).toEqual({ email: 'ratri@rs.example' });
});
