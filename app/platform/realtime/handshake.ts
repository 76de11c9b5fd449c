/** Who connects, from where, and whether a page of ours asked for it. */
import type { IncomingMessage } from 'node:http';
import { COOKIES } from '../http/cookies.ts';
import type { Credentials } from '../session/viewer.ts';

/**
 * A browser sends cookies along with a connection that any site opens. Browsers name that site in `Origin`, except for plain
 * requests to the page's own site, which they mark by `Sec-Fetch-Site`.
 */
export function isOwnPage({ headers }: IncomingMessage, publicUrl: string): boolean {
  const { origin, host } = headers;
  if (origin !== undefined) return origin === new URL(publicUrl).origin || (URL.canParse(origin) && new URL(origin).host === host);
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
}

/** From the cookie, and from `auth: { token }` of a client that keeps its token itself. */
export function credentialsOf(headers: IncomingMessage['headers'], auth: Readonly<Record<string, unknown>>): Credentials {
  return {
    cookieToken: sessionCookie(headers.cookie ?? ''),
    bearerToken: typeof auth.token === 'string' && auth.token !== '' ? auth.token.slice(0, 4096) : null,
  };
}

/** Null also for a cookie that cannot be decoded: nobody's session then. */
function sessionCookie(cookies: string): string | null {
  const pair = cookies.split(';').find((part) => part.trimStart().startsWith(`${COOKIES.session}=`));
  if (pair === undefined) return null;
  try {
    return decodeURIComponent(pair.slice(pair.indexOf('=') + 1).trim());
  } catch {
    return null;
  }
}
