/**
 * A session's token as it travels, in better-auth's signed form: the token, a dot and the base64 of its HMAC-SHA-256.
 * It is made and checked here, not by `auth.api.getSession`, because that costs several statements and a request object
 * for each call, and every call of the product needs it. `session.operations.test.ts` shows that better-auth accepts
 * what is signed here.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';

export const signedToken = (secret: string, token: string): string => `${token}.${signature(secret, token).toString('base64')}`;

/** What was signed right stays so, by secret: to make the signature anew costs a twentieth of a short request. Whether it lives is asked each time. */
const opened = new Map<string, Map<string, string>>();
const MOST_OPENED = 10_000;

/** The token inside, or null when the signature is missing or wrong. */
export function openToken(secret: string, signed: string): string | null {
  const known = opened.get(secret) ?? new Map<string, string>();
  const before = known.get(signed);
  if (before !== undefined) return before;
  const token = tokenIn(secret, signed);
  if (token === null) return null;
  if (known.size >= MOST_OPENED) known.clear();
  opened.set(secret, known.set(signed, token));
  return token;
}

function tokenIn(secret: string, signed: string): string | null {
  const text = decoded(signed);
  const dot = text.lastIndexOf('.');
  if (dot < 1 || text.length > 300) return null;
  const token = text.slice(0, dot);
  const given = Buffer.from(text.slice(dot + 1), 'base64');
  const expected = signature(secret, token);
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null;
}

const signature = (secret: string, token: string) => createHmac('sha256', secret).update(token).digest();

/** Clients that copy a cookie's raw value send it percent-encoded. */
function decoded(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
