import type { FastifyReply } from 'fastify';
import type { CookieToSet } from '../operation/context.ts';

/** `secure` is false on plain localhost only, where browsers would drop the cookie. */
export function setCookies(reply: FastifyReply, cookies: readonly CookieToSet[], secure: boolean): void {
  for (const { name, value, maxAgeSeconds, httpOnly } of cookies) {
    reply.setCookie(name, value, { path: '/', sameSite: 'lax', httpOnly, secure, maxAge: maxAgeSeconds });
  }
}
