/** Addresses in one spelling each: E.164 for phones, lower case for e-mail. */
import { getCountries, getCountryCallingCode, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { z } from 'zod';
import { Failure } from '#platform/operation/failure.ts';

export interface Address {
  readonly kind: 'phone' | 'email';
  readonly value: string;
  /** Of phones: calling code and, where the number tells, country. */
  readonly countryCode: string | null;
  readonly country: string | null;
}

const Email = z.email().max(254);

const CALLING_CODES: ReadonlySet<string> = new Set(getCountries().map((country) => getCountryCallingCode(country)));

/** Null for what cannot be a phone number. A number without plus sign is read as one of the country named beside it. */
export function phoneAddress(phone: string, countryCode: string | undefined): Address | null {
  const callingCode = countryCode?.replace('+', '') ?? '';
  // Asked with a code that no country has, the library throws.
  const beside = parsePhoneNumberFromString(phone, CALLING_CODES.has(callingCode) ? { defaultCallingCode: callingCode } : {});
  const parsed = withItsCode(phone, callingCode, beside) ?? beside;
  if (parsed?.isValid() !== true) return null;
  return { kind: 'phone', value: parsed.number, countryCode: parsed.countryCallingCode, country: parsed.country ?? null };
}

/**
 * `62811234567` beside `62` is a mobile number with its country's code, though a landline of an area 62 may be as long: codes are read on
 * mobile phones.
 */
function withItsCode(phone: string, callingCode: string, beside: PhoneNumber | undefined): PhoneNumber | null {
  const typed = phone.trim();
  if (callingCode === '' || !typed.startsWith(callingCode) || beside?.getType() === 'MOBILE') return null;
  const whole = parsePhoneNumberFromString(`+${typed}`);
  return whole?.getType() === 'MOBILE' ? whole : null;
}

export function emailAddress(email: string): Address | null {
  const parsed = Email.safeParse(email.trim().toLowerCase());
  return parsed.success ? { kind: 'email', value: parsed.data, countryCode: null, country: null } : null;
}

interface AddressInput {
  readonly phone?: string | undefined;
  readonly countryCode?: string | undefined;
  readonly email?: string | undefined;
}

/** Throws `request.invalid` at the field that is wrong. */
export function addressOf({ phone, countryCode, email }: AddressInput): Address {
  const address = phone !== undefined ? phoneAddress(phone, countryCode) : email !== undefined ? emailAddress(email) : null;
  if (address !== null) return address;
  const fields: Record<string, string> =
    phone === undefined ? { email: 'identity.validation.email' } : { phone: 'identity.validation.phone' };
  throw new Failure('request.invalid', { fields });
}

/** `+62•••••••890`, `r•••@example.org`: enough to see where to look for the code. */
export function maskedAddress({ kind, value, countryCode }: Address): string {
  if (kind === 'phone') {
    const start = `+${countryCode ?? ''}`;
    return `${start}${'•'.repeat(Math.max(1, value.length - start.length - 3))}${value.slice(-3)}`;
  }
  const [name = '', domain = ''] = value.split('@');
  return `${name.slice(0, 1)}•••@${domain}`;
}

const HELD_MS = 24 * 3600 * 1000;

/** What of a member says whether an address of theirs may be replaced. */
interface Addressed {
  readonly createdAt: Date;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly emailConfirmedAt: Date | null;
  readonly phone: string | null;
  readonly phoneVerified: boolean;
  readonly phoneConfirmedAt: Date | null;
}

/** For so long whoever has shown that the old address is theirs may give a new one. */
const SHOWN_MS = 30 * 60 * 1000;

/**
 * Why the address that this one would replace stays; null where it may go. Whoever finds a session open would otherwise leave its owner no
 * way back: of two addresses, one stands for a day after the other was changed, and the only one there is has to receive a code once more.
 * Whoever has lost that one adds another first. Who has just begun has nothing that could be taken.
 */
function replacementRefusal(
  member: Addressed,
  { kind, value }: Pick<Address, 'kind' | 'value'>,
  now: Date,
): 'addressHeld' | 'onlyAddress' | null {
  const isWithin = (ms: number, at: Date | null) => at !== null && now.getTime() - at.getTime() < ms;
  const email = { is: member.emailVerified, value: member.email, at: member.emailConfirmedAt };
  const phone = { is: member.phoneVerified, value: member.phone, at: member.phoneConfirmedAt };
  const [replaced, other] = kind === 'email' ? [email, phone] : [phone, email];
  if (!replaced.is || replaced.value === value || isWithin(HELD_MS, member.createdAt)) return null;
  if (other.is) return isWithin(HELD_MS, other.at) ? 'addressHeld' : null;
  return isWithin(SHOWN_MS, replaced.at) ? null : 'onlyAddress';
}

/** Throws why it stays. */
export function assertReplaceable(member: Addressed, address: Pick<Address, 'kind' | 'value'>): void {
  const refusal = replacementRefusal(member, address, new Date());
  if (refusal !== null) throw new Failure(`identity.${refusal}`);
}
