import { createHash } from 'node:crypto';
import { COOKIE_SECONDS, COOKIES } from '#platform/http/cookies.ts';
import type { Language } from '#platform/i18n/languages.ts';
import type { CookieToSet } from '#platform/operation/context.ts';

/** Tells a known device from a new one; kept when signing out. */
export const DEVICE_COOKIE = 'known_device';
const DEVICE_SECONDS = 365 * 24 * 60 * 60;

/** `signed` is the session's token in its signed form. */
export const sessionCookies = (signed: string): CookieToSet[] => [
  { name: COOKIES.session, value: signed, maxAgeSeconds: COOKIE_SECONDS.session, httpOnly: true },
  { name: COOKIES.signedIn, value: 'true', maxAgeSeconds: COOKIE_SECONDS.signedIn, httpOnly: false },
];

export const languageCookie = (language: Language): CookieToSet => ({
  name: COOKIES.language,
  value: language,
  maxAgeSeconds: COOKIE_SECONDS.language,
  httpOnly: false,
});

export const deviceCookie = (token: string): CookieToSet => ({
  name: DEVICE_COOKIE,
  value: token,
  maxAgeSeconds: DEVICE_SECONDS,
  httpOnly: true,
});

/** As it is kept: who reads the rows cannot pass for the device. */
export const deviceHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

export const endedSessionCookies = (): CookieToSet[] => [
  { name: COOKIES.session, value: '', maxAgeSeconds: 0, httpOnly: true },
  { name: COOKIES.signedIn, value: '', maxAgeSeconds: 0, httpOnly: false },
];
