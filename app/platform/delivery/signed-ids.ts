/** Ids in the address of a mail, signed so that nobody can put in those of another. */
import { createHmac, timingSafeEqual } from 'node:crypto';

const ID_LENGTH = 16;

const signatureOf = (secret: string, purpose: string, ids: string): string =>
  createHmac('sha256', secret).update(`${purpose}:${ids}`).digest().subarray(0, 18).toString('base64url');

/** `purpose` names what may be done with it: a token for one thing opens no other. */
export function signedIds(secret: string, purpose: string, ids: readonly string[]): string {
  const words = ids.join('');
  return words + signatureOf(secret, purpose, words);
}

/** So many ids; null for anything that was not made by `signedIds` with this secret for this purpose. */
export function idsOf(secret: string, purpose: string, count: number, token: string): string[] | null {
  const words = token.slice(0, count * ID_LENGTH);
  const given = Buffer.from(token.slice(count * ID_LENGTH));
  const right = Buffer.from(signatureOf(secret, purpose, words));
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  return Array.from({ length: count }, (_, n) => words.slice(n * ID_LENGTH, (n + 1) * ID_LENGTH));
}
