/** Cookies that pages themselves set: choices of the reader, nothing secret. */

const SIX_MONTHS = 15_552_000;
const ONE_DAY = 86_400;

/** Names and seconds of life; the server knows the same names. */
export const PAGE_COOKIES = {
  theme: { name: 'theme', maxAge: SIX_MONTHS },
  loginPopup: { name: 'showLoginPopup', maxAge: ONE_DAY },
  /** What is read next was written a moment ago. */
  wrote: { name: 'wrote', maxAge: 2 },
} as const;

/** Of the server: "true" as long as somebody is signed in. */
export const SIGNED_IN_COOKIE = 'is_user_logged_in';

export function readCookie(name: string): string | null {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  if (found === undefined) return null;
  const value = found.slice(name.length + 1);
  // Others write cookies too, and not all as we do.
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

export function writeCookie({ name, maxAge }: { name: string; maxAge: number }, value: string): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox, and asynchronous
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${maxAge}; samesite=lax${secure}`;
}
