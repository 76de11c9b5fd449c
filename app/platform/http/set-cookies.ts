import type { FastifyInstance, FastifyReply } from 'fastify';
import type { CookieToSet } from '../operation/context.ts';

/** `secure` is false on plain localhost only, where browsers would drop the cookie. */
export function setCookies(reply: FastifyReply, cookies: readonly CookieToSet[], secure: boolean): void {
  for (const cookie of cookies) reply.setCookie(cookie.name, cookie.value, attributesOf(cookie, secure));
}

/** As a header has it. */
export const cookieLine = (app: FastifyInstance, cookie: CookieToSet, secure: boolean): string =>
  app.serializeCookie(cookie.name, cookie.value, attributesOf(cookie, secure));

const attributesOf = ({ maxAgeSeconds, httpOnly }: CookieToSet, secure: boolean) =>
  ({ path: '/', sameSite: 'lax', httpOnly, secure, maxAge: maxAgeSeconds }) as const;
