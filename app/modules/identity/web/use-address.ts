/** One field for both ways in: what is typed decides whether it is a phone number or an e-mail address. */
import { useState } from 'react';

export type AddressInput = { phone: string; countryCode?: string } | { email: string };

/** Letters and the sign between name and host do not occur in phone numbers. */
export const looksLikeEmail = (text: string): boolean => /[@a-z]/i.test(text);

/** As the operations take it. A number that begins with its country's code needs no other. */
export function addressInput(text: string, callingCode: string): AddressInput {
  const typed = text.trim();
  if (looksLikeEmail(typed)) return { email: typed };
  return /^\+|^00/.test(typed) ? { phone: typed.replace(/^00/, '+') } : { phone: typed, countryCode: callingCode.replace('+', '') };
}

export interface AddressField {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** ISO code of the country whose calling code stands beside the number. */
  readonly country: string;
  readonly setCountry: (country: string) => void;
  readonly isEmail: boolean;
}

export function useAddress(initialCountry: string): AddressField {
  const [text, setText] = useState('');
  const [country, setCountry] = useState(initialCountry);
  return { text, setText, country, setCountry, isEmail: looksLikeEmail(text) };
}
