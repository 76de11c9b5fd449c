/** Signing in and signing up are one flow: a code is sent to an address, and whoever repeats it is that address's member. */
import { z } from 'zod';
import { command, main, query } from '#platform/operation/operation.ts';
import { line } from '#platform/richtext/line.ts';

export const CODE_LENGTH = 4;
export const CODE_LIFE_SECONDS = 600;
export const RESEND_AFTER_SECONDS = 30;

export const CODE_CHANNELS = ['sms', 'whatsapp', 'mail'] as const;
export type CodeChannel = (typeof CODE_CHANNELS)[number];

/** What a code is good for: signing in, or confirming an address of a member who is signed in. */
export const CODE_PURPOSES = ['signIn', 'confirm'] as const;
export type CodePurpose = (typeof CODE_PURPOSES)[number];

const phone = {
  /** As people write it: `+62 812…`, or `0812…` with the country's calling code beside it. */
  phone: line(30),
  /** Calling code: `62` */
  countryCode: z
    .string()
    .regex(/^\+?\d{1,4}$/, { error: 'identity.validation.countryCode' })
    .optional(),
};
const email = { email: line(254) };

/** One address: a phone number or an e-mail address. */
const address = { phone: phone.phone.optional(), countryCode: phone.countryCode, email: email.email.optional() };
const hasOneAddress = (input: { phone?: string | undefined; email?: string | undefined }) =>
  (input.phone === undefined) !== (input.email === undefined);
const ONE_ADDRESS = { error: 'identity.validation.oneAddress', path: ['phone'] };

const OneTimeCode = z.string().regex(/^\d{4}$/, { error: 'identity.validation.code' });

/** What every app could send as well, such as nothing, tells no device from another. */
const DeviceToken = z.string().min(16).max(100);

/** Whether an address can take a code, and how. It says nothing about whether anybody has an account there. */
const AddressCheck = z.strictObject({ valid: z.boolean(), channels: z.array(z.enum(CODE_CHANNELS)) });

export const checkPhoneNumber = query('identity.checkPhoneNumber', {
  summary: 'Whether a phone number can take a code, and how. The answer is the same with and without an account.',
  http: main.post('/checkPhoneNumber'),
  access: 'anyone',
  rate: 'auth',
  input: z.strictObject(phone),
  output: AddressCheck.extend({ /** E.164, when valid. */ phone: z.string().nullable() }),
  errors: {},
});

export const checkForEmailLogin = query('identity.checkForEmailLogin', {
  summary: 'Whether an e-mail address can take a code. The answer is the same with and without an account.',
  http: main.post('/checkForEmailLogin'),
  access: 'anyone',
  rate: 'auth',
  input: z.strictObject(email),
  output: AddressCheck.extend({ /** As codes are sent to it, when valid. */ email: z.string().nullable() }),
  errors: {},
});

export const sendOtp = command('identity.sendOtp', {
  summary: 'Sends a code of four digits to a phone number or e-mail address. It lives ten minutes and replaces the one before.',
  http: main.post('/send-otp'),
  access: 'anyone',
  rate: 'auth',
  input: z
    .strictObject({
      ...address,
      /** Phones only; unless named, SMS where it is set up. */
      channel: z.enum(['sms', 'whatsapp']).optional(),
      purpose: z.enum(CODE_PURPOSES).default('signIn'),
    })
    .refine(hasOneAddress, ONE_ADDRESS),
  output: z.strictObject({
    message: z.string(),
    channel: z.enum(CODE_CHANNELS),
    /** By which this address can take the next one. */
    channels: z.array(z.enum(CODE_CHANNELS)),
    /** The address with all but its ends hidden. */
    to: z.string(),
    expiresInSeconds: z.int(),
    resendInSeconds: z.int(),
  }),
  errors: {
    'identity.resendTooSoon': 429,
    'identity.tooManyCodes': 429,
    'identity.addressLocked': 429,
    'identity.addressHeld': 409,
    'identity.onlyAddress': 409,
    'identity.noChannel': 422,
  },
});

const codeErrors = { 'identity.codeWrong': 422, 'identity.codeExpired': 410, 'identity.addressLocked': 429 } as const;

export const SignedIn = z.strictObject({
  message: z.string(),
  memberId: z.string(),
  /** The address was new: an account was made for it. */
  created: z.boolean(),
  /** Onboarding is not finished. */
  onboarding: z.boolean(),
  language: z.enum(['en', 'id']),
  /** For the app only; browsers hold it in a cookie that scripts cannot read. */
  token: z.string().nullable(),
  /** For the app only: sent as `deviceToken` the next time, so that the device is known. */
  deviceToken: z.string().nullable(),
});
export type SignedIn = z.infer<typeof SignedIn>;

export const verifyOtp = command('identity.verifyOtp', {
  summary: 'Takes the code back and signs in; the first time, this makes the account.',
  http: main.post('/verify-otp'),
  access: 'anyone',
  rate: 'auth',
  input: z.strictObject({ ...address, code: OneTimeCode, deviceToken: DeviceToken.optional() }).refine(hasOneAddress, ONE_ADDRESS),
  output: SignedIn,
  errors: codeErrors,
});

export const verifyMobile = command('identity.verifyMobile', {
  summary: 'Confirms a phone number of the member who is signed in, by a code sent for the purpose `confirm`.',
  http: main.post('/verify-mobile'),
  access: 'member',
  rate: 'auth',
  input: z.strictObject({ ...phone, code: OneTimeCode }),
  output: z.strictObject({ message: z.string(), phone: z.string() }),
  errors: { ...codeErrors, 'identity.addressTaken': 409, 'identity.addressHeld': 409, 'identity.onlyAddress': 409 },
});

export const verifyEmail = command('identity.verifyEmail', {
  summary: 'Confirms an e-mail address of the member who is signed in, by a code sent for the purpose `confirm`.',
  http: main.post('/verify-email'),
  access: 'member',
  rate: 'auth',
  input: z.strictObject({ ...email, code: OneTimeCode }),
  output: z.strictObject({ message: z.string(), email: z.string() }),
  errors: { ...codeErrors, 'identity.addressTaken': 409, 'identity.addressHeld': 409, 'identity.onlyAddress': 409 },
});

const TokenState = z.strictObject({ valid: z.boolean(), memberId: z.string().nullable(), expiresAt: z.string().nullable() });

export const verifyToken = query('identity.verifyToken', {
  summary: 'Whether the session this call carries is alive, and whose it is.',
  http: main.get('/verify-token'),
  access: 'anyone',
  rate: 'read',
  input: z.strictObject({}),
  output: TokenState,
  errors: {},
});

export const verifyGivenToken = query('identity.verifyGivenToken', {
  summary: 'Whether a token is alive, and whose it is; without one, the session this call carries.',
  http: main.post('/verify-token'),
  access: 'anyone',
  rate: 'auth',
  input: z.strictObject({ token: z.string().max(300).optional() }),
  output: TokenState,
  errors: {},
});
