/**
 * Text that only whoever knows the server's secret can read: AES-256-GCM under a key made from it (HKDF-SHA-256). What is
 * sealed can stand in a row, and in the backup of that row.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
/** Before what is sealed: names how, so that it can be done otherwise one day. */
const VERSION = 'v1.';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Of one secret and one use: what is sealed for one opens for no other. A key is good for some thousand million texts. */
export interface SealKey {
  readonly secret: string;
  readonly use: string;
}

/** `about` is what the text belongs to: put beside something else, it does not open. */
export function seal(key: SealKey, about: string, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, bytesOf(key), iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(about));
  const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return VERSION + sealed.toString('base64url');
}

/** Null for what was not sealed so with this key. */
export function openSealed(key: SealKey, about: string, sealed: string): string | null {
  if (!sealed.startsWith(VERSION)) return null;
  const bytes = Buffer.from(sealed.slice(VERSION.length), 'base64url');
  if (bytes.length < IV_BYTES + TAG_BYTES) return null;
  const [iv, words, tag] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES, -TAG_BYTES), bytes.subarray(-TAG_BYTES)];
  const decipher = createDecipheriv(CIPHER, bytesOf(key), iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(about)).setAuthTag(tag);
  try {
    return decipher.update(words, undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}

const bytesOf = ({ secret, use }: SealKey): Buffer => Buffer.from(hkdfSync('sha256', secret, '', use, KEY_BYTES));
